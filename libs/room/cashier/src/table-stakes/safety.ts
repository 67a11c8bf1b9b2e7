import { accept, judge, type Minor, minor, type PlayerId, type Policy, type Refusal } from '@cardroom/kernel';
import { cageIsOpen, isOfRoom } from '../ground-rules';
import { stampOf } from '../ids';
import {
  changeRequired,
  chipsStay,
  goingSouth,
  moreThanStack,
  nothingTakenOff,
  nothingToMove,
  stackNotRestored,
} from '../refusals';
import { type CommandNamed, type DecisionsOf, type EvolutionsOf, type RulesFor } from '../slice';
import { type Cage } from '../state';

type SafetyRule = RulesFor<'TakeForSafety'>[number];

export const isAnAmount: Policy<{ readonly amountMinor: Minor }, Cage> = ({ amountMinor }) =>
  Number.isSafeInteger(amountMinor) && amountMinor > 0 ? null : nothingToMove();

export const isInStack: Policy<{ readonly amountMinor: Minor; readonly stackMinor: Minor }, Cage> = ({
  amountMinor,
  stackMinor,
}) => (amountMinor <= stackMinor ? null : moreThanStack({ amountMinor, stackMinor }));

/** Chips leave the table only with an absent player, for safety (RRP-2.2.5), or not at all (THR-1.4.c). */
const isForSafety: SafetyRule = ({ tableId, amountMinor, stackMinor, isAbsent }, { settings }) => {
  const facts = { tableId, stackMinor, askedMinor: amountMinor };
  if (settings.chipRemovalWhileSeated === 'forbidden') return chipsStay(facts);
  return isAbsent ? null : goingSouth(facts);
};

export const takeForSafetyRules: RulesFor<'TakeForSafety'> = [
  cageIsOpen,
  isOfRoom,
  isAnAmount,
  isInStack,
  isForSafety,
];

const somethingIsOut: RulesFor<'BringBack'>[number] = ({ playerId, amountMinor }, { safety }) => {
  const out = safety.get(playerId)?.amountMinor ?? 0;
  return out > 0 && amountMinor <= out ? null : nothingTakenOff({ outMinor: out, amountMinor });
};

export const bringBackRules: RulesFor<'BringBack'> = [cageIsOpen, isOfRoom, isAnAmount, somethingIsOut];

const bringing = (command: CommandNamed<'BringBack'>, cage: Cage) => {
  const { tableId, playerId, amountMinor } = command;
  const owedMinor = minor((cage.safety.get(playerId)?.amountMinor ?? 0) - amountMinor);
  const fact = { ...stampOf(command), tableId, playerId, amountMinor, owedMinor };
  return accept({ type: 'BroughtBack' as const, ...fact });
};

export const safetyDecisions: DecisionsOf<'TakeForSafety' | 'BringBack'> = {
  TakeForSafety: (command, cage) =>
    judge(takeForSafetyRules, [command, cage], () => {
      const { tableId, playerId, amountMinor, stackMinor } = command;
      const left = minor(stackMinor - amountMinor);
      const fact = { ...stampOf(command), tableId, playerId, amountMinor, stackMinor: left };
      return accept({ type: 'TakenForSafetyOff', ...fact });
    }),
  BringBack: (command, cage) => judge(bringBackRules, [command, cage], () => bringing(command, cage)),
};

export const safetyEvolutions: EvolutionsOf<'TakenForSafetyOff' | 'BroughtBack'> = {
  TakenForSafetyOff: (cage, { tableId, playerId, amountMinor }) => {
    const before = cage.safety.get(playerId)?.amountMinor ?? 0;
    const taken = { playerId, tableId, amountMinor: minor(before + amountMinor) };
    return { ...cage, safety: cage.safety.set(playerId, taken) };
  },
  BroughtBack: (cage, { tableId, playerId, owedMinor }) => ({
    ...cage,
    safety:
      owedMinor === 0
        ? cage.safety.delete(playerId)
        : cage.safety.set(playerId, { playerId, tableId, amountMinor: owedMinor }),
  }),
};

/** Why the cage holds a player out of the next hand; null when it does not. */
export const mayBeDealtIn = ({ safety, cashToChange }: Cage, playerId: PlayerId): Refusal | null => {
  const out = safety.get(playerId);
  if (out) return stackNotRestored({ tableId: out.tableId, owedMinor: out.amountMinor });
  const cash = cashToChange.get(playerId);
  return cash ? changeRequired({ tableId: cash.tableId, handNumber: cash.handNumber }) : null;
};

import { accept, type Decision, judge, type Policy } from '@cardroom/kernel';
import { changed } from '../hand/copies';
import { type ObjectToAward, type OverruleObjection, type SetPotAside } from '../hand/commands';
import { type AwardObjected, type HandEvent, type ObjectionOverruled, type PotHeld } from '../hand/events';
import { noObjection, noShowdownNow, potAlreadyAwarded, unknownPot } from '../hand/refusals';
import { type Hand } from '../hand/state';
import { handIsUnderWay } from '../hand/under-way';
import { dueAward } from './awarding';

const isShowdown: Policy<unknown, Hand> = (_, { phase }) =>
  phase === 'showdown' ? null : noShowdownNow({ phase });

const potIsOpen: Policy<SetPotAside, Hand> = ({ pot }, { pots }) => {
  const held = pots[pot];
  if (!held) return unknownPot({ pot });
  return held.parts.every(({ awarded }) => awarded) || held.setAside ? potAlreadyAwarded({ pot }) : null;
};

export const setPotAsideRules = [handIsUnderWay, isShowdown, potIsOpen];

/**
 * A disputed pot is put aside by the house and play goes on (RRP-2.1.7); the floor awards it later on this same hand.
 */
export const setPotAside = (command: SetPotAside, hand: Hand): Decision<HandEvent> =>
  judge(setPotAsideRules, [command, hand], () => {
    const { at, pot } = command;
    const held: PotHeld = { type: 'PotHeld', at, pot };
    const rest = dueAward(evolveHeld(hand, held));
    return accept<HandEvent>(held, ...(rest ? [] : [{ type: 'HandEnded' as const, at, carried: 0 }]));
  });

export const evolveHeld = (hand: Hand, { at, pot }: PotHeld): Hand =>
  changed(hand, {
    pots: hand.pots.map((each, i) => (i === pot ? { ...each, setAside: true } : each)),
    showdown: { ...hand.showdown, objection: null },
    lastAt: at,
  });

/** Anybody may say that a pot is about to go wrong: the award pauses until the floor has ruled (RRP-3.6.3, THR-A28). */
export const objectToAward = (command: ObjectToAward, hand: Hand): Decision<AwardObjected> =>
  judge([handIsUnderWay, isShowdown], [command, hand], () =>
    accept({ type: 'AwardObjected', at: command.at, seat: command.seat }),
  );

export const evolveObjected = (hand: Hand, { at, seat }: AwardObjected): Hand =>
  changed(hand, { showdown: { ...hand.showdown, objection: seat }, lastAt: at });

const somebodyObjected: Policy<OverruleObjection, Hand> = (_, { showdown }) =>
  showdown.objection === null ? noObjection() : null;

export const overruleObjection = (command: OverruleObjection, hand: Hand): Decision<ObjectionOverruled> =>
  judge([handIsUnderWay, somebodyObjected], [command, hand], () =>
    accept({ type: 'ObjectionOverruled', at: command.at }),
  );

export const evolveOverruled = (hand: Hand, { at }: ObjectionOverruled): Hand =>
  changed(hand, { showdown: { ...hand.showdown, objection: null }, lastAt: at });

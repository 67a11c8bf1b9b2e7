import { accept, judge, type Minor, minor } from '@cardroom/kernel';
import { cageIsOpen, isOfRoom, theDay } from '../ground-rules';
import { stampOf } from '../ids';
import { notesOf } from '../ledger/banknotes';
import { cashNotInPlay, changeRequired, countInvalid, noteNotInPlay, nothingToChange } from '../refusals';
import { type CageSettings } from '../settings';
import { type CommandNamed, type DecisionsOf, type EvolutionsOf, type RulesFor } from '../slice';
import { type Cage } from '../state';
import { type CashToChange } from './state';

type Notes = Readonly<Record<string, number>>;

/**
 * Whether a note plays: cash does at all, which is decided at the start (THR-1.3.3), and this face value is admitted;
 * none named, all of them are. A room that cannot change everything admits hundreds only (RRP-12.5).
 */
export const notePlays = ({ cashPlays, acceptedCashBills }: CageSettings, face: number): boolean =>
  cashPlays && (acceptedCashBills.length === 0 || acceptedCashBills.includes(face));

/** Notes of the room's currency, whole ones and at least one. */
const isNoteCount: RulesFor<'CountNotes'>[number] = ({ notes }, cage) => {
  const faces = notesOf(theDay(cage).currency);
  const counts = Object.entries(notes);
  const isCounted = counts.some(([, count]) => count > 0);
  const areNotes = counts.every(
    ([face, count]) => faces.includes(Number(face)) && Number.isSafeInteger(count) && count >= 0,
  );
  return isCounted && areNotes ? null : countInvalid();
};

const cashPlays: RulesFor<'CountNotes'>[number] = (_, { settings }) =>
  settings.cashPlays ? null : cashNotInPlay();

const someNotePlays: RulesFor<'CountNotes'>[number] = ({ notes }, { settings }) =>
  Object.keys(notes).some((face) => notePlays(settings, Number(face)))
    ? null
    : noteNotInPlay({ notes: Object.keys(notes), accepted: settings.acceptedCashBills });

export const countNotesRules: RulesFor<'CountNotes'> = [
  cageIsOpen,
  isOfRoom,
  isNoteCount,
  cashPlays,
  someNotePlays,
];

const nothingOpen: RulesFor<'LetCashPlay'>[number] = ({ playerId, handNumber }, { cashToChange }) => {
  const open = cashToChange.get(playerId);
  return open && open.handNumber !== handNumber
    ? changeRequired({ tableId: open.tableId, handNumber: open.handNumber })
    : null;
};

export const letCashPlayRules: RulesFor<'LetCashPlay'> = [cageIsOpen, isOfRoom, nothingOpen];

const somethingToChange: RulesFor<'MarkCashChanged'>[number] = ({ playerId }, { cashToChange }) =>
  cashToChange.has(playerId) ? null : nothingToChange({ playerId });

export const markCashChangedRules: RulesFor<'MarkCashChanged'> = [cageIsOpen, isOfRoom, somethingToChange];

const amountOf = (notes: Notes, cage: Cage, isCounted: (face: number) => boolean): Minor => {
  const unitMinor = 10 ** theDay(cage).currencyDecimals;
  return minor(
    Object.entries(notes).reduce(
      (sum, [face, count]) => (isCounted(Number(face)) ? sum + Number(face) * unitMinor * count : sum),
      0,
    ),
  );
};

const counting = (command: CommandNamed<'CountNotes'>, cage: Cage) => {
  const { tableId, playerId, notes } = command;
  const isAdmitted = (face: number) => notePlays(cage.settings, face);
  const amountMinor = amountOf(notes, cage, isAdmitted);
  const refusedMinor = amountOf(notes, cage, (face) => !isAdmitted(face));
  const fact = { ...stampOf(command), tableId, playerId, notes, amountMinor, refusedMinor };
  return accept({ type: 'NotesCounted' as const, ...fact });
};

/** A player who did not know may finish the hand with cash, if nobody objects (RRP-2.2.3). */
const letting = (command: CommandNamed<'LetCashPlay'>, { settings }: Cage) => {
  const { tableId, playerId, handNumber, objections } = command;
  if (settings.cashPlays) return accept<never>();
  const fact = { ...stampOf(command), tableId, playerId, handNumber };
  return accept({
    type: objections > 0 ? ('CashKeptOut' as const) : ('CashPlayedOneHand' as const),
    ...fact,
  });
};

export const notesDecisions: DecisionsOf<'CountNotes' | 'LetCashPlay' | 'MarkCashChanged'> = {
  CountNotes: (command, cage) => judge(countNotesRules, [command, cage], () => counting(command, cage)),
  LetCashPlay: (command, cage) => judge(letCashPlayRules, [command, cage], () => letting(command, cage)),
  MarkCashChanged: (command, cage) =>
    judge(markCashChangedRules, [command, cage], () => {
      const { tableId, playerId } = command;
      return accept({ type: 'CashChanged', ...stampOf(command), tableId, playerId });
    }),
};

const toBeChanged = (cage: Cage, { playerId, tableId, handNumber }: CashToChange): Cage => ({
  ...cage,
  cashToChange: cage.cashToChange.set(playerId, { playerId, tableId, handNumber }),
});

export const notesEvolutions: EvolutionsOf<
  'NotesCounted' | 'CashPlayedOneHand' | 'CashKeptOut' | 'CashChanged'
> = {
  NotesCounted: (cage) => cage,
  CashPlayedOneHand: toBeChanged,
  CashKeptOut: toBeChanged,
  CashChanged: (cage, { playerId }) => ({ ...cage, cashToChange: cage.cashToChange.delete(playerId) }),
};

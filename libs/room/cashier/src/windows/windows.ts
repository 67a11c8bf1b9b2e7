import { accept, invariant, judge } from '@cardroom/kernel';
import {
  acceptPosting,
  actorOf,
  cageIsOpen,
  canBeCounted,
  isHisWindow,
  isOfCage,
  twoPeople,
} from '../ground-rules';
import { stampOf, staffIdOf, type WindowId } from '../ids';
import { comparedWith, countOf, type CountResult, settled } from '../ledger/counting';
import { plus } from '../ledger/holding';
import { entryOf, heldAt, moved } from '../ledger/postings';
import { cashierElsewhere, windowAlreadyOpen, windowNotCounted, windowNotOpen } from '../refusals';
import { type CommandNamed, type DecisionsOf, type EvolutionsOf, type RulesFor } from '../slice';
import { type Cage } from '../state';
import { type Window } from '../state-parts';

const placeOf = (windowId: WindowId): `window:${string}` => `window:${windowId}`;

const isClosedNow: RulesFor<'OpenWindow'>[number] = ({ windowId }, { windows }) =>
  (windows.get(windowId)?.state ?? 'closed') === 'closed' ? null : windowAlreadyOpen({ windowId });

/** Over and short belong to one person: a cashier answers for one drawer at a time. */
const cashierIsFree: RulesFor<'OpenWindow'>[number] = ({ by }, { windows }) => {
  const other = windows.find(({ cashier, state }) => state !== 'closed' && cashier === staffIdOf(by));
  return other ? cashierElsewhere({ windowId: other.windowId }) : null;
};

export const openWindowRules: RulesFor<'OpenWindow'> = [
  cageIsOpen,
  isOfCage,
  isClosedNow,
  cashierIsFree,
  twoPeople,
  ({ issued }, cage) => canBeCounted(issued, cage),
  ({ counted }, cage) => canBeCounted(counted, cage),
];

const turnIsOn: RulesFor<'CountWindow' | 'CloseWindow' | 'ResumeWindow'>[number] = (
  { windowId },
  { windows },
) => ((windows.get(windowId)?.state ?? 'closed') === 'closed' ? windowNotOpen({ windowId }) : null);

export const countWindowRules: RulesFor<'CountWindow'> = [
  cageIsOpen,
  isOfCage,
  turnIsOn,
  isHisWindow,
  ({ counted }, cage) => canBeCounted(counted, cage),
];

const wasCounted: RulesFor<'CloseWindow' | 'ResumeWindow'>[number] = ({ windowId }, { windows }) =>
  windows.get(windowId)?.state === 'counted' ? null : windowNotCounted({ windowId });

export const resumeWindowRules: RulesFor<'ResumeWindow'> = [
  cageIsOpen,
  isOfCage,
  turnIsOn,
  isHisWindow,
  wasCounted,
];

export const closeWindowRules: RulesFor<'CloseWindow'> = [
  cageIsOpen,
  isOfCage,
  turnIsOn,
  isHisWindow,
  wasCounted,
  twoPeople,
];

const theWindow = ({ windows }: Cage, windowId: WindowId): Window => {
  const window = windows.get(windowId);
  invariant(window, 'the rules found the window');
  return window;
};

const turnOf = ({ windowId, turn, cashier }: Window) => ({ windowId, turn, cashier });

const opening = (command: CommandNamed<'OpenWindow'>, cage: Cage) => {
  const { windowId, issued, counted, witness, by } = command;
  const place = placeOf(windowId);
  const result: CountResult = comparedWith(plus(heldAt(cage.balances, place), issued), counted);
  const postings = entryOf(moved('vault', place, issued), settled(place, result));
  const turn = (cage.windows.get(windowId)?.turn ?? 0) + 1;
  const fact = {
    ...stampOf(command),
    windowId,
    turn,
    cashier: actorOf(by),
    issued,
    ...result,
    witness,
    postings,
  };
  return acceptPosting(cage, postings, [{ type: 'WindowOpened', ...fact }]);
};

const closing = (command: CommandNamed<'CloseWindow'>, cage: Cage) => {
  const { windowId, drawer, witness } = command;
  const window = theWindow(cage, windowId);
  const place = placeOf(windowId);
  const counted = window.counted ?? heldAt(cage.balances, place);
  const result = countOf(cage.balances, place, counted);
  const postings = entryOf(
    settled(place, result),
    drawer === 'to-vault' ? moved(place, 'vault', counted) : [],
  );
  const fact = { ...stampOf(command), ...turnOf(window), drawer, ...result, witness, postings };
  return acceptPosting(cage, postings, [{ type: 'WindowClosed', ...fact }]);
};

export const windowDecisions: DecisionsOf<'OpenWindow' | 'CountWindow' | 'ResumeWindow' | 'CloseWindow'> = {
  OpenWindow: (command, cage) => judge(openWindowRules, [command, cage], () => opening(command, cage)),
  CountWindow: (command, cage) =>
    judge(countWindowRules, [command, cage], () => {
      const { windowId, counted } = command;
      const result = countOf(cage.balances, placeOf(windowId), counted);
      const fact = { ...stampOf(command), ...turnOf(theWindow(cage, windowId)), ...result };
      return accept({ type: 'WindowCounted', ...fact });
    }),
  ResumeWindow: (command, cage) =>
    judge(resumeWindowRules, [command, cage], () =>
      accept({ type: 'WindowResumed', ...stampOf(command), ...turnOf(theWindow(cage, command.windowId)) }),
    ),
  CloseWindow: (command, cage) => judge(closeWindowRules, [command, cage], () => closing(command, cage)),
};

const put = (cage: Cage, windowId: WindowId, change: Partial<Window>): Cage => {
  const window = cage.windows.get(windowId);
  return window ? { ...cage, windows: cage.windows.set(windowId, { ...window, ...change }) } : cage;
};

export const windowEvolutions: EvolutionsOf<
  'WindowOpened' | 'WindowCounted' | 'WindowResumed' | 'WindowClosed'
> = {
  WindowOpened: (cage, { windowId, turn, cashier }) => ({
    ...cage,
    windows: cage.windows.set(windowId, { windowId, state: 'open', turn, cashier, counted: null }),
  }),
  WindowCounted: (cage, { windowId, counted }) => put(cage, windowId, { state: 'counted', counted }),
  WindowResumed: (cage, { windowId }) => put(cage, windowId, { state: 'open', counted: null }),
  WindowClosed: (cage, { windowId }) => put(cage, windowId, { state: 'closed', counted: null }),
};

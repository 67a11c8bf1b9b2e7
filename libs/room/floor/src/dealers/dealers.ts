import { accept, type Instant, judge, type Refusal, type StaffId, type TableId } from '@cardroom/kernel';
import { type FloorEvent } from '../events';
import { byWhoIsInCharge, roleOf, stampOf, tableIsOpen } from '../ground-rules';
import { type CommandNamed, type DecisionsOf, type EvolutionsOf, type RulesFor } from '../slice';
import { type Floor, type FloorFacts } from '../state';
import { dealerAt, type DealerDuty, type DealerStanding } from './duties';
import {
  dealerNotOnBreak,
  dealerOnBreak,
  dealerSignedIn,
  dealerUnknown,
  nobodyToPush,
  otherDealer,
  sectionUnknown,
  tableHasDealer,
} from './refusals';
import { nextPush } from './rotation';

type OfDealer = CommandNamed<'SignInDealer' | 'SignOutDealer' | 'StartDealerBreak' | 'EndDealerBreak'>;

/** Dealers sign themselves in and out; somebody else does it for them only when in charge. */
const actsForHimself = ({ by, dealerId }: OfDealer): Refusal | null =>
  roleOf(by) === 'dealer' && by.kind === 'staff' && by.id !== dealerId ? otherDealer({ dealerId }) : null;

const isSignedIn = ({ dealerId }: OfDealer, floor: Floor): Refusal | null =>
  floor.dealers.has(dealerId) ? null : dealerUnknown({ dealerId });

type SignInRule = RulesFor<'SignInDealer'>[number];

/** One table a dealer: who deals elsewhere is pushed or signs out there first. */
const dealsNowhereElse: SignInRule = ({ dealerId, tableId }, floor) => {
  const duty = floor.dealers.get(dealerId);
  if (!duty || (duty.standing.state !== 'dealing' && tableId)) return null;
  return dealerSignedIn({ dealerId, ...(duty.standing.state === 'dealing' ? duty.standing : {}) });
};

const tableTakesADealer: SignInRule = ({ tableId }, floor) =>
  tableId ? tableIsOpen({ tableId }, floor) : null;

/** One dealer a table. */
const tableHasNone: SignInRule = ({ tableId }, floor) => {
  const there = tableId && dealerAt(floor, tableId);
  return there ? tableHasDealer({ tableId, dealerId: there.dealerId }) : null;
};

const sectionOf = (
  { tableId, section }: Pick<CommandNamed<'SignInDealer'>, 'tableId' | 'section'>,
  floor: FloorFacts,
): string => (tableId && floor.tables.get(tableId)?.plan.section) || section || '';

const sectionExists = ({ section }: { readonly section: string }, floor: Floor): Refusal | null =>
  floor.tables.some(({ plan }) => plan.section === section) ? null : sectionUnknown({ section });

export const signInDealerRules: RulesFor<'SignInDealer'> = [
  actsForHimself,
  tableTakesADealer,
  (command, floor) => sectionExists({ section: sectionOf(command, floor) }, floor),
  dealsNowhereElse,
  tableHasNone,
];

export const signOutDealerRules: RulesFor<'SignOutDealer'> = [actsForHimself, isSignedIn];

const isNotOnBreak: RulesFor<'StartDealerBreak'>[number] = ({ dealerId }, floor) =>
  floor.dealers.get(dealerId)?.standing.state === 'on-break' ? dealerOnBreak({ dealerId }) : null;

export const startDealerBreakRules: RulesFor<'StartDealerBreak'> = [actsForHimself, isSignedIn, isNotOnBreak];

const isOnBreak: RulesFor<'EndDealerBreak'>[number] = ({ dealerId }, floor) =>
  floor.dealers.get(dealerId)?.standing.state === 'on-break' ? null : dealerNotOnBreak({ dealerId });

export const endDealerBreakRules: RulesFor<'EndDealerBreak'> = [actsForHimself, isSignedIn, isOnBreak];

const somebodyMoves: RulesFor<'PushDealers'>[number] = ({ section }, floor) =>
  nextPush(floor, section).length > 0 ? null : nobodyToPush({ section });

export const pushDealersRules: RulesFor<'PushDealers'> = [byWhoIsInCharge, sectionExists, somebodyMoves];

const tableOf = (floor: FloorFacts, dealerId: StaffId) => {
  const standing = floor.dealers.get(dealerId)?.standing;
  return standing?.state === 'dealing' ? standing.tableId : null;
};

const nameOf = (floor: FloorFacts, dealerId: StaffId) => floor.dealers.get(dealerId)?.name ?? '';

const known = (
  command: CommandNamed<'SignOutDealer' | 'StartDealerBreak' | 'EndDealerBreak'>,
  floor: Floor,
) => {
  const { dealerId } = command;
  return { ...stampOf(command), dealerId, name: nameOf(floor, dealerId) };
};

export const dealersDecisions: DecisionsOf<
  'SignInDealer' | 'SignOutDealer' | 'StartDealerBreak' | 'EndDealerBreak' | 'PushDealers'
> = {
  SignInDealer: (command, floor) =>
    judge(signInDealerRules, [command, floor], () => {
      const { dealerId, name, tableId } = command;
      const section = sectionOf(command, floor);
      return accept({ type: 'DealerSignedIn', ...stampOf(command), dealerId, name, tableId, section });
    }),
  SignOutDealer: (command, floor) =>
    judge(signOutDealerRules, [command, floor], () => {
      const downs = floor.dealers.get(command.dealerId)?.downs ?? 0;
      const tableId = tableOf(floor, command.dealerId);
      return accept({ type: 'DealerSignedOut', ...known(command, floor), tableId, downs });
    }),
  StartDealerBreak: (command, floor) =>
    judge(startDealerBreakRules, [command, floor], () => {
      const tableId = tableOf(floor, command.dealerId);
      return accept({ type: 'DealerBreakStarted', ...known(command, floor), tableId });
    }),
  EndDealerBreak: (command, floor) =>
    judge(endDealerBreakRules, [command, floor], () =>
      accept({ type: 'DealerBreakEnded', ...known(command, floor) }),
    ),
  PushDealers: (command, floor) =>
    judge(pushDealersRules, [command, floor], () => {
      const { section } = command;
      const moves = nextPush(floor, section);
      return accept<FloorEvent>({ type: 'DealersPushed', ...stampOf(command), section, moves });
    }),
};

interface Change {
  readonly dealerId: StaffId;
  readonly at: Instant;
  readonly standing: DealerStanding;
}

const stands = (floor: FloorFacts, { dealerId, at, standing }: Change): FloorFacts => {
  const duty = floor.dealers.get(dealerId);
  if (!duty) return floor;
  const downs = standing.state === 'dealing' ? duty.downs + 1 : duty.downs;
  return { ...floor, dealers: floor.dealers.set(dealerId, { ...duty, standing, since: at, downs }) };
};

export const dealersEvolutions: EvolutionsOf<
  'DealerSignedIn' | 'DealerSignedOut' | 'DealerBreakStarted' | 'DealerBreakEnded' | 'DealersPushed'
> = {
  DealerSignedIn: (floor, { dealerId, name, tableId, section, at }) => {
    const was = floor.dealers.get(dealerId);
    const ready: DealerDuty = {
      dealerId,
      name,
      section,
      standing: { state: 'ready' },
      since: at,
      signedInAt: was?.signedInAt ?? at,
      downs: was?.downs ?? 0,
    };
    const here = { ...floor, dealers: floor.dealers.set(dealerId, ready) };
    return tableId ? stands(here, { dealerId, at, standing: { state: 'dealing', tableId } }) : here;
  },
  DealerSignedOut: (floor, { dealerId }) => ({ ...floor, dealers: floor.dealers.delete(dealerId) }),
  DealerBreakStarted: (floor, { dealerId, at }) =>
    stands(floor, { dealerId, at, standing: { state: 'on-break' } }),
  DealerBreakEnded: (floor, { dealerId, at }) =>
    stands(floor, { dealerId, at, standing: { state: 'ready' } }),
  DealersPushed: (floor, { at, moves }) =>
    moves.reduce(
      (now, { dealerId, to }) =>
        stands(now, {
          dealerId,
          at,
          standing: to ? { state: 'dealing', tableId: to } : { state: 'on-break' },
        }),
      floor,
    ),
};

/** The dealer of a table that closed stands ready in its section. */
export const dealerSentOn = (floor: FloorFacts, tableId: TableId, at: Instant): FloorFacts => {
  const duty = dealerAt(floor, tableId);
  return duty ? stands(floor, { dealerId: duty.dealerId, at, standing: { state: 'ready' } }) : floor;
};

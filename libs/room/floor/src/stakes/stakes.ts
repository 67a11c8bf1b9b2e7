import { accept, type GameId, judge, type PlayerId, type TableId } from '@cardroom/kernel';
import { type FloorEvent, type OfSeat } from '../events';
import { type GameOffer } from '../games/games';
import { gameIsOffered, isInCharge, ofEntry, roleOf, stampOf, tableIsOpen, theTable } from '../ground-rules';
import { endReservation, withdrawCall } from '../seats/releasing';
import { type CommandNamed, type DecisionsOf, type EvolutionsOf, type RulesFor } from '../slice';
import { entryOf, type Floor, type FloorFacts } from '../state';
import { alreadyBreaking } from '../breaks/refusals';
import { type StakesChanged, type StakesObjected, type StakesProposed } from './events';
import {
  approvalRequired,
  halfTheTableObjects,
  noStakesProposed,
  notPolled,
  objectedAlready,
  stakesChangeObjected,
  stakesProposedAlready,
  stakesSame,
} from './refusals';

/** A change that a table asked for, until it is confirmed, withdrawn, or the table closes. */
export interface StakesProposal extends Pick<StakesProposed, 'at' | 'gameId' | 'fromGameId'> {
  readonly objections: readonly Pick<StakesObjected, 'at' | 'playerId' | 'alias'>[];
}

export const proposalAt = (floor: FloorFacts, tableId: TableId): StakesProposal | null =>
  floor.stakesProposals.get(tableId) ?? null;

/** Who is asked: those who sit there and are not absent (RRP-2.2.16). */
export const polledAt = (floor: FloorFacts, tableId: TableId): readonly PlayerId[] =>
  (floor.tables.get(tableId)?.seats ?? []).flatMap((use) =>
    use.state === 'seated' && !floor.absences.has(use.seated.playerId) ? [use.seated.playerId] : [],
  );

/** Objections of those who still sit there; who left takes his with him. */
export const objectionsAt = (floor: FloorFacts, tableId: TableId): StakesProposal['objections'] => {
  const sits = ({ playerId }: { readonly playerId: PlayerId }) =>
    floor.seatOf.get(playerId)?.tableId === tableId;
  return (proposalAt(floor, tableId)?.objections ?? []).filter(sits);
};

const isRaised = (from: GameOffer, to: GameOffer): boolean =>
  to.stakes[1] > from.stakes[1] || (to.stakes[1] === from.stakes[1] && to.stakes[0] > from.stakes[0]);

/**
 * Raising the stakes needs the house's approval (RRP-2.2.16). So does another game, by our reading: which games are
 * open is for management to decide (RRP-2.2.1).
 */
export const needsApproval = (floor: FloorFacts, { fromGameId, gameId }: StakesProposal): boolean => {
  const [from, to] = [floor.games.get(fromGameId), floor.games.get(gameId)];
  if (!from || !to) return true;
  return from.variant !== to.variant || from.structure !== to.structure || isRaised(from, to);
};

type ProposeRule = RulesFor<'ProposeStakes'>[number];
type ObjectRule = RulesFor<'ObjectToStakes'>[number];
type ConfirmRule = RulesFor<'ConfirmStakes'>[number];

const itIsAnother: ProposeRule = ({ tableId, gameId }, floor) =>
  theTable(floor, tableId).game.gameId === gameId ? stakesSame({ tableId, gameId }) : null;

const nothingElseProposed: ProposeRule = ({ tableId }, floor) =>
  proposalAt(floor, tableId) ? stakesProposedAlready({ tableId }) : null;

const tableGoesOn: ProposeRule = ({ tableId }, floor) =>
  theTable(floor, tableId).game.breaking ? alreadyBreaking({ tableId }) : null;

export const proposeStakesRules: RulesFor<'ProposeStakes'> = [
  tableIsOpen,
  tableGoesOn,
  gameIsOffered,
  itIsAnother,
  nothingElseProposed,
];

const somethingIsProposed: RulesFor<'ObjectToStakes' | 'ConfirmStakes' | 'WithdrawStakes'>[number] = (
  { tableId },
  floor,
) => (proposalAt(floor, tableId) ? null : noStakesProposed({ tableId }));

const heIsAsked: ObjectRule = ({ tableId, playerId }, floor) =>
  polledAt(floor, tableId).includes(playerId) ? null : notPolled({ tableId });

const heDidNotObjectYet: ObjectRule = ({ tableId, playerId }, floor) =>
  objectionsAt(floor, tableId).some((objection) => objection.playerId === playerId)
    ? objectedAlready({ tableId })
    : null;

export const objectToStakesRules: RulesFor<'ObjectToStakes'> = [
  tableIsOpen,
  somethingIsProposed,
  heIsAsked,
  heDidNotObjectYet,
];

const gameStillOffered: ConfirmRule = (command, floor) => {
  const gameId = proposalAt(floor, command.tableId)?.gameId as GameId;
  return gameIsOffered({ gameId }, floor);
};

/** Two objections, or as many as the house has set, refuse it (RRP-2.2.16). */
const fewEnoughObject: ConfirmRule = ({ tableId }, floor) => {
  const objections = objectionsAt(floor, tableId).length;
  const blocking = floor.settings.stakesChangeBlockingObjections;
  return objections >= blocking ? stakesChangeObjected({ tableId, objections, blocking }) : null;
};

const houseApproves: ConfirmRule = ({ tableId, by }, floor) => {
  const proposal = proposalAt(floor, tableId);
  if (isInCharge(by) || !proposal || !needsApproval(floor, proposal)) return null;
  return approvalRequired({ role: roleOf(by) ?? by.kind });
};

const floorWasWarned: ConfirmRule = ({ tableId, confirmed }, floor) => {
  const isHalf = polledAt(floor, tableId).length === 2 && objectionsAt(floor, tableId).length === 1;
  return isHalf && !confirmed ? halfTheTableObjects({ tableId }) : null;
};

export const confirmStakesRules: RulesFor<'ConfirmStakes'> = [
  tableIsOpen,
  somethingIsProposed,
  gameStillOffered,
  fewEnoughObject,
  houseApproves,
  floorWasWarned,
];

export const withdrawStakesRules: RulesFor<'WithdrawStakes'> = [tableIsOpen, somethingIsProposed];

const objection = (command: CommandNamed<'ObjectToStakes'>, floor: Floor): readonly FloorEvent[] => {
  const { tableId, playerId } = command;
  const { seat } = floor.seatOf.get(playerId) as OfSeat;
  const use = theTable(floor, tableId).table.seats[seat - 1];
  const gameId = proposalAt(floor, tableId)?.gameId;
  if (use?.state !== 'seated' || !gameId) return [];
  const { alias } = use.seated;
  return [{ type: 'StakesObjected', ...stampOf(command), tableId, seat, gameId, playerId, alias }];
};

type Changing = CommandNamed<'ConfirmStakes'>;

/** Who was to come for the former game comes no more: he keeps his place on its list. */
const promisesEnded = (command: Changing, floor: Floor): readonly FloorEvent[] => {
  const { tableId } = command;
  return theTable(floor, tableId).table.seats.flatMap((use, i) =>
    use.state === 'reserved' && use.reservation.holder
      ? endReservation(floor, { stamp: stampOf(command), at: { tableId, seat: i + 1 }, cause: 'released' })
      : [],
  );
};

/** Who waited for the new game now sits in it (RRP-2.3.4). */
const placesEnded = (command: Changing, floor: Floor, gameId: GameId): readonly FloorEvent[] => {
  const stamp = stampOf(command);
  return theTable(floor, command.tableId).table.seats.flatMap((use): FloorEvent[] => {
    const entry = use.state === 'seated' ? entryOf(floor, use.seated.playerId, gameId) : null;
    if (!entry) return [];
    return [
      ...withdrawCall(floor, entry.entryId, { stamp, cause: 'seated-elsewhere' }),
      { type: 'EntryRemoved', ...stamp, ...ofEntry(entry), cause: 'seated-elsewhere', reason: null },
    ];
  });
};

const changing = (command: Changing, floor: Floor): readonly FloorEvent[] => {
  const { tableId } = command;
  const proposal = proposalAt(floor, tableId);
  if (!proposal) return [];
  const { gameId, fromGameId } = proposal;
  const objections = objectionsAt(floor, tableId).length;
  const changed: StakesChanged = {
    type: 'StakesChanged',
    ...stampOf(command),
    tableId,
    gameId,
    fromGameId,
    objections,
  };
  return [...promisesEnded(command, floor), ...placesEnded(command, floor, gameId), changed];
};

export const stakesDecisions: DecisionsOf<
  'ProposeStakes' | 'ObjectToStakes' | 'ConfirmStakes' | 'WithdrawStakes'
> = {
  ProposeStakes: (command, floor) =>
    judge(proposeStakesRules, [command, floor], () => {
      const { tableId, gameId } = command;
      const fromGameId = theTable(floor, tableId).game.gameId;
      return accept({ type: 'StakesProposed', ...stampOf(command), tableId, gameId, fromGameId });
    }),
  ObjectToStakes: (command, floor) =>
    judge(objectToStakesRules, [command, floor], () => accept(...objection(command, floor))),
  ConfirmStakes: (command, floor) =>
    judge(confirmStakesRules, [command, floor], () => accept(...changing(command, floor))),
  WithdrawStakes: (command, floor) =>
    judge(withdrawStakesRules, [command, floor], () => {
      const { tableId } = command;
      const gameId = proposalAt(floor, tableId)?.gameId as GameId;
      return accept({ type: 'StakesWithdrawn', ...stampOf(command), tableId, gameId });
    }),
};

const put = (floor: FloorFacts, tableId: TableId, proposal: StakesProposal): FloorFacts => ({
  ...floor,
  stakesProposals: floor.stakesProposals.set(tableId, proposal),
});

const without = (floor: FloorFacts, tableId: TableId): FloorFacts => ({
  ...floor,
  stakesProposals: floor.stakesProposals.delete(tableId),
});

export const stakesEvolutions: EvolutionsOf<
  'StakesProposed' | 'StakesObjected' | 'StakesChanged' | 'StakesWithdrawn'
> = {
  StakesProposed: (floor, { tableId, at, gameId, fromGameId }) =>
    put(floor, tableId, { at, gameId, fromGameId, objections: [] }),
  StakesObjected: (floor, { tableId, at, playerId, alias }) => {
    const proposal = proposalAt(floor, tableId);
    if (!proposal) return floor;
    const others = proposal.objections.filter((each) => each.playerId !== playerId);
    return put(floor, tableId, { ...proposal, objections: [...others, { at, playerId, alias }] });
  },
  StakesWithdrawn: (floor, { tableId }) => without(floor, tableId),
  StakesChanged: (floor, { tableId, gameId }) => {
    const table = floor.tables.get(tableId);
    if (!table?.game) return floor;
    const game = { ...table.game, gameId };
    return without({ ...floor, tables: floor.tables.set(tableId, { ...table, game }) }, tableId);
  },
};

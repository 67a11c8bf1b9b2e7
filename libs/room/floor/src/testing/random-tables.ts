import { afterMinutes, type PlayerId, type Seed, type TableId } from '@cardroom/kernel';
import { type FloorCommand } from '../commands';
import { type OfSeat } from '../facts';
import { proposals } from '../moves/offers';
import { type Floor } from '../state';
import {
  type Ask,
  gameAt,
  type Maker,
  occupied,
  pick,
  playerAt,
  reasonAt,
  seatAt,
  stamp,
  tableAt,
  tableId,
} from './random-asks';

// What happens at tables in a random evening: absences, moves, breaks, rent, dealers.

const give = ({ n, at }: Ask, command: object | null): FloorCommand | null =>
  command && ({ ...command, ...stamp(n, at) } as FloorCommand);

const atOccupied =
  (make: (seat: OfSeat, ask: Ask) => object): Maker =>
  (ask) => {
    const seat = occupied(ask);
    return give(ask, seat && make(seat, ask));
  };

const sitter = ({ floor, step }: Ask): PlayerId | null => pick([...floor.seatOf.keys()].sort(), step.who);

const ofSitter =
  (make: (playerId: PlayerId, ask: Ask) => object): Maker =>
  (ask) => {
    const playerId = sitter(ask);
    return give(ask, playerId && make(playerId, ask));
  };

/** One of the values that a part of the floor holds. */
const ofPart =
  <V>(part: (floor: Floor) => Iterable<V>, make: (value: V, ask: Ask) => object): Maker =>
  (ask) => {
    const value = pick([...part(ask.floor)], ask.step.who);
    return give(ask, value && make(value, ask));
  };

const at = (ask: Ask): OfSeat => ({ tableId: tableAt(ask), seat: seatAt(ask) });
const seedOf = ({ n }: Ask): Seed => n.toString(16).padStart(64, '0') as Seed;
const slipsOf = ({ n }: Ask) =>
  Array.from({ length: 10 }, (_, i) => ({ entryId: `s${n}-${i}`, receiptCode: `S${n}-${i}` }));

const absences: readonly Maker[] = [
  atOccupied((seat) => ({ type: 'MarkAbsent', ...seat })),
  atOccupied((seat) => ({ type: 'MarkAbsent', ...seat })),
  ofPart(
    ({ absences: away }) => away.values(),
    ({ tableId: table, seat }) => ({ type: 'MarkPresent', tableId: table, seat }),
  ),
  ofPart(
    ({ absences: away }) => away.values(),
    ({ tableId: table, seat }, { at: now, step }) => ({
      ...{ type: 'AnnounceAbsence', tableId: table, seat },
      until: afterMinutes(now, 20 + (step.where % 60)),
    }),
  ),
  ofPart(
    ({ absences: away }) => away.values(),
    ({ tableId: table, seat }, ask) => ({
      ...{ type: 'PickUpChips', tableId: table, seat, ...reasonAt(ask) },
      ...{ custodyId: `k${ask.n}`, entryId: `pu${ask.n}`, receiptCode: `PU${ask.n}`, amountMinor: 20_000 },
    }),
  ),
  ofPart(
    ({ custody }) => custody.keys(),
    (custodyId, { step }) => ({
      ...{ type: 'ReleaseCustody', custodyId },
      to: step.where % 2 ? 'player' : 'cashier',
    }),
  ),
  ofPart(
    ({ absences: away }) => away.values(),
    ({ tableId: table, seat, gameId }, { floor, step }) => ({
      ...{ type: 'AllowPlayOver', tableId: table, seat },
      entryId: pick(floor.lists.get(gameId)?.places ?? [], step.where)?.entryId ?? 'nobody',
    }),
  ),
  ofPart(
    ({ playedOver }) => playedOver.values(),
    ({ tableId: table, seat }) => ({ type: 'EndPlayOver', tableId: table, seat }),
  ),
];

const proposed =
  (type: 'MovePlayer' | 'AnnounceMove' | 'DeclineOffer'): Maker =>
  (ask) => {
    const one = pick(
      [...ask.floor.games.keys()].flatMap((game) => proposals(ask.floor, game)),
      ask.step.who,
    );
    return give(ask, one && { type, playerId: one.first.playerId, tableId: one.tableId, seat: one.seat });
  };

const ofAnnounced = (type: string): Maker =>
  ofPart(
    ({ announcedMoves }) => announcedMoves.keys(),
    (playerId) => ({ type, playerId, reason: 'changed his mind' }),
  );

const tablesAsked = ({ room, step }: Ask): readonly TableId[] | null =>
  step.where % 2 ? null : [tableId(step.where % room.tables)];

const moves: readonly Maker[] = [
  ofSitter((playerId, ask) => ({
    ...{ type: 'RequestSeatChange', playerId },
    seats: ask.step.where % 2 ? null : [seatAt(ask)],
  })),
  ofSitter((playerId, ask) => ({ type: 'RequestTableChange', playerId, tables: tablesAsked(ask) })),
  ofPart(
    ({ seatRequests }) => seatRequests.values(),
    ({ playerId, kind }) => ({ type: 'CancelRequest', playerId, kind }),
  ),
  proposed('DeclineOffer'),
  proposed('MovePlayer'),
  proposed('MovePlayer'),
  proposed('AnnounceMove'),
  proposed('AnnounceMove'),
  ofSitter((playerId, ask) => ({ type: 'MovePlayer', playerId, ...at(ask), ...reasonAt(ask) })),
  ofSitter((playerId, ask) => ({
    ...{ type: 'MovePlayer', playerId, ...at(ask) },
    ...{ forced: true, reason: 'balance' },
  })),
  ofAnnounced('BigBlindPassed'),
  ofAnnounced('CompleteMove'),
  ofAnnounced('CancelMove'),
  ofAnnounced('RefuseMustMove'),
  ofSitter((playerId) => ({ type: 'RefuseMustMove', playerId })),
  ofPart(
    ({ mustMoveCooldowns }) => mustMoveCooldowns.values(),
    ({ playerId, gameId }) => ({ type: 'LiftCooldown', playerId, gameId, reason: 'a mistake' }),
  ),
  (ask) => give(ask, { type: 'HandPassed', tableId: tableAt(ask) }),
  (ask) =>
    give(ask, {
      type: 'LinkFeeder',
      tableId: tableAt(ask),
      mainTableId: tableId(ask.step.who % ask.room.tables),
    }),
  (ask) => (ask.step.who % 4 ? null : give(ask, { type: 'UnlinkFeeder', tableId: tableAt(ask) })),
  (ask) =>
    give(ask, {
      ...{ type: 'KeepApart', playerId: playerAt(ask).playerId, reason: 'partners' },
      otherPlayerId: `p${ask.step.where % ask.room.players}`,
    }),
];

const breaking = ({ tables }: Floor): readonly TableId[] =>
  [...tables.values()].flatMap(({ plan, game }) => (game?.breaking ? [plan.tableId] : []));

/** A card for everybody at a table where somebody sits, announced before or not. */
const draw: Maker = (ask) => {
  const [announced] = breaking(ask.floor);
  const table = announced ?? (ask.step.who % 3 ? null : occupied(ask)?.tableId);
  return give(ask, table ? { type: 'DrawForBreak', tableId: table, seed: seedOf(ask) } : null);
};

const breakUp: Maker = ofPart(
  ({ breakDraws }) => breakDraws.keys(),
  (table, ask) => ({ type: 'BreakTable', tableId: table, slips: slipsOf(ask) }),
);

const breaks: readonly Maker[] = [
  (ask) => (ask.step.who % 2 ? null : give(ask, { type: 'AnnounceBreak', tableId: tableAt(ask) })),
  draw,
  draw,
  draw,
  breakUp,
  breakUp,
  ofPart(
    ({ brokenUp, reservedFor }) => [...brokenUp.keys()].flatMap((player) => reservedFor.get(player) ?? []),
    (seat, ask) => ({ type: 'GiveUpBreakSeat', ...seat, handsSkipped: 3, slip: slipsOf(ask)[0] }),
  ),
  (ask) => give(ask, { type: 'DrawSeats', tableId: tableAt(ask), seed: seedOf(ask), players: 4 }),
  (ask) => give(ask, { type: 'DrawButton', tableId: tableAt(ask), seed: seedOf(ask) }),
  (ask) => give(ask, { type: 'AddExtraSeat', tableId: tableAt(ask) }),
];

const rentMakers = [
  'CollectTime',
  'CollectTime',
  'PayTime',
  'WaiveTime',
  'RefundTime',
  'DeclineTime',
  'PauseCollection',
  'ResumeCollection',
].map((type): Maker =>
  ofPart(
    ({ collections }) => collections.values(),
    ({ tableId: table, moments, lastPeriod }, { step }) => {
      const moment = step.where % 4 ? moments.at(-1) : moments.at(-2);
      const seat = pick(moment?.seats ?? [], step.where)?.seat ?? 1;
      const then = step.where % 3 ? 'courtesy' : 'leave';
      const period = moment?.period ?? lastPeriod;
      const unpaid = step.where % 3 ? [] : [seat];
      return { type, tableId: table, period, seat, unpaid, then, reason: 'as agreed' };
    },
  ),
);

const dealers: readonly Maker[] = [
  (ask) => give(ask, { type: 'PushDealers', section: ask.step.who % 2 ? 'A' : 'B' }),
  (ask) => {
    const dealer = { dealerId: `d${ask.step.who % 6}`, name: `Dealer ${ask.step.who % 6}` };
    return give(ask, { type: 'SignInDealer', ...dealer, tableId: tableAt(ask), section: null });
  },
  ofPart(
    ({ dealers: on }) => on.keys(),
    (dealerId) => ({ type: 'StartDealerBreak', dealerId }),
  ),
  ofPart(
    ({ dealers: on }) => on.keys(),
    (dealerId) => ({ type: 'EndDealerBreak', dealerId }),
  ),
];

const others: readonly Maker[] = [
  (ask) => give(ask, { type: 'ProposeStakes', tableId: tableAt(ask), gameId: gameAt(ask) }),
  ofPart(
    ({ stakesProposals }) => stakesProposals.keys(),
    (table) => ({ type: 'ConfirmStakes', tableId: table, confirmed: true }),
  ),
  atOccupied((seat) => ({ type: 'AdmitGuest', ...seat })),
  atOccupied((seat, { step }) => ({
    ...{ type: 'FlagSeat', ...seat },
    flag: step.where % 3 === 0 ? 'wants-drinks' : step.where % 3 === 1 ? 'no-chips' : 'leaving',
  })),
];

const seatings = ['firstComeChooses', 'organiserAssigned', 'firstComeChooses', 'randomDraw'];

/** Pots that are carried on, and starting tables that the organiser imposes, on the evenings when he does. */
const rareEvenings: readonly Maker[] = [
  (ask) => give(ask, { type: 'CarryPot', tableId: tableAt(ask) }),
  ofPart(
    ({ carriedPots }) => carriedPots.keys(),
    (table) => ({ type: 'CarriedPotWon', tableId: table }),
  ),
  (ask) => {
    const value = seatings[ask.step.where % seatings.length];
    return give(ask, { type: 'ChangeHouseSetting', setting: 'initialSeating', value });
  },
  (ask) => {
    const gameId = gameAt(ask);
    const places = ask.floor.lists.get(gameId)?.places ?? [];
    const entryId = pick(places, ask.step.who)?.entryId;
    return give(
      ask,
      entryId ? { type: 'ImposeTables', gameId, tables: [{ entryId, tableId: tableAt(ask) }] } : null,
    );
  },
  ofPart(
    ({ imposedTables }) => imposedTables.keys(),
    (gameId) => ({ type: 'RevealTables', gameId }),
  ),
];

export const tableMakers: readonly Maker[] = [
  ...absences,
  ...moves,
  ...breaks,
  ...rentMakers,
  ...dealers,
  ...others,
  ...rareEvenings,
];

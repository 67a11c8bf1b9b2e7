import { type PlayCommandBody, type PlayCommandName } from '@cardroom/contracts';
import { afterMinutes, type Actor, id, type Minor, type PlayerId, type StaffId } from '@cardroom/kernel';
import { type ClockSettings, lastEntry, type PlayCommand, startingClocks, type Table } from '@cardroom/play';
import { type Edge } from '../commands/edge';
import { amount, given, stamp } from '../commands/translating';
import { notAllowed } from '../problems/refused';
import { askOf } from './asks';

/** What a translation may look at besides the request: the table as it stands. */
export interface TableEdge extends Edge {
  readonly table: Table;
}

type Translation<N extends PlayCommandName> = (body: PlayCommandBody<N>, edge: TableEdge) => PlayCommand;

const person = (playerId: string): PlayerId => id<PlayerId>(playerId);

/** Whose decision it is: the member of staff who asks. */
const approver = ({ by }: { readonly by: Actor }): StaffId => {
  if (by.kind !== 'staff') throw notAllowed();
  return by.id;
};

const sharesOf = (shares: PlayCommandBody<'play/award-aside'>['shares'], edge: Edge) =>
  shares.map((share, i) => ({
    playerId: person(share.playerId),
    amountMinor: amount(share.amount, `shares.${i}.amount`, edge),
  }));

const clocksOf = (
  { clocks }: PlayCommandBody<'play/change-clocks'>,
  { table }: TableEdge,
): ClockSettings => ({ ...(table.terms?.clocks ?? startingClocks), ...given(clocks) });

const minorOf = (text: string, edge: Edge): Minor => amount(text, 'amount', edge);

type TableNames =
  | 'play/change-depth'
  | 'play/change-clocks'
  | 'play/announce-last-hand'
  | 'play/go-on'
  | 'play/pause-table'
  | 'play/resume-table';

const ofTable: { readonly [N in TableNames]: Translation<N> } = {
  'play/change-depth': ({ depth }, edge) => ({ type: 'ChangeDepth', ...stamp(edge), depth }),
  'play/change-clocks': (body, edge) => ({
    type: 'ChangeHouseRules',
    ...stamp(edge),
    clocks: clocksOf(body, edge),
  }),
  'play/announce-last-hand': ({ why }, edge) => ({ type: 'AnnounceLastHand', ...stamp(edge), why }),
  'play/go-on': (_, edge) => ({ type: 'GoOn', ...stamp(edge) }),
  'play/pause-table': ({ why, minutes }, edge) => ({
    type: 'PauseTable',
    ...stamp(edge),
    why,
    ...given({ until: minutes === undefined ? undefined : afterMinutes(edge.at, minutes) }),
  }),
  'play/resume-table': (_, edge) => ({ type: 'ResumeTable', ...stamp(edge) }),
};

type HandNames =
  | 'play/start-hand'
  | 'play/hand-done'
  | 'play/play-hand'
  | 'play/report-error'
  | 'play/rule-on-hand'
  | 'play/undo-entry'
  | 'play/correct-hand';

const ofHand: { readonly [N in HandNames]: Translation<N> } = {
  'play/start-hand': ({ hand, button, stepwise }, edge) => ({
    type: 'StartHand',
    ...stamp(edge),
    ...given({ hand, button, stepwise }),
  }),
  'play/hand-done': ({ misdeal }, edge) => ({ type: 'HandDone', ...stamp(edge), ...given({ misdeal }) }),
  'play/play-hand': ({ hand, ask }, edge) => ({
    type: 'PlayHand',
    ...stamp(edge),
    hand,
    ask: askOf(ask, edge),
  }),
  'play/report-error': ({ hand, ask }, edge) => ({
    type: 'PlayHand',
    ...stamp(edge),
    hand,
    ask: askOf(ask, edge),
  }),
  'play/rule-on-hand': ({ hand, ask }, edge) => ({
    type: 'PlayHand',
    ...stamp(edge),
    hand,
    ask: askOf(ask, edge),
  }),
  'play/undo-entry': ({ hand }, edge) => ({
    type: 'CorrectHand',
    ...stamp(edge),
    hand,
    step: lastEntry(edge.table, hand) ?? 0,
    replacement: null,
    reason: 'mis-entered',
    approvedBy: approver(edge),
  }),
  'play/correct-hand': ({ hand, step, replacement, reason }, edge) => ({
    type: 'CorrectHand',
    ...stamp(edge),
    hand,
    step,
    replacement: replacement && askOf(replacement, edge),
    reason,
    approvedBy: approver(edge),
  }),
};

type SeatNames =
  | 'play/sit-out'
  | 'play/sit-in'
  | 'play/post-to-play'
  | 'play/leave-table'
  | 'play/draw-for-button'
  | 'play/place-button';

const ofSeats: { readonly [N in SeatNames]: Translation<N> } = {
  'play/sit-out': ({ playerId }, edge) => ({
    type: 'SitOut',
    ...stamp(edge),
    playerId: person(playerId),
  }),
  'play/sit-in': ({ playerId }, edge) => ({ type: 'SitIn', ...stamp(edge), playerId: person(playerId) }),
  'play/post-to-play': ({ playerId }, edge) => ({
    type: 'PostToPlay',
    ...stamp(edge),
    playerId: person(playerId),
  }),
  'play/leave-table': ({ playerId }, edge) => ({
    type: 'LeaveSeat',
    ...stamp(edge),
    playerId: person(playerId),
    cause: 'left',
  }),
  'play/draw-for-button': ({ draws }, edge) => ({
    type: 'DrawForButton',
    ...stamp(edge),
    ...(draws ? { draws: draws as never } : {}),
  }),
  'play/place-button': ({ button, reason }, edge) => ({
    type: 'PlaceButton',
    ...stamp(edge),
    button,
    reason,
  }),
};

type ChipNames = 'play/add-chips' | 'play/pay-from-stack' | 'play/count-stacks';

const ofChips: { readonly [N in ChipNames]: Translation<N> } = {
  'play/add-chips': ({ playerId, amount: text, from, isShort }, edge) => ({
    type: 'AddChips',
    ...stamp(edge),
    playerId: person(playerId),
    amountMinor: minorOf(text, edge),
    from,
    ...given({ isShort }),
  }),
  'play/pay-from-stack': ({ playerId, amount: text, paidFor }, edge) => ({
    type: 'PayFromStack',
    ...stamp(edge),
    playerId: person(playerId),
    amountMinor: minorOf(text, edge),
    paidFor,
  }),
  'play/count-stacks': ({ stacks, reason }, edge) => ({
    type: 'CountStacks',
    ...stamp(edge),
    stacks: stacks.map(({ seat, stack }, i) => ({
      seat,
      stackMinor: amount(stack, `stacks.${i}.stack`, edge),
    })),
    reason,
    approvedBy: approver(edge),
  }),
};

type RulingNames =
  'play/stop-table' | 'play/release-table' | 'play/set-pot-aside' | 'play/award-aside' | 'play/move-pot';

const ofRulings: { readonly [N in RulingNames]: Translation<N> } = {
  'play/stop-table': ({ reason }, edge) => ({ type: 'StopTable', ...stamp(edge), reason }),
  'play/release-table': ({ decided }, edge) => ({ type: 'ReleaseTable', ...stamp(edge), decided }),
  'play/set-pot-aside': ({ hand, from, why, reason }, edge) => ({
    type: 'SetPotAside',
    ...stamp(edge),
    hand,
    from: sharesOf(from, edge),
    why,
    reason,
    approvedBy: approver(edge),
  }),
  'play/award-aside': ({ aside, shares, reason }, edge) => ({
    type: 'AwardAside',
    ...stamp(edge),
    aside,
    shares: sharesOf(shares, edge),
    reason,
    approvedBy: approver(edge),
  }),
  'play/move-pot': ({ hand, from, to, reason }, edge) => ({
    type: 'MovePot',
    ...stamp(edge),
    hand,
    from: sharesOf(from, edge),
    to: sharesOf(to, edge),
    reason,
    approvedBy: approver(edge),
  }),
};

/** How each request becomes a command of the table's play. */
export const playCommands: { readonly [N in PlayCommandName]: Translation<N> } = {
  ...ofTable,
  ...ofHand,
  ...ofSeats,
  ...ofChips,
  ...ofRulings,
};

import { id, minor, type TableId } from '@cardroom/kernel';
import { type PlayCommand } from '../commands';
import { type PlayEvent } from '../events';
import {
  ana,
  approvedBy,
  at,
  ben,
  cleo,
  clock,
  dan,
  dealer,
  euros,
  eve,
  floor,
  happened,
  playing,
  rules,
  seated,
  seedOf,
  stakes,
  timer,
} from './testing';

/** A hand that ended by a wrong key, and went on. */
const reopened: readonly PlayCommand[] = [
  at('19:02:30', dealer).start(),
  at('19:02:40', floor).hand(1, { type: 'VoidHand', rule: 'RRP-3.2.1' }),
  at('19:02:50', floor).ask('CorrectHand', {
    hand: 1,
    step: 3,
    replacement: null,
    reason: 'the wrong key',
    approvedBy,
  }),
  at('19:02:55', floor).hand(1, { type: 'VoidHand', rule: 'RRP-3.2.1' }),
];

/** A recorded hand with a time call, a correction, an absence and a pot in dispute. */
const recorded: readonly PlayCommand[] = [
  at('19:03:00').ask('DrawForButton', { seed: seedOf(7) }),
  at('19:04:00').ask('PlaceButton', { button: 1, reason: 'as drawn by hand' }),
  at('19:04:30').ask('PutBehind', {
    playerId: ana,
    amountMinor: euros(50),
    purchase: 'b1',
    announced: false,
  }),
  at('19:04:40').ask('AnnounceBehind', { purchase: 'b1' }),
  at('19:05:00', dealer).start(),
  at('19:05:10', dealer).act(2, 1, { kind: 'wager', to: 600 }),
  at('19:05:20', floor).ask('CorrectHand', {
    hand: 2,
    step: 3,
    replacement: { type: 'Act', seat: 1, action: { kind: 'call' } },
    reason: 'he called',
    approvedBy,
  }),
  at('19:05:25').ask('DeliverBehind', { purchase: 'b1' }),
  at('19:05:26').ask('ChangeSeat', { playerId: ben, to: 7 }),
  at('19:05:27').ask('LeaveSeat', { playerId: cleo, cause: 'left' }),
  at('19:05:28').ask('StaySeated', { playerId: cleo }),
  at('19:05:29').ask('ChangeDepth', { depth: 'recorded' }),
  at('19:05:30', dealer).hand(2, { type: 'CallClock', askedBy: null }),
  at('19:05:31', floor).hand(2, { type: 'ApproveClock' }),
  at('19:05:40', timer).ask('GiveTimeBack', {
    awayFrom: clock('19:05:32'),
    awayUntil: clock('19:05:39'),
  }),
  at('19:05:50').ask('StopTable', { reason: 'a question', ruling: 'r1' }),
  at('19:05:55').ask('ReleaseTable', { decided: true }),
  at('19:05:56').ask('ChangeDepth', { depth: 'counted' }),
  at('19:06:00', floor).hand(2, { type: 'VoidHand', rule: 'RRP-3.2.1' }),
];

/** Everything else that can happen at seats and with chips, and two hands that are only counted. */
const counted: readonly PlayCommand[] = [
  at('19:09:00').ask('HandDone', {}),
  at('19:10:00').sit(2, { playerId: dan, alias: 'dan' }),
  at('19:10:10').buy(dan, 40, { isShort: true }),
  at('19:10:30').ask('PostToPlay', { playerId: dan }),
  at('19:11:00').ask('SitOut', { playerId: dan }),
  at('19:41:00', timer).ask('SittingOutFallsDue', { playerId: dan, since: clock('19:11:00') }),
  at('19:42:00').ask('SitIn', { playerId: dan }),
  at('19:43:00').ask('MarkAway', { playerId: dan }),
  at('19:44:00').ask('TakeChipsOff', { playerId: dan, amountMinor: euros(10) }),
  at('19:45:00').ask('MarkBack', { playerId: dan }),
  at('19:46:00').ask('DealOut', { playerId: dan, sanction: 's1', hands: 1, rule: 'RTC-25' }),
  at('19:47:00', timer).ask('HandDone', { hand: 4, estimated: true }),
  at('19:48:00').ask('HoldOut', { playerId: dan, why: 'rent', rule: 'RRP-2.2.2' }),
  at('19:49:00').ask('ReleaseHold', { playerId: dan, why: 'rent' }),
  at('19:50:00').ask('PayFromStack', { playerId: dan, amountMinor: euros(5), paidFor: 'rent' }),
  at('19:51:00').ask('PutBehind', {
    playerId: dan,
    amountMinor: euros(20),
    purchase: 'b2',
    announced: true,
  }),
  at('19:52:00').ask('CallOffBehind', { purchase: 'b2' }),
  at('19:53:00').ask('ChangeHouseRules', {
    rules: rules({ chipTransfersBetweenPlayers: 'unanimousConsent' }),
  }),
  at('19:54:00').ask('PassChips', {
    playerId: ana,
    to: dan,
    amountMinor: euros(5),
    consents: [ana, ben, cleo, dan],
  }),
  at('19:55:00').ask('LeaveSeat', { playerId: dan, cause: 'picked-up' }),
  at('19:56:00').ask('ReleaseCustody', { playerId: dan, to: 'player' }),
  at('19:57:00').ask('ChangeStakes', { stakes: stakes({ maxBuyInMinor: null }) }),
  at('19:58:00').ask('PauseTable', { why: 'deck-change', until: clock('20:00:00') }),
  at('19:59:00').ask('ChangeDeck', {}),
  at('20:00:00', timer).ask('ResumeTable', { pause: 1 }),
  at('21:00:00', timer).ask('DeckFallsDue', { deck: 2 }),
  at('21:01:00').ask('CountStacks', { stacks: [{ seat: 1, stackMinor: euros(90) }], reason: 'counted' }),
];

/** What a ruling asks for while the last hand is dealt: it waits for the end of it. */
const asked: readonly PlayCommand[] = [
  at('21:04:05').ask('ExchangeSeats', { playerId: ana, withPlayer: cleo }),
  at('21:04:10', floor).ask('HoldPot', {
    hand: 5,
    amountMinor: minor(100),
    why: 'cameras',
    reason: 'ruling r2',
    approvedBy,
    ruling: 'r2',
  }),
  at('21:04:15', floor).ask('AwardHold', {
    ...{ ruling: 'r2', playerId: ana, reason: 'ruling r2', approvedBy },
  }),
  at('21:04:20', floor).ask('MovePot', {
    hand: 2,
    from: [{ playerId: ana, amountMinor: minor(100) }],
    to: [{ playerId: cleo, amountMinor: minor(100) }],
    reason: 'ruling r1',
    approvedBy,
  }),
];

const facesNoOne = (hand: number, seat: number, time: string): PlayCommand =>
  at(time, playing(seat === 1 ? ana : cleo)).act(hand, seat, { kind: 'fold' });

/** A dealt hand, its dispute, and the end of the evening. */
const dealt: readonly PlayCommand[] = [
  at('21:02:00').ask('LeaveSeat', { playerId: ben, cause: 'left' }),
  at('21:03:00').ask('ChangeDepth', { depth: 'dealt', seed: seedOf(1) }),
  at('21:04:00', dealer).start({ seed: seedOf(2) }),
];

const ending: readonly PlayCommand[] = [
  at('21:05:30').ask('ExchangeSeats', { playerId: ana, withPlayer: cleo }),
  at('21:06:00', floor).ask('SetPotAside', {
    hand: 5,
    from: [{ playerId: cleo, amountMinor: minor(100) }],
    why: 'cameras',
    reason: 'to be looked at',
    approvedBy,
  }),
  at('21:07:00', floor).ask('AwardAside', {
    aside: 2,
    shares: [{ playerId: cleo, amountMinor: minor(100) }],
    reason: 'decided',
    approvedBy,
  }),
  at('21:08:00', floor).ask('MovePot', {
    hand: 5,
    from: [{ playerId: cleo, amountMinor: minor(100) }],
    to: [{ playerId: ana, amountMinor: minor(100) }],
    reason: 'wrongly given',
    approvedBy,
  }),
  at('21:08:10').ask('KeepForSeat', {
    playerId: dan,
    amountMinor: euros(20),
    purchase: 'b9',
    isBehind: false,
  }),
  at('21:08:20').ask('HandOverChips', { departure: 1, to: id<TableId>('t2') }),
  at('21:08:30').buy(ana, 20, {
    from: 'moved',
    judged: true,
    purchase: 'b8',
    movedFrom: { tableId: id<TableId>('t2'), departure: 1, behind: [] },
  }),
  at('21:08:40').ask('ReleaseCustody', {
    playerId: dan,
    to: 'cage',
    countedMinor: euros(10),
    custody: 'k1',
  }),
  at('21:08:50').ask('RemoveDrop', { box: 'x1' }),
  at('21:08:55').ask('CountDrop', { box: 'x1', countedMinor: minor(0) }),
  at('21:09:00').ask('AnnounceLastHand', { why: 'close' }),
  at('21:10:00').ask('GoOn', {}),
  at('21:11:00').sit(5, { playerId: eve, alias: 'eve' }),
  at('21:12:00').ask('CloseTable', {}),
];

/** An evening in which every fact happens, for the file of stored examples. */
export const goldenEvening = (): readonly PlayEvent[] => {
  const before = [...seated('recorded', 3), ...reopened, ...recorded, ...counted, ...dealt, ...asked];
  const started = happened(...before);
  const first = started.findLast((event) => event.type === 'CardsDealt')?.clock?.seat ?? 1;
  return happened(...before, facesNoOne(5, first, '21:05:00'), ...ending);
};

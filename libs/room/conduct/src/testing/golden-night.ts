import { id, minor, type PlayerId, type RoomId } from '@cardroom/kernel';
import { house as houseDecider, type HouseCommand, type HouseEvent } from '../house/house';
import { ownRequest, type OwnRequestCommand, type OwnRequestEvent } from '../own-request/own-request';
import { type ConductEvent } from '../sanctions/events';
import { type RulingEvent } from '../rulings/events';
import { conductAt, conductHappened, event, forGood, incident, until } from './conduct';
import {
  ana,
  at,
  ben,
  clock,
  director,
  happened,
  houseOf,
  nothingAfter,
  r2,
  roomManager,
  shiftManager,
  stamp,
  t5,
} from './testing';

const rtc = houseOf('rtc');

/** A night of rulings in which every kind of fact happens. */
export const goldenRulings = (): readonly (readonly RulingEvent[])[] => {
  const wrongPot = {
    kind: 'wrong-pot' as const,
    wonBy: 2,
    owedTo: 5,
    pots: [{ contributions: [{ seat: 2, amountMinor: minor(240) }], rakedMinor: minor(5), isWrong: true }],
    stackMinor: minor(200),
  };
  return [
    happened(
      at('21:00:00').ask({ question: wrongPot }),
      at('21:00:30').other('TakeRuling'),
      at('21:01:00').other('AdviseOnRuling', { words: 'look at the cameras' }),
      at('21:02:00').other('PlayOn', { reason: 'cameras', heldMinor: minor(600) }),
      at('21:10:00').decide({ outcome: 'pot-moved', rules: ['RRP-2.1.6'] }),
      at('21:12:00', shiftManager).other('ConfirmRuling', { isConfirmed: true, words: 'seen' }),
      at('21:13:00').other('ReleaseHeldPot', { to: { kind: 'seat', seat: 5 } }),
      at('21:14:00').other('NoteOnRuling', { words: 'seat 2, not 3' }),
      at('23:00:00', shiftManager).other('MarkGoodFaithError', { words: 'misread' }),
    ),
    happened(
      at('21:20:00').rule({ outcome: 'hand-dead', seat: 3, intent: 'unclear' }),
      at('21:20:30').appeal(),
      at('21:25:00', shiftManager).other('DecideAppeal', {
        isUpheld: false,
        words: 'live',
        outcome: 'hand-live',
        rules: ['RRP-3.3.8'],
        effects: [],
      }),
    ),
    happened(
      at('21:30:00').rule(),
      at('21:31:00').other('AnnulRuling', { linkedId: r2, reason: 'wrong table', after: nothingAfter }),
      at('21:40:00').rule({ rulingId: id('r9'), house: houseOf('thr') }),
      at('23:59:00').other('CloseRulings'),
    ),
  ];
};

const atCashTable = (): readonly ConductEvent[] =>
  conductHappened(
    conductAt('20:00:00').report('RRP-1.2.9', { name: 'a' }),
    conductAt('20:10:00').report('RRP-1.1.5', { act: 'marking' }),
    conductAt('20:11:00').decide('timeOut', { term: { kind: 'deals', deals: 1 }, reason: 'first visit' }),
    conductAt('20:20:00').other('CountDeal', { tableId: t5, hand: 213 }),
    conductAt('20:30:00').report('RRP-1.2.4', { name: 'b' }),
    conductAt('20:31:00').decide(null, { name: 'b', isUpheld: false }),
    conductAt('20:40:00').exclude(forGood),
    conductAt('20:45:00', shiftManager).other('ConfirmExclusion', {
      incidentId: incident('x1'),
      isConfirmed: true,
      reason: '',
    }),
    conductAt('20:50:00').other('NoteRefusal', { where: 'floor', code: 'floor.player-barred' }),
    conductAt('21:00:00', roomManager).other('WithdrawIncident', {
      incidentId: incident('x1'),
      reason: 'another player',
    }),
  );

const inEvent = (): readonly ConductEvent[] =>
  conductHappened(
    conductAt('20:00:00', director, rtc).report('RTC-37', { amountMinor: minor(50), eventId: event }),
    conductAt('20:01:00', director, rtc).other('ConfiscateChips', {
      stackMinor: minor(320),
      pocketedMinor: minor(50),
    }),
    conductAt('20:02:00', director, rtc).report('RTC-2.d.2', { name: 'b', eventId: event }),
    conductAt('20:03:00', director, rtc).report('RTC-2.d.2', { name: 'c', eventId: event }),
    conductAt('20:04:00', director, rtc).other('NoteClock', { tableId: t5, hand: 3, eventId: event }),
    conductAt('20:05:00', director, rtc).other('FlagSoftPlay', {
      tableId: t5,
      hand: 4,
      why: 'called-with-nuts',
      opponent: ben,
      percentOfPot: null,
    }),
    conductAt('20:06:00').report('RRP-1.1.2', { name: 'd', target: 'customer', mode: 'verbal' }),
    conductAt('20:07:00').decide('suspension', { name: 'd', term: until('23:00:00') }),
    conductAt('23:00:00').other('EndTerm', { incidentId: incident('d'), until: clock('23:00:00') }),
  );

/** Nights of conduct in which every kind of fact happens. */
export const goldenConduct = (): readonly (readonly ConductEvent[])[] => [atCashTable(), inEvent()];

const room = id<RoomId>('main');
const player: PlayerId = ana;

/** What a player asked for himself. */
export const goldenRequests = (): readonly OwnRequestEvent[] => {
  const commands: readonly OwnRequestCommand[] = [
    { type: 'ExcludeAtOwnRequest', ...stamp('20:00:00', shiftManager), room, playerId: player, months: 3 },
    { type: 'NoteTurnedAway', ...stamp('21:00:00', shiftManager), where: 'floor' },
    {
      type: 'EndOwnRequest',
      ...stamp('22:00:00', roomManager),
      at: (clock('22:00:00') + 200 * 86_400_000) as never,
    },
  ];
  const events: OwnRequestEvent[] = [];
  for (const command of commands) {
    const decision = ownRequest.decide(command, events.reduce(ownRequest.evolve, ownRequest.initialState));
    if (decision.accepted) events.push(...decision.events);
  }
  return events;
};

/** By which rules a room goes. */
export const goldenHouse = (): readonly HouseEvent[] => {
  const commands: readonly HouseCommand[] = [
    { type: 'AdoptRuleSet', ...stamp('10:00:00', roomManager), ruleSet: 'rtc' },
    {
      type: 'ChangeConductSetting',
      ...stamp('10:01:00', roomManager),
      setting: 'clockAbuseAlertCount',
      value: 3,
    },
  ];
  const events: HouseEvent[] = [];
  for (const command of commands) {
    const decision = houseDecider.decide(
      command,
      events.reduce(houseDecider.evolve, houseDecider.initialState),
    );
    if (decision.accepted) events.push(...decision.events);
  }
  return events;
};

import { gamingDay, id, instantFromIso, minor, type PlayerId } from '@cardroom/kernel';
import { resolveRuleSet } from '@cardroom/rulebook';
import { type CashierCommand } from '../commands';
import { type CashierEvent } from '../events';
import { entryRulesOf } from '../tournaments/event';
import { type BoxId, type DepositId, type TransferId } from '../ids';
import {
  ana,
  at,
  ben,
  carl,
  chipsOf,
  clock,
  cora,
  dealer,
  euros,
  game,
  happened,
  holding,
  manager,
  openCage,
  purchaseId,
  rack,
  staff,
  supervisor,
  t1,
  t2,
  w1,
  w2,
  witness,
} from './testing';

const settings = {
  identityOverMinor: euros(2_000),
  chipsPayRefreshments: true,
  playerLoansAllowed: true,
  chipTransfersBetweenPlayers: 'unanimousConsent' as const,
};

const transfer = (name: string) => ({ transferId: id<TransferId>(name) });
const toTray = {
  kind: 'fill',
  from: 'window:w1',
  to: 'tray:t1',
  holding: holding(0, { '500': 20 }),
} as const;
const box = { boxId: id<BoxId>('b1') };
const d1 = { depositId: id<DepositId>('d1'), windowId: w1 };
const d2 = { depositId: id<DepositId>('d2'), windowId: w1 };
const cash = { windowId: w1, playerId: ana, holding: holding(50) };
const d = at('21:00:00', dealer);

const trays: readonly CashierCommand[] = [
  at('18:00:00', dealer).ask('AskTransfer', { ...transfer('f1'), ...toTray }),
  at('18:01:00', supervisor).ask('ApproveTransfer', transfer('f1')),
  at('18:02:00', cora).ask('SendTransfer', transfer('f1')),
  at('18:03:00', dealer).ask('ReceiveTransfer', { ...transfer('f1'), counted: toTray.holding }),
  at('18:04:00', dealer).ask('AskTransfer', { ...transfer('f2'), ...toTray }),
  at('18:05:00', dealer).ask('CancelTransfer', { ...transfer('f2'), reason: 'not needed' }),
  at('18:06:00', dealer).ask('CountTray', { tableId: t1, counted: holding(0, { '500': 19 }), witness }),
  at('18:07:00', manager).ask('CountVault', {
    counted: holding(40_000, { '100': 3_200, '500': 1_600, '2500': 640, '10000': 480 }),
    witness,
  }),
];

const wrong = at('19:09:00').sell(60, { playerId: ben, purchaseId: purchaseId('g5') });

const players: readonly CashierCommand[] = [
  at('19:00:00').sell(800, { purchaseId: purchaseId('g1') }),
  at('19:01:00').sell(500, { game: game({ stackMinor: minor(1) }), purchaseId: purchaseId('g2') }),
  at('19:02:00').sell(400, { game: game({ stackMinor: minor(1) }), purchaseId: purchaseId('g3') }),
  at('19:03:00').ask('TakeIdentity', { playerId: ana, reference: 'register-17' }),
  at('19:04:00').sell(500, { purchaseId: purchaseId('g4'), carriedBy: 'runner' }),
  at('19:05:00', dealer).ask('AnnounceBehind', { purchaseId: purchaseId('g4') }),
  d.ask('LendChips', {
    tableId: t1,
    playerId: ben,
    borrower: ana,
    amountMinor: euros(50),
    stackMinor: euros(90),
  }),
  at('19:06:00', dealer).ask('DeliverChips', { purchaseId: purchaseId('g4'), to: ana }),
  d.ask('RepayLoan', { borrower: ana }),
  at('19:07:00').ask('ChangeColour', {
    windowId: w1,
    takes: holding(0, chipsOf(100)),
    gives: holding(0, { '500': 20 }),
  }),
  at('19:08:00').cashOut(100),
  wrong,
  at('19:10:00').ask('ReverseEntry', { entry: wrong.command, reason: 'wrong player', witness }),
  at('19:11:00').ask('PayIn', cash),
  at('19:12:00').ask('PayOut', cash),
  at('19:13:00').ask('TakeDeposit', { ...cash, ...d1 }),
  at('19:14:00').ask('ReturnDeposit', { ...d1, holding: holding(50) }),
  at('19:15:00').ask('TakeDeposit', { ...cash, ...d2 }),
  at('19:16:00', manager).ask('ForfeitDeposit', { ...d2, reason: 'never came', witness }),
  at('19:17:00', supervisor).ask('TakeIntoCustody', { playerId: ana, chips: chipsOf(100), witness }),
  at('19:18:00', supervisor).ask('ReturnFromCustody', { playerId: ana, witness }),
];

const atTable = { tableId: t1, playerId: ana };

const tables: readonly CashierCommand[] = [
  d.ask('TakeForSafety', { ...atTable, amountMinor: euros(50), stackMinor: euros(90), isAbsent: true }),
  d.ask('BringBack', { ...atTable, amountMinor: euros(50) }),
  d.ask('PassChips', {
    ...{ ...atTable, to: ben, amountMinor: euros(5), stackMinor: euros(90), seated: 7, consents: 7 },
  }),
  d.ask('PayRefreshments', { ...atTable, chips: chipsOf(15), stackMinor: euros(90), hand: 'none' }),
  d.ask('MarkLookedAtCards', { playerId: ben, game: game() }),
  d.ask('LetCashPlay', { ...atTable, handNumber: 30, objections: 0 }),
  d.ask('MarkCashChanged', atTable),
  d.ask('LetCashPlay', { ...atTable, handNumber: 32, objections: 1 }),
  at('21:10:00', supervisor).ask('SetTableFee', { tableId: t2, fee: 'rent' }),
  at('21:11:00').ask('CollectRent', {
    ...{ windowId: w1, tableId: t2, period: 1, received: holding(5) },
    sheet: [{ seat: 1, playerId: ana, amountMinor: euros(5), isPaid: true }],
  }),
  at('21:12:00', dealer).ask('PlaceBox', { ...box, tableId: t1, kind: 'rake' }),
  at('21:13:00', supervisor).ask('RemoveBox', { ...box, witness }),
  at('21:14:00', manager).ask('CountBox', { ...box, chips: chipsOf(84), expectedMinor: euros(85), witness }),
  at('21:15:00', manager).ask('AddToFund', {
    ...{ fund: 'jackpot', amountMinor: euros(100), reason: 'seed', witness },
  }),
  at('21:16:00').ask('PayFromFund', { ...cash, fund: 'jackpot', reason: 'bad beat', witness }),
];

const closing: readonly CashierCommand[] = [
  at('23:00:00').ask('CountWindow', { windowId: w1, counted: holding(7_000, rack) }),
  at('23:01:00').ask('ResumeWindow', { windowId: w1 }),
  at('23:02:00').ask('CountWindow', { windowId: w1, counted: holding(7_000, rack) }),
  at('23:03:00').ask('CloseWindow', { windowId: w1, drawer: 'kept', witness }),
  at('23:04:00', carl).ask('CountWindow', { windowId: w2, counted: holding(5_000, rack) }),
  at('23:05:00', carl).ask('CloseWindow', { windowId: w2, drawer: 'to-vault', witness }),
  at('23:59:00', manager).ask('CloseCage', {}),
];

const withNotes: readonly CashierCommand[] = [
  at('12:00:00').openCage({ cashPlays: true }),
  d.ask('CountNotes', { ...atTable, notes: { '100': 2, '50': 1 } }),
];

const cup = { eventId: 'cup' };
const director = at('15:00:00', staff('tournamentDirector'));
const entrant = (playerId: PlayerId) => ({
  ...({ ...cup, windowId: w1, playerId, pay: 'cash', isPresent: true, stack: 5_000 } as const),
});
const house = at('16:00:00', { kind: 'timer' });
const lines = [{ seat: 1, playerId: ana, alias: 'Ana', amountMinor: euros(5), state: 'owed' }];
const picked = { playerId: ben, tableId: t1, amountMinor: null };

const later: readonly CashierCommand[] = [
  at('15:00:00', manager).ask('ChangeCageSetting', { setting: 'hintPercent', value: 75 }),
  director.ask('AnnounceEvent', {
    ...{ ...cup, name: 'Cup', ruleSet: 'rtc', rules: entryRulesOf(resolveRuleSet('rtc')) },
    ...{ priceMinor: euros(100), feeMinor: euros(10), stack: 5_000, paidPlaces: 1 },
  }),
  at('15:01:00').ask('SellEntry', entrant(ana)),
  at('15:02:00').ask('SellEntry', { ...entrant(ben), alias: 'Ben' }),
  director.ask('GiveUpEntry', { ...cup, playerId: ben, stack: 140 }),
  director.ask('PlaceEntrant', { ...cup, playerId: ana, place: 2, prizeMinor: null }),
  director.ask('CancelEvent', { ...cup, reason: 'fire alarm', stacks: [], refund: null }),
  house.ask('NoteRent', {
    ...{ tableId: t2, tableNumber: 2, periods: [{ period: 1, dueAt: clock('16:00:00'), lines }] },
  }),
  house.ask('AwaitCustody', { ...picked, custodyId: 'k1' }),
  house.ask('EndCustodyAwait', { custodyId: 'k1' }),
  house.ask('JoinNumbers', { kept: ana, merged: ben }),
  house.ask('DestroyPapers', {
    ...{
      registerDay: gamingDay('2021-11-27'),
      papers: 3,
      lastTakenAt: instantFromIso('2021-11-27T22:00:00.000Z'),
    },
  }),
];

/** A night in which every kind of fact happens, and a room where cash plays. */
export const goldenNight = (): readonly CashierEvent[] => [
  ...happened(...openCage(settings), ...trays, ...players, ...tables, ...closing),
  ...happened(...withNotes).slice(1),
  ...happened(...openCage(), ...later).slice(openCage().length),
];

import { id, instant, type Instant, minor, type PlayerId, type TableId } from '@cardroom/kernel';
import { anyCommand, claimants, fullDeck, nextStep, type Pick } from '@cardroom/poker';
import { type PlayCommand } from '../commands';
import { withoutInstant } from '../hands/untimed';
import { seatedAt, standsStill, type Table } from '../state';
import { approvedBy, at, dealer, floor, playing, seedOf, timer } from './testing';

// What the steps of a random evening are made of: who asks what, from whole numbers.

export const people = Array.from({ length: 9 }, (_, i) => id<PlayerId>(`p${i + 1}`));

/** A source of choices from a list of numbers, which never ends: it goes round, mixed anew each time. */
export const pickFrom = (numbers: readonly number[]): Pick => {
  let taken = 0;
  return (n) => {
    let mixed = ((numbers[taken % numbers.length] ?? 0) + Math.imul(taken + 1, 0x9e37_79b9)) >>> 0;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85eb_ca6b) >>> 0;
    mixed = (mixed ^ (mixed >>> 13)) >>> 0;
    taken += 1;
    return mixed % Math.max(1, n);
  };
};

/** Null when nobody is there to ask it. */
export type Ask = (table: Table, moment: Instant, pick: Pick) => PlayCommand | null;

const someone = (table: Table, pick: Pick): PlayerId | null =>
  table.seats[pick(table.seats.length)]?.playerId ?? null;

const aboutSomeone =
  (make: (who: ReturnType<typeof at>, playerId: PlayerId, pick: Pick) => PlayCommand): Ask =>
  (table, moment, pick) => {
    const playerId = someone(table, pick);
    return playerId && make(at(moment), playerId, pick);
  };

const sitDown: Ask = (table, moment, pick) => {
  const playerId = people[pick(people.length)] as PlayerId;
  const seat = pick(9) + 1;
  const over = (seatedAt(table, seat)?.away ?? false) && pick(2) === 0;
  const how = (['new', 'moved', 'opening', 'back'] as const)[pick(4)] ?? 'new';
  return at(moment).ask('TakeSeat', {
    playerId,
    alias: playerId,
    seat,
    how,
    over,
    mustHoldMinimum: pick(5) === 0,
  });
};

const buy: Ask = aboutSomeone((who, playerId, pick) =>
  who.ask('AddChips', {
    playerId,
    amountMinor: minor((pick(25) + 1) * 1_000),
    from: (['buy-in', 'moved', 'grant'] as const)[pick(3)] ?? 'buy-in',
    isShort: pick(3) === 0,
  }),
);

const seatThings: readonly Ask[] = [
  sitDown,
  sitDown,
  buy,
  buy,
  buy,
  aboutSomeone((who, playerId, pick) =>
    who.ask('LeaveSeat', {
      playerId,
      cause: (['left', 'moved', 'picked-up', 'excluded'] as const)[pick(4)] ?? 'left',
      when: (['afterHand', 'atBigBlind', 'afterButton'] as const)[pick(3)] ?? 'afterHand',
    }),
  ),
  aboutSomeone((who, playerId) => who.ask('StaySeated', { playerId })),
  aboutSomeone((who, playerId, pick) => who.ask('ChangeSeat', { playerId, to: pick(9) + 1 })),
  (table, moment, pick) => {
    const [playerId, withPlayer] = [someone(table, pick), someone(table, pick)];
    return playerId && withPlayer && at(moment).ask('ExchangeSeats', { playerId, withPlayer });
  },
  aboutSomeone((who, playerId, pick) => who.ask(pick(3) ? 'SitIn' : 'SitOut', { playerId })),
  aboutSomeone((who, playerId, pick) => who.ask(pick(3) ? 'MarkBack' : 'MarkAway', { playerId })),
  aboutSomeone((who, playerId) => who.ask('PostToPlay', { playerId })),
];

const houseThings: readonly Ask[] = [
  (_, moment, pick) => at(moment).ask('RemoveDrop', { box: `x${pick(9)}` }),
  ({ drops }, moment, pick) => {
    const drop = drops[pick(drops.length)];
    const countedMinor = minor(Math.max(0, (drop?.amountMinor ?? 0) + (pick(3) - 1) * 100));
    return drop ? at(moment).ask('CountDrop', { box: drop.box, countedMinor }) : null;
  },
  aboutSomeone((who, playerId, pick) =>
    who.ask('DealOut', { playerId, sanction: `s${pick(3)}`, hands: pick(4) + 1 }),
  ),
  (table, moment, pick) => {
    const playerId = someone(table, pick);
    const until = instant(moment + (pick(600) + 1) * 1_000);
    return playerId && at(moment).ask('DealOut', { playerId, sanction: `t${pick(3)}`, until });
  },
  aboutSomeone((who, playerId, pick) => who.ask('EndDealingOut', { playerId, sanction: `s${pick(3)}` })),
  aboutSomeone((who, playerId) => who.ask('HoldOut', { playerId, why: 'rent' })),
  aboutSomeone((who, playerId) => who.ask('ReleaseHold', { playerId, why: 'rent' })),
  (_, moment, pick) =>
    at(moment).ask('PauseTable', {
      why: 'floor',
      ...(pick(2) ? { until: instant(moment + (pick(300) + 1) * 1_000) } : {}),
    }),
  (_, moment) => at(moment).ask('ResumeTable', {}),
  (_, moment) => at(moment).ask('StopTable', { reason: 'a question', ruling: 'r-1' }),
  (_, moment) => at(moment).ask('ReleaseTable', { decided: true }),
  (_, moment) => at(moment).ask('AnnounceLastHand', { why: 'break' }),
  (_, moment) => at(moment).ask('GoOn', {}),
  (_, moment) => at(moment).ask('ChangeDeck', {}),
  (_, moment, pick) =>
    at(moment).ask('ChangeDepth', {
      depth: (['counted', 'recorded', 'dealt'] as const)[pick(3)] ?? 'dealt',
      seed: seedOf(pick(1_000)),
    }),
];

const aPurchase = (pick: Pick): string => `b${pick(40)}`;

/** Chips between two seats: kept for one, come to one from elsewhere, or gone on. */
const onTheirWay: readonly Ask[] = [
  (_, moment, pick) =>
    at(moment).ask('KeepForSeat', {
      playerId: people[pick(people.length)] as PlayerId,
      amountMinor: minor((pick(20) + 1) * 1_000),
      purchase: aPurchase(pick),
      isBehind: pick(2) === 0,
    }),
  (table, moment, pick) => {
    const purchases = table.departing.flatMap(({ behind }) => behind.map(({ purchase }) => purchase));
    const purchase = purchases[pick(purchases.length)];
    const what = (['AnnounceBehind', 'DeliverBehind', 'CallOffBehind'] as const)[pick(3)] ?? 'DeliverBehind';
    return purchase ? at(moment).ask(what, { purchase }) : null;
  },
  (table, moment, pick) => {
    const departure = table.departing[pick(table.departing.length)]?.departure ?? pick(5);
    return at(moment).ask('HandOverChips', { departure, to: pick(2) ? id<TableId>('t2') : null });
  },
  aboutSomeone((who, playerId, pick) => {
    const purchase = aPurchase(pick);
    const amountMinor = minor(pick(9) * 1_000);
    const one = { purchase, playerId, amountMinor, announcedAt: null, hasArrived: false };
    const movedFrom = { tableId: id<TableId>('t2'), departure: pick(9), behind: pick(2) ? [one] : [] };
    return who.ask('AddChips', { playerId, amountMinor, from: 'moved', judged: true, movedFrom });
  }),
];

const chipThings: readonly Ask[] = [
  aboutSomeone((who, playerId, pick) =>
    who.ask('PutBehind', {
      playerId,
      amountMinor: minor((pick(20) + 1) * 1_000),
      purchase: aPurchase(pick),
      announced: pick(2) === 0,
    }),
  ),
  (table, moment, pick) => {
    const purchase = table.behind[pick(table.behind.length)]?.purchase;
    const what = (['AnnounceBehind', 'DeliverBehind', 'CallOffBehind'] as const)[pick(3)] ?? 'DeliverBehind';
    return purchase ? at(moment).ask(what, { purchase }) : null;
  },
  aboutSomeone((who, playerId, pick) =>
    who.ask('TakeChipsOff', { playerId, amountMinor: minor((pick(5) + 1) * 100) }),
  ),
  aboutSomeone((who, playerId, pick) =>
    who.ask('PayFromStack', { playerId, amountMinor: minor((pick(5) + 1) * 100), paidFor: 'rent' }),
  ),
  (table, moment, pick) => {
    const held = [...table.custody.keys()];
    const playerId = held[pick(held.length)];
    const to = (['stack', 'player', 'next-table', 'cage'] as const)[pick(4)] ?? 'player';
    const counted = to === 'cage' ? { countedMinor: minor(pick(200) * 100), custody: `k${pick(9)}` } : {};
    return playerId ? at(moment).ask('ReleaseCustody', { playerId, to, ...counted }) : null;
  },
  ...onTheirWay,
  (table, moment, pick) => {
    const [from, last] = [someone(table, pick), table.last?.number ?? 0];
    const shares = from ? [{ playerId: from, amountMinor: minor((pick(3) + 1) * 100) }] : [];
    const more = { why: 'cameras', reason: 'seen later', approvedBy } as const;
    return at(moment).ask('SetPotAside', { hand: last, from: shares, ...more });
  },
  (table, moment, pick) => {
    const aside = table.asides[pick(table.asides.length)];
    const playerId = people[pick(people.length)] as PlayerId;
    if (!aside) return null;
    const shares = [{ playerId, amountMinor: aside.amountMinor }];
    return at(moment).ask('AwardAside', { aside: aside.aside, shares, reason: 'decided', approvedBy });
  },
  (table, moment, pick) => {
    const stacks = table.between.occupants.map(({ seat, stack }) => ({
      seat,
      stackMinor: minor(stack + pick(3) * 100),
    }));
    return at(moment).ask('CountStacks', { stacks, reason: 'counted' });
  },
];

/** The next word at the table: of a player in turn, of the dealer, or of somebody who thinks it takes too long. */
const wordInHand: Ask = (table, moment, pick) => {
  const { hand: inProgress } = table;
  if (!inProgress) return null;
  const { number, depth, hand } = inProgress;
  const word = anyCommand(hand, moment, pick);
  if (!word) return null;
  const seat = 'seat' in word && typeof word.seat === 'number' ? word.seat : null;
  const playerId = seat === null ? undefined : seatedAt(table, seat)?.playerId;
  const by = depth === 'dealt' && playerId ? playing(playerId) : dealer;
  const ask = withoutInstant(word);
  if (depth === 'recorded' && ask.type === 'ShowHand') return showing(table, moment, ask.seat);
  if (depth === 'recorded' && ask.type === 'AwardPot') return pushing(table, moment);
  return at(moment, by).hand(number, ask);
};

/** Nobody entered the board, so the dealer says who wins: the first who still can. */
const pushing = (table: Table, moment: Instant): PlayCommand => {
  const { hand, number } = table.hand as NonNullable<Table['hand']>;
  const due = nextStep(hand);
  const pot = due.kind === 'award' ? hand.pots[due.pot] : undefined;
  const part = due.kind === 'award' ? pot?.parts[due.run] : undefined;
  const winner = claimants(hand, due.kind === 'award' ? due.pot : 0)[0]?.seat ?? 0;
  const shares = part ? [{ seat: winner, amount: part.amount }] : [];
  return at(moment, dealer).hand(number, { type: 'AwardPot', shares });
};

/** At a recorded table hands are turned up one after the other: cards that no hand or board has yet. */
const showing = (table: Table, moment: Instant, seat: number): PlayCommand => {
  const { hand, number } = table.hand as NonNullable<Table['hand']>;
  const seen = new Set([
    ...hand.boards.flat(),
    ...hand.players.flatMap(({ cards }) => cards.map(({ card }) => card)),
  ]);
  const free = fullDeck.filter((card) => !seen.has(card));
  const count = hand.players.find((player) => player.seat === seat)?.cards.length ?? 0;
  return at(moment, dealer).hand(number, { type: 'ShowHand', seat, cards: free.slice(0, count) });
};

const odd: readonly Ask[] = [
  (table, moment) => at(moment, dealer).hand(table.hand?.number ?? 0, { type: 'CallClock', askedBy: null }),
  (table, moment) => at(moment, floor).hand(table.hand?.number ?? 0, { type: 'ApproveClock' }),
  (table, moment) => at(moment, floor).hand(table.hand?.number ?? 0, { type: 'VoidHand', rule: 'RRP-3.2.1' }),
  (table, moment, pick) => {
    const step = pick(table.hand?.steps.length ?? 1);
    const facts = { step, replacement: null, reason: 'mis-entered', approvedBy };
    return at(moment, dealer).ask('CorrectHand', { hand: table.hand?.number ?? 0, ...facts });
  },
  (table, moment, pick) =>
    at(moment, timer).ask('GiveTimeBack', {
      awayFrom: instant(moment - pick(60) * 1_000),
      awayUntil: moment,
    }),
  (table, moment) => at(moment, floor).hand(table.hand?.number ?? 0, { type: 'SetPotAside', pot: 0 }),
];

const nextHand: Ask = (table, moment, pick) =>
  table.depth === 'counted'
    ? at(moment, dealer).ask('HandDone', { misdeal: pick(9) === 0 })
    : at(moment, dealer).start({ seed: seedOf(pick(100_000)), stepwise: false });

const among =
  (asks: readonly Ask[]): Ask =>
  (table, moment, pick) =>
    asks[pick(asks.length)]?.(table, moment, pick) ?? null;

/** Who went out of the game comes back, or there would soon be nobody left. */
const comesBack: Ask = (table, moment, pick) => {
  const out = table.seats.filter(
    ({ away, sitsOutSince, dealtOut, holds }) => away || sitsOutSince || dealtOut[0] || holds[0],
  );
  const one = out[pick(out.length)];
  if (!one) return buy(table, moment, pick);
  const { playerId, away, sitsOutSince, dealtOut } = one;
  if (away) return at(moment).ask('MarkBack', { playerId });
  if (sitsOutSince) return at(moment).ask('SitIn', { playerId });
  const sanction = dealtOut[0]?.sanction;
  return sanction === undefined
    ? at(moment).ask('ReleaseHold', { playerId, why: 'rent' })
    : at(moment).ask('EndDealingOut', { playerId, sanction });
};

/** A table that stands is soon let go on, or nothing would be played. */
const goesOn: Ask = ({ stopped, pause }, moment) => {
  if (stopped) return at(moment).ask('ReleaseTable', { decided: true });
  return pause ? at(moment).ask('ResumeTable', {}) : at(moment).ask('GoOn', {});
};

/** Something that somebody might ask now. */
export const anything: Ask = (table, moment, pick) => {
  const holds = standsStill(table) || table.lastHand !== null;
  if (holds && pick(4) === 0) return goesOn(table, moment, pick);
  const kind = pick(20);
  if (!table.hand && kind >= 16) return comesBack(table, moment, pick);
  if (table.hand && kind < 13) return wordInHand(table, moment, pick);
  if (!table.hand && kind < 9) return nextHand(table, moment, pick);
  const others = [seatThings, seatThings, seatThings, chipThings, houseThings, odd];
  return among(others[pick(others.length)] ?? seatThings)(table, moment, pick);
};

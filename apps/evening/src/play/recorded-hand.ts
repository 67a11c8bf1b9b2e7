import { type HandAsk, type PlayView } from '@cardroom/contracts';
import { type Caller } from '../room-client';
import { type Stage } from '../stage';
import { note } from '../tally';
import { actionOf, shuffledDeck } from './acting';
import { type TableFeed } from './table-feed';

/** A table whose dealer enters what he sees. */
export interface RecordedTable {
  readonly tableId: string;
  readonly feed: TableFeed;
  readonly dealer: Caller;
}

type Hand = NonNullable<PlayView['hand']>;

/** Cards from the top of the deck; down cards of stud go unseen. */
const cardsTo = (street: string, perSeat: number, deck: string[]): string[] => {
  const unseen = street === 'street7' ? 1 : perSeat - 1;
  return Array.from({ length: perSeat }, (_, i) => (i < unseen ? '??' : (deck.pop() ?? '??')));
};

const dealing = ({ deal }: Hand, deck: string[]): HandAsk => {
  if (!deal) return { type: 'Deal' };
  const { board, perSeat, seats, street } = deal;
  return {
    type: 'Deal',
    ...(board > 0 ? { board: Array.from({ length: board }, () => deck.pop() ?? '??') } : {}),
    ...(perSeat > 0 ? { hands: seats.map((seat) => ({ seat, cards: cardsTo(street, perSeat, deck) })) } : {}),
  };
};

/** A hand laid open: cards seen before stay what they were, the others come off the same deck. */
const showing = (seat: number, { seats }: PlayView, deck: string[]): HandAsk => {
  const held = seats.find((one) => one.seat === seat)?.cards ?? [];
  return { type: 'ShowHand', seat, cards: held.map((card) => (card === '??' ? (deck.pop() ?? '??') : card)) };
};

/** What the dealer enters next; null where a dealer of the evening does not know. */
const nextEntry = (view: PlayView, stage: Stage, deck: string[]): HandAsk | null => {
  const { hand } = view;
  const due = hand?.due as { kind: string; seats?: number[]; seat?: number } | undefined;
  switch (hand && due?.kind) {
    case 'act':
      return hand?.legal
        ? { type: 'Act', seat: hand.legal.seat, action: actionOf(hand.legal, stage.chance) }
        : null;
    case 'deal':
      return hand ? dealing(hand, deck) : null;
    case 'show':
      return showing(due?.seats?.[0] ?? 0, view, deck);
    case 'killLosers':
      return { type: 'KillLosingHands' };
    case 'award':
      return { type: 'AwardPot' };
    case 'post':
      return { type: 'PostForcedBets' };
    case 'draw':
      return { type: 'Discard', seat: due?.seat ?? 0, cards: [] };
    default:
      return null;
  }
};

/** Somebody has time called on a player who thinks for too long; he acts before it is over (RRP-10.1.13). */
const callTime = async (stage: Stage, { tableId, dealer }: RecordedTable, hand: Hand): Promise<void> => {
  if (hand.due.kind !== 'act' || stage.chance() > 0.01) return;
  const body = { tableId, hand: hand.number };
  const called = await stage.client.command(dealer, 'play/play-hand', {
    ...body,
    ask: { type: 'CallClock', askedBy: null },
  });
  if (called.outcome === 'accepted') note(stage.tally, 'time called');
};

const voidHand = async (
  { client, tally }: Stage,
  { tableId, dealer }: RecordedTable,
  hand: Hand,
): Promise<void> => {
  note(tally, 'hands voided');
  const ask = { type: 'VoidHand', rule: 'RRP-3.2.1' } as const;
  await client.command(dealer, 'play/rule-on-hand', { tableId, hand: hand.number, ask });
};

/** One entry; answers the log's position after it, or null when the hand came to nothing. */
const enter = async (
  stage: Stage,
  table: RecordedTable,
  { view, deck }: { view: PlayView; deck: string[] },
) => {
  const { hand } = view;
  if (!hand) return null;
  await callTime(stage, table, hand);
  const ask = nextEntry(view, stage, deck);
  const body = { tableId: table.tableId, hand: hand.number };
  const reply = ask && (await stage.client.command(table.dealer, 'play/play-hand', { ...body, ask }));
  if (reply?.outcome === 'accepted') return reply.answer.position;
  if (reply?.problem.code === 'play.table-stopped') return view.position;
  await voidHand(stage, table, hand);
  return null;
};

/** In stud the dealer enters the upcards of the deal himself. */
const isStud = ({ game }: PlayView): boolean => game.name.startsWith('stud');

/** A hand from the first card to the last chip, as the dealer's screen records it. */
export const recordHand = async (stage: Stage, table: RecordedTable): Promise<boolean> => {
  const { tableId, dealer, feed } = table;
  const before = await feed.when(() => true, 5_000);
  if (before?.coming && before.coming.dealtIn.length < 2) return false;
  const stepwise = before !== null && isStud(before);
  const started = await stage.client.command(dealer, 'play/start-hand', { tableId, stepwise });
  if (started.outcome === 'refused') return false;
  const deck = shuffledDeck(stage.chance);
  let position = BigInt(started.answer.position ?? 0);
  for (;;) {
    const isNew = (view: PlayView): boolean => BigInt(view.position) >= position && !view.stopped;
    const view = await feed.when(isNew, 120_000);
    if (!view?.hand) return view !== null;
    const after = await enter(stage, table, { view, deck });
    if (after === null) return false;
    position = BigInt(after);
  }
};

import fc from 'fast-check';
import { fullDeck, type SeatNumber, unknownCard } from '@cardroom/poker';
import { type PlayEvent } from '../events';
import { type Table } from '../state';
import { openings } from '../testing/games';
import { playEvening } from '../testing/random-evening';
import { type Viewer } from './viewer';
import { viewFor } from './view';
import { withheld } from './withheld';

const numRuns = process.env['CARDROOM_PROFILE'] === 'nightly' ? 400 : 12;

/** Everybody at the seats, an empty one, and whoever else may look. */
const viewersOf = ({ seats }: Table): readonly Viewer[] => [
  { kind: 'spectator' },
  { kind: 'dealer' },
  { kind: 'supervisor' },
  { kind: 'seat', seat: 99 },
  ...seats.map(({ seat }) => ({ kind: 'seat' as const, seat })),
];

/** Cards that a viewer of the hand in progress may see: on the board, face up, or his own. */
const openTo = (viewer: Viewer, { hand: inProgress }: Table): ReadonlySet<string> => {
  const { hand } = inProgress as NonNullable<Table['hand']>;
  const isHis = (seat: SeatNumber): boolean => viewer.kind === 'seat' && viewer.seat === seat;
  return new Set<string>([
    unknownCard,
    ...hand.boards.flat(),
    ...hand.players.flatMap(({ seat, cards, tabled }) => [
      ...tabled,
      ...cards.flatMap(({ card, up }) => (up || isHis(seat) ? [card] : [])),
    ]),
  ]);
};

const cardsIn = (text: string): readonly string[] => fullDeck.filter((card) => text.includes(`"${card}"`));

const secretsOf = ({ hand, committed }: Table): readonly string[] =>
  [hand?.seed, committed?.seed].filter((seed): seed is NonNullable<typeof seed> => Boolean(seed));

/** What a viewer is sent, without the hand before, which is open to all. */
const sentTo = (viewer: Viewer, table: Table): string =>
  JSON.stringify({ ...viewFor(viewer, table), lastHand: null });

describe('RRP-2.2.23 nobody sees a card of a live hand that he may not', () => {
  it.each(Object.keys(openings))(
    'in the views of every seat, the rail, the dealer and the floor: %s',
    (name) =>
      fc.assert(
        fc.property(fc.array(fc.nat(), { minLength: 60, maxLength: 60 }), (choices) => {
          const { steps } = playEvening('dealt', choices, [30, openings[name] ?? {}]);
          for (const { after } of steps) {
            if (after.hand?.depth !== 'dealt') continue;
            for (const viewer of viewersOf(after)) {
              const sent = sentTo(viewer, after);
              const open = openTo(viewer, after);
              expect(cardsIn(sent).filter((card) => !open.has(card))).toEqual([]);
              for (const seed of secretsOf(after)) expect(sent).not.toContain(seed);
            }
          }
        }),
        { numRuns: Math.ceil(numRuns / 6), endOnFailure: true },
      ),
  );
});

const ofHand = (events: readonly PlayEvent[], hand: number): readonly PlayEvent[] =>
  events.filter((event) => 'hand' in event && event.hand === hand);

/** What lay open at any moment of a hand: a correction may have covered it again. */
const everOpen = (tables: readonly Table[], hand: number): ReadonlySet<string> =>
  new Set(
    tables.flatMap((table) => (table.hand?.number === hand ? [...openTo({ kind: 'spectator' }, table)] : [])),
  );

describe('RTC-16.b the log tells no card before its hand is over', () => {
  it.each(Object.keys(openings))('neither to a follower nor to a reader of facts: %s', (name) =>
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 60, maxLength: 60 }), (choices) => {
        const { events, table, steps } = playEvening('dealt', choices, [45, openings[name] ?? {}]);
        for (const seed of secretsOf(table))
          expect(JSON.stringify(events.map((event) => withheld(event, table)))).not.toContain(seed);
        if (!table.hand) return;
        const open = everOpen(
          steps.map(({ after }) => after),
          table.hand.number,
        );
        const told = JSON.stringify(ofHand(events, table.hand.number).map((one) => withheld(one, table)));
        expect(cardsIn(told).filter((card) => !open.has(card))).toEqual([]);
      }),
      { numRuns, endOnFailure: true },
    ),
  );
});

import { type HandEvent, rakedFrom, type SeatNumber, type SeenCard } from '@cardroom/poker';
import { type PlayEvent } from '../events';
import { type Terms } from '../terms';
import { handEventsOf } from './facts';
import { texts, type Texts } from './texts';

/** How whoever reads it says amounts (minor units) and seats. */
export interface Saying {
  readonly amount: (minor: number) => string;
  readonly seat: (seat: SeatNumber) => string;
}

interface Telling extends Saying {
  readonly say: Texts;
}

const cardsText = (cards: readonly SeenCard[]): string => cards.join(' ');

type Line = (event: HandEvent, telling: Telling) => readonly string[];

const opened: Line = (event, { say, amount, seat: name }) => {
  if (event.type !== 'HandOpened') return [];
  const { game, structure, button } = event.setup;
  const opening = { game, limit: structure.limit, players: event.players.length, button };
  const seats = event.players.toSorted((a, b) => a.seat - b.seat);
  return [say.opening(opening), ...seats.map(({ seat, stack }) => say.sits(name(seat), amount(stack)))];
};

const posted: Line = (event, { say, amount, seat: name }) => {
  if (event.type === 'ForcedBetsPosted')
    return event.bets.map(({ seat, paid, kind }) => say.posts(name(seat), amount(paid), kind));
  return event.type === 'StraddlePosted'
    ? [say.posts(name(event.seat), amount(event.amount), 'straddle')]
    : [];
};

const dealt: Line = (event, { say }) =>
  event.type === 'StreetDealt' && event.board.length > 0 ? [say.board(cardsText(event.board))] : [];

const acted: Line = (event, telling) => {
  const { say, amount, seat } = telling;
  switch (event.type) {
    case 'Acted': {
      const amounts = { paid: amount(event.paid), to: amount(event.to), allIn: event.allIn };
      return [say.acts(seat(event.seat), event.kind, amounts)];
    }
    case 'Discarded':
      return [say.draws(seat(event.seat), event.cards.length)];
    case 'PotsFormed':
      return raked(event, telling);
    case 'BettingClosed':
      return event.uncalled ? [say.returned(seat(event.uncalled.seat), amount(event.uncalled.amount))] : [];
    case 'HandKilled':
      return [say.killed(seat(event.seat), event.rule)];
    default:
      return [];
  }
};

const raked = (
  { pots }: Extract<HandEvent, { type: 'PotsFormed' }>,
  { say, amount }: Telling,
): readonly string[] => {
  const taken = rakedFrom({ pots });
  return taken > 0 ? [say.raked(amount(taken))] : [];
};

const shown: Line = (event, telling) => {
  const { say, seat } = telling;
  switch (event.type) {
    case 'HandShown':
      return [say.shows(seat(event.seat), cardsText(event.cards))];
    case 'HandMucked':
      return [say.mucks(seat(event.seat))];
    case 'PotAwarded':
      return won(event, telling);
    case 'PotHeld':
      return [say.held(event.pot)];
    case 'HandVoided':
      return [say.voided(event.rule)];
    default:
      return [];
  }
};

const won = (
  event: Extract<HandEvent, { type: 'PotAwarded' }>,
  { say, amount, seat }: Telling,
): readonly string[] =>
  event.awards.flatMap(({ shares }) =>
    shares
      .filter((share) => share.amount > 0)
      .map((share) => say.wins(seat(share.seat), amount(share.amount), event.pot)),
  );

const lines: readonly Line[] = [opened, posted, dealt, acted, shown];

/** A hand told line by line, as everybody at the table could follow it: no card that was never shown. */
export const handText = (
  facts: readonly PlayEvent[],
  terms: Terms,
  { language, ...saying }: Saying & { readonly language: 'en' | 'fr' },
): readonly string[] => {
  const telling = { ...saying, say: texts[language] };
  return handEventsOf(facts, terms).flatMap((event) => lines.flatMap((line) => line(event, telling)));
};

import { type HandEvent, rakedFrom, type SeenCard } from '@cardroom/poker';
import { texts, type Texts } from './texts';

type Language = 'en' | 'fr';

const cardsText = (cards: readonly SeenCard[]): string => cards.join(' ');

type Line = (event: HandEvent, say: Texts) => readonly string[];

const opened: Line = (event, say) =>
  event.type === 'HandOpened'
    ? [
        say.opening(event.setup.game, event.players.length, event.setup.button),
        ...event.players.toSorted((a, b) => a.seat - b.seat).map(({ seat, stack }) => say.sits(seat, stack)),
      ]
    : [];

const posted: Line = (event, say) => {
  if (event.type === 'ForcedBetsPosted')
    return event.bets.map(({ seat, paid, kind }) => say.posts(seat, paid, kind));
  return event.type === 'StraddlePosted' ? [say.posts(event.seat, event.amount, 'straddle')] : [];
};

const dealt: Line = (event, say) =>
  event.type === 'StreetDealt' && event.board.length > 0 ? [say.board(cardsText(event.board))] : [];

const acted: Line = (event, say) => {
  switch (event.type) {
    case 'Acted':
      return [say.acts(event.seat, event.kind, { paid: event.paid, to: event.to, allIn: event.allIn })];
    case 'Discarded':
      return [say.draws(event.seat, event.cards.length)];
    case 'PotsFormed':
      return raked(event, say);
    case 'BettingClosed':
      return event.uncalled ? [say.returned(event.uncalled.seat, event.uncalled.amount)] : [];
    case 'HandKilled':
      return [say.killed(event.seat, event.rule)];
    default:
      return [];
  }
};

const raked = ({ pots }: Extract<HandEvent, { type: 'PotsFormed' }>, say: Texts): readonly string[] => {
  const amount = rakedFrom({ pots });
  return amount > 0 ? [say.raked(amount)] : [];
};

const shown: Line = (event, say) => {
  switch (event.type) {
    case 'HandShown':
      return [say.shows(event.seat, cardsText(event.cards))];
    case 'HandMucked':
      return [say.mucks(event.seat)];
    case 'PotAwarded':
      return won(event, say);
    case 'PotHeld':
      return [say.held(event.pot)];
    case 'HandVoided':
      return [say.voided(event.rule)];
    default:
      return [];
  }
};

const won = (event: Extract<HandEvent, { type: 'PotAwarded' }>, say: Texts): readonly string[] =>
  event.awards.flatMap(({ shares }) =>
    shares.filter(({ amount }) => amount > 0).map(({ seat, amount }) => say.wins(seat, amount, event.pot)),
  );

const lines: readonly Line[] = [opened, posted, dealt, acted, shown];

/** The hand told line by line, as everybody at the table could follow it: no card that was never shown. */
export const handText = (events: readonly HandEvent[], language: Language): readonly string[] => {
  const say = texts[language];
  return events.flatMap((event) => lines.flatMap((line) => line(event, say)));
};

import { type HandCommand, type HandEvent, unknownCard } from '@cardroom/poker';
import { type UntimedCommand, type UntimedEvent } from './untimed';

/** Facts of the poker engine that say where unseen cards are. */
const secretEvents: ReadonlySet<HandEvent['type']> = new Set([
  'DeckShuffled',
  'StubReshuffled',
  'Discarded',
  'CardsMoved',
  'CardsEntered',
]);

/** Words of the dealer that may name a card not everybody saw. */
const secretAsks: ReadonlySet<HandCommand['type']> = new Set([
  'ReportExposed',
  'DealExtraCard',
  'ReportScrap',
  'DealEarly',
  'DealWrong',
  'DropStubCards',
]);

const dealsUnseenCards = (event: UntimedEvent): boolean => {
  if (event.type !== 'StreetDealt') return secretEvents.has(event.type);
  const down = event.hands.flatMap(({ cards }) => cards.filter(({ up }) => !up));
  return [...down.map(({ card }) => card), ...event.burns].some((card) => card !== unknownCard);
};

/** Whether a step of a hand holds what not everybody may see before the hand is over. */
export const holdsSecrets = (ask: UntimedCommand, events: readonly UntimedEvent[]): boolean =>
  secretAsks.has(ask.type) || events.some(dealsUnseenCards);

import { accept, type Decision, judge, type Policy } from '@cardroom/kernel';
import { type SeenCard, unknownCard } from '../cards/card';
import { type HandEvent } from '../hand/events';
import { cardsAreNew } from '../hand/entering';
import { playerAt } from '../hand/players';
import { handNotLive, unknownSeat } from '../hand/refusals';
import { type Hand, type HeldCard } from '../hand/state';
import { gameOfHand } from '../hand/streets';
import { handIsUnderWay } from '../hand/under-way';
import { type ReportExposed } from './commands';
import { exposedInDraw } from './exposed-in-draw';
import { exposedInFlopGame } from './exposed-in-flop-games';
import { exposedInStud } from './exposed-in-stud';
import { evolveCardsEntered } from './moving-cards';
import { errorsOf, evolveErrorNoted, noted } from './noting';
import { cardAlreadySeen, noOptionOnExposedCard, noSuchCard } from './refusals';

type Rule = Policy<ReportExposed, Hand>;

const handIsLive: Rule = ({ seat }, hand) => {
  const player = playerAt(hand, seat);
  if (!player) return unknownSeat({ seat });
  return player.gone ? handNotLive({ seat, gone: player.gone }) : null;
};

const heldAt = (hand: Hand, { seat, place }: ReportExposed): HeldCard | undefined =>
  playerAt(hand, seat)?.cards[place];

/** The card is one of his; a name given to it fits what is known. */
const cardIsHis: Rule = (command, hand) => {
  const held = heldAt(hand, command);
  const { seat, place, card } = command;
  if (!held) return noSuchCard({ seat, place });
  if (card === undefined || card === held.card) return null;
  return held.card === unknownCard ? cardsAreNew([card], hand) : noSuchCard({ seat, place, card });
};

/** The rules of the game replace or keep an exposed card; its player never chooses (RRP-3.4.13, THR-1.8.3). */
const playerHasNoChoice: Rule = ({ seat, by, wantsToKeep }) =>
  by === 'dealer' && wantsToKeep ? noOptionOnExposedCard({ seat }) : null;

/** Who has looked at the card before claiming cannot claim any more (RRP-3.4.12). */
const notLookedAt: Rule = ({ seat, by, looked }) =>
  by === 'dealer' && looked ? cardAlreadySeen({ seat }) : null;

export const reportExposedRules = [handIsUnderWay, handIsLive, cardIsHis, playerHasNoChoice, notLookedAt];

/** A card that was not known is named first, then the exposure is noted. */
const introduction = (command: ReportExposed, hand: Hand): readonly HandEvent[] => {
  const { at, seat, by, how, card } = command;
  const held = heldAt(hand, command);
  const entered: HandEvent[] =
    card !== undefined && held?.card === unknownCard
      ? [{ type: 'CardsEntered', at, hands: [{ seat, cards: [card] }] }]
      : [];
  return [...entered, noted(hand, at, { exposed: [...errorsOf(hand).exposed, { seat, by, how }] })];
};

const introduce = (hand: Hand, event: HandEvent): Hand => {
  if (event.type === 'CardsEntered') return evolveCardsEntered(hand, event);
  return event.type === 'DealingErrorNoted' ? evolveErrorNoted(hand, event) : hand;
};

/** The exposed card after it was named. */
export interface Exposed {
  readonly command: ReportExposed;
  readonly card: SeenCard;
}

/**
 * A down card was exposed. Turned by its own player it plays (RRP-3.4.12, RRP-3.4.14, THR-1.8.2); by the dealer, or
 * dealt off the table (THR-1.8.1, RRP-8.11), the rule of the game decides.
 */
export const reportExposed = (command: ReportExposed, hand: Hand): Decision<HandEvent> =>
  judge(reportExposedRules, [command, hand], () => {
    const first = introduction(command, hand);
    if (command.by === 'player') return accept(...first);
    const known = first.reduce(introduce, hand);
    const exposed = { command, card: command.card ?? heldAt(hand, command)?.card ?? unknownCard };
    const then = byGame(known, exposed);
    return then.accepted ? accept(...first, ...then.events) : then;
  });

const byGame = (hand: Hand, exposed: Exposed): Decision<HandEvent> => {
  switch (gameOfHand(hand).family) {
    case 'stud':
      return exposedInStud(hand, exposed);
    case 'draw':
      return exposedInDraw(hand, exposed);
    default:
      return exposedInFlopGame(hand, exposed);
  }
};

import { changed } from '../hand/copies';
import { accept, type Decision, judge, type Policy } from '@cardroom/kernel';
import { unknownCard, type SeenCard } from '../cards/card';
import { isLive } from '../betting/betting-round';
import { type MuckHand, type PlayTheBoard, type ShowHand } from '../hand/commands';
import { reveal } from '../hand/deck';
import { cardsAreNew } from '../hand/entering';
import { type BoardPlayed, type HandMucked, type HandShown } from '../hand/events';
import { changePlayer, playerAt } from '../hand/players';
import {
  boardCannotPlay,
  cardsDoNotMatch,
  handNotLive,
  lastHandCannotMuck,
  mustShow,
  mustShowAllIn,
  noShowdownNow,
  unknownSeat,
  wrongCards,
} from '../hand/refusals';
import { type Hand, type PlayerInHand } from '../hand/state';
import { gameOfHand } from '../hand/streets';
import { handIsUnderWay } from '../hand/under-way';
import { claimants } from '../pots/winners';
import { isTabled } from './strength';

type AboutAHand = Policy<{ readonly seat: number }, Hand>;

/** Hands are shown at the showdown, or before a run-out once nobody can bet. */
const showingIsOpen: AboutAHand = (_, { phase, bettingOver }) =>
  phase === 'showdown' || bettingOver ? null : noShowdownNow({ phase });

const handIsLive: AboutAHand = ({ seat }, hand) => {
  const player = playerAt(hand, seat);
  if (!player) return unknownSeat({ seat });
  return player.gone ? handNotLive({ seat, gone: player.gone }) : null;
};

const missingFrom = (shown: readonly SeenCard[], { cards }: PlayerInHand): readonly SeenCard[] =>
  shown.filter((card) => card !== unknownCard && !cards.some((held) => held.card === card));

/** The cards laid down are the ones he holds; cards not seen before must be somewhere else nowhere. */
const cardsAreHis: Policy<ShowHand, Hand> = ({ seat, cards }, hand) => {
  const player = playerAt(hand, seat);
  if (!cards || !player) return null;
  if (cards.length > player.cards.length || cards.length === 0)
    return wrongCards({ seat, due: player.cards.length });
  const missing = missingFrom(cards, player);
  const unseen = player.cards.filter(({ card }) => card === unknownCard).length;
  if (missing.length > unseen) return cardsDoNotMatch({ seat, cards: missing });
  return new Set(cards).size < cards.length && !cards.includes(unknownCard)
    ? cardsDoNotMatch({ seat, cards })
    : cardsAreNew(missing, hand);
};

export const showHandRules = [handIsUnderWay, showingIsOpen, handIsLive, cardsAreHis];

/** Cards laid face up; showing again what lies there already changes nothing. */
export const showHand = (command: ShowHand, hand: Hand): Decision<HandShown> =>
  judge(showHandRules, [command, hand], () => {
    const { at, seat } = command;
    const player = playerAt(hand, seat) as PlayerInHand;
    const cards = command.cards ?? player.cards.map(({ card }) => card);
    const shown = [...new Set([...player.tabled.filter((card) => card !== unknownCard), ...cards])];
    const tabled = cards.includes(unknownCard) ? cards : shown;
    return tabled.length === player.tabled.length && isTabled(player)
      ? accept()
      : accept({ type: 'HandShown', at, seat, cards: tabled });
  });

export const evolveShown = (hand: Hand, { seat, cards, at }: HandShown): Hand => {
  const player = playerAt(hand, seat);
  if (!player) return hand;
  const shown = changePlayer(hand, seat, { tabled: cards, cards: reveal(player.cards, cards) });
  return changed(shown, { lastAt: at });
};

/** The last claim to a pot cannot be given up: it wins without showing. */
const someoneElseClaims: AboutAHand = ({ seat }, hand) => {
  if (hand.pots.length === 0)
    return hand.players.some((player) => isLive(player) && player.seat !== seat)
      ? null
      : lastHandCannotMuck({ seat });
  const alone = hand.pots.some((pot, i) => {
    if (pot.parts.every(({ awarded }) => awarded)) return false;
    const claims = claimants(hand, i);
    return claims.length === 1 && claims[0]?.seat === seat;
  });
  return alone ? lastHandCannotMuck({ seat }) : null;
};

/** Everybody still in shows where the house says so (RTC-20, FR4-3.9), and all-in hands always (RRP-11.28). */
const needNotShow: AboutAHand = ({ seat }, hand) => {
  const { rules } = hand.setup;
  if (rules.callerMustShow === 'always') return mustShow({ seat });
  return rules.allInShowdown === 'mandatory' && hand.ranOut ? mustShowAllIn({ seat }) : null;
};

export const muckHandRules = [handIsUnderWay, showingIsOpen, handIsLive, needNotShow, someoneElseClaims];

export const muckHand = (command: MuckHand, hand: Hand): Decision<HandMucked> =>
  judge(muckHandRules, [command, hand], () =>
    accept({ type: 'HandMucked', at: command.at, seat: command.seat }),
  );

/**
 * A mucked hand has no claim, unless its player said that he plays the board (RRP-5.6): then he keeps it with the five
 * cards that everybody has.
 */
export const evolveMucked = (hand: Hand, { seat, at }: HandMucked): Hand =>
  hand.showdown.playsBoard.includes(seat)
    ? changed(changePlayer(hand, seat, { cards: [], tabled: [] }), {
        lastAt: at,
        deck: withMucked(hand, seat),
      })
    : changed(changePlayer(hand, seat, { gone: 'mucked' }), { lastAt: at });

const withMucked = (hand: Hand, seat: number): Hand['deck'] => {
  const cards = playerAt(hand, seat)?.cards.map(({ card }) => card) ?? [];
  return { ...hand.deck, muck: [...hand.deck.muck, ...cards] };
};

const boardMayPlay: AboutAHand = (_, hand) => (gameOfHand(hand).boardMayPlay ? null : boardCannotPlay());

export const playTheBoardRules = [handIsUnderWay, showingIsOpen, handIsLive, boardMayPlay];

export const playTheBoard = (command: PlayTheBoard, hand: Hand): Decision<BoardPlayed> =>
  judge(playTheBoardRules, [command, hand], () =>
    accept({ type: 'BoardPlayed', at: command.at, seat: command.seat }),
  );

export const evolveBoardPlayed = (hand: Hand, { seat, at }: BoardPlayed): Hand =>
  changed(hand, {
    lastAt: at,
    showdown: { ...hand.showdown, playsBoard: [...hand.showdown.playsBoard, seat] },
  });

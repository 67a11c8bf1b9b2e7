import { accept, type Decision, refuse } from '@cardroom/kernel';
import { isLive } from '../betting/betting-round';
import { openRound } from '../betting/opening-round';
import { unknownCard } from '../cards/card';
import { type CardsMoved, type HandEvent, type HandKilled } from '../hand/events';
import { evolveKilled } from '../hand/killing';
import { afterAction } from '../betting/closing';
import { playerAt } from '../hand/players';
import { type Hand, type HeldCard, type PlayerInHand } from '../hand/state';
import { onlyOneLive } from '../betting/turn';
import { type Exposed } from './exposed-cards';
import { lastCardExposed } from './last-stud-card';
import { actedOnStreet, misdealIsBarred, misdealt, nobodyHasActed, tooLateForMisdeal } from './misdeal-table';
import { cardsMoved, evolveCardsMoved, inHand, stubTop } from './moving-cards';
import { errorsOf } from './noting';

/** Nobody has put a chip in on this street, so the round can be opened again from another seat. */
export const roundIsUntouched = (hand: Hand): boolean =>
  hand.phase === 'betting' && !actedOnStreet(hand) && hand.players.every(({ streetBet }) => streetBet === 0);

/** How many of his down cards the dealer has exposed. */
const exposedOf = (hand: Hand, seat: number): number =>
  errorsOf(hand).exposed.filter((card) => card.by === 'dealer' && card.seat === seat).length;

/**
 * In a tournament an exposed down card is a misdeal (RRP-8.5.c, RRP-11.26), or only two of the same player are
 * (THR-1.9.h, THR-1.8.a.1). In a cash game it becomes the door card (RRP-8.5), and two kill the hand (RRP-8.5.a).
 */
export const exposedInStud = (hand: Hand, exposed: Exposed): Decision<HandEvent> => {
  const { at, seat } = exposed.command;
  if (hand.street === 4) return lastCardExposed(hand, exposed);
  if (hand.street !== 0) return refuse(tooLateForMisdeal(hand));
  const mine = exposedOf(hand, seat);
  const { studTournamentMisdealExposed } = hand.setup.rules;
  if (hand.setup.tournament && mine >= studTournamentMisdealExposed && !misdealIsBarred(hand))
    return accept<HandEvent>(misdealt(at, studTournamentMisdealExposed === 1 ? 'RRP-8.5.c' : 'THR-1.9.h'));
  if (!nobodyHasActed(hand) || !roundIsUntouched(hand)) return refuse(tooLateForMisdeal(hand));
  return mine >= 2 ? bothExposed(hand, exposed) : becomesDoorCard(hand, exposed);
};

/** The card dealt to him third; unseen where it was never dealt. */
const thirdCardOf = ({ cards }: PlayerInHand): HeldCard => cards[2] ?? { card: unknownCard, up: true };

/** The exposed card is his door card and the third one is dealt down (RRP-8.5, RRP-8.11, THR-1.8.a). */
const becomesDoorCard = (hand: Hand, { command, card }: Exposed): Decision<HandEvent> => {
  const { at, seat } = command;
  const door = thirdCardOf(playerAt(hand, seat) as PlayerInHand);
  const moved = cardsMoved(at, 'RRP-8.5', [
    { card: door.card, from: inHand(seat, door.up), to: inHand(seat) },
    { card, from: inHand(seat), to: inHand(seat, true) },
  ]);
  return accept<HandEvent>(moved, ...openRound(evolveCardsMoved(hand, moved), { at }));
};

/** Everybody after him gets the card that came to the seat before, and the last one dealt goes back on the deck. */
const thirdCardsPassOn = (hand: Hand, { command }: Exposed): CardsMoved => {
  const { at, seat } = command;
  const dealt = hand.players.filter(isLive);
  const from = dealt.findIndex((player) => player.seat === seat);
  const chain = dealt.slice(from);
  const third = chain.map(thirdCardOf);
  const notDealt = third[0]?.card === unknownCard && hand.setup.running === 'recorded';
  const passing = notDealt ? third.slice(0, 1) : third;
  const moves = passing.map((held, i) => {
    const next = notDealt ? undefined : chain[i + 1];
    const to = next ? inHand(next.seat, third[i + 1]?.up ?? true) : stubTop;
    return { card: held.card, from: inHand(chain[i]!.seat, held.up), to };
  });
  return cardsMoved(at, 'RRP-8.5.a', moves);
};

/**
 * Both down cards exposed: the hand is dead, its ante comes back and no third card is dealt to it (RRP-8.5.a,
 * THR-1.8.a.1). The card exposed first is the one that counts as its door card for the bring-in (RRP-8.5.b).
 */
const bothExposed = (hand: Hand, exposed: Exposed): Decision<HandEvent> => {
  const { at, seat } = exposed.command;
  const moved = thirdCardsPassOn(hand, exposed);
  const { contributed } = playerAt(hand, seat) as PlayerInHand;
  const killed: HandKilled = { type: 'HandKilled', at, seat, rule: 'RRP-8.5.a', refund: contributed };
  const after = evolveKilled(evolveCardsMoved(hand, moved), killed);
  const then = onlyOneLive(after) ? afterAction(after, at) : openRound(after, { at });
  return accept<HandEvent>(moved, killed, ...then);
};

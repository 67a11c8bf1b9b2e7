import { invariant } from '@cardroom/kernel';
import { codeOf, unknownCard, type SeenCard } from '../cards/card';
import { chipsInPots } from './players';
import { type Hand } from './state';

/** Chips in equal chips out after every event; nobody has less than nothing. */
export const checkChips = (hand: Hand): void => {
  let chips = chipsInPots(hand);
  invariant(chips >= 0, 'the pots never pay more than they hold');
  for (const { stack, behind, seat } of hand.players) {
    if (stack < 0 || !Number.isSafeInteger(stack))
      invariant(false, `seat ${seat} holds a whole number of chips`);
    chips += stack + behind;
  }
  if (chips !== hand.total) invariant(false, `${hand.total} chips came to the hand and ${chips} are there`);
};

/** The whole deck is always somewhere, and no card twice. */
export const checkCards = ({ deck, players, boards, sharedBoard }: Hand): void => {
  const { size, stub, burns, muck, setAside, scrap } = deck;
  const seen = [0, 0];
  let count = 0;
  const add = (card: SeenCard): void => {
    count += 1;
    if (card === unknownCard) return;
    const code = codeOf(card);
    const half = code >> 5;
    const bit = 1 << (code & 31);
    if ((seen[half]! & bit) !== 0) invariant(false, `${card} is in one place only`);
    seen[half]! |= bit;
  };
  for (const player of players) for (const { card } of player.cards) add(card);
  for (const place of [stub, burns, muck, setAside, scrap]) for (const card of place) add(card);
  boards.forEach((board, run) => {
    for (let i = run > 0 ? sharedBoard : 0; i < board.length; i++) add(board[i]!);
  });
  if (count !== size) invariant(false, `${size} cards make the deck and ${count} are there`);
};

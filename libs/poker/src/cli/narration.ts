import { type LegalActions } from '../betting/legal-actions';
import { unknownCard } from '../cards/card';
import { gameOf } from '../games/list';
import {
  type Discarded,
  type ForcedBetsPosted,
  type HandEvent,
  type PotAwarded,
  type StreetDealt,
} from '../hand/events';
import { type Acted } from '../betting/events';
import { chipsInPots, playerAt } from '../hand/players';
import { type Hand, type SeatNumber } from '../hand/state';
import { potsNow } from '../pots/forming';
import { heldHand } from './held-hands';
import { type Speaker } from './speaker';
import { enumerate } from './words';

/** The game and the table before the cards. */
export const tableLines = (hand: Hand, { words, amount, player }: Speaker): readonly string[] => {
  const { setup, players } = hand;
  const seats = players.map(({ seat, startingStack }) => {
    const button = seat === setup.button ? ` (${words.button})` : '';
    return `  ${player(seat)}${button}  ${amount(startingStack)}`;
  });
  return [words.title(words.limit[setup.structure.limit], words.game[setup.game]), ...seats];
};

/** What the player to act may do: `p3 may fold, call 50 or raise to 100–150`. */
export const legalLine = (legal: LegalActions, speak: Speaker): string => {
  const { words, player } = speak;
  return words.may(player(legal.seat), enumerate(offers(legal, speak), words.or));
};

const offers = (legal: LegalActions, { words, amount }: Speaker): readonly string[] => {
  const { act, allIn } = words;
  const offered: string[] = [];
  if (legal.fold.allowed) offered.push(act.fold);
  if (legal.check.allowed) offered.push(act.check);
  if (legal.bringIn.allowed) offered.push(act.bringIn(amount(legal.bringIn.amount)));
  if (legal.call.allowed)
    offered.push(`${act.call(amount(legal.call.amount))}${legal.call.allIn ? ` (${allIn})` : ''}`);
  if (legal.wager.allowed) {
    const ranges = legal.wager.amounts.map(({ minTo, maxTo }) =>
      minTo === maxTo ? amount(minTo) : `${amount(minTo)}–${amount(maxTo)}`,
    );
    offered.push(act[legal.wager.as](enumerate(ranges, words.or)));
  }
  return offered;
};

const actedLine = ({ seat, kind, paid, to, allIn }: Acted, { words, amount, player }: Speaker): string => {
  const { did } = words;
  const said =
    kind === 'fold' || kind === 'check'
      ? did[kind]
      : did[kind](amount(kind === 'call' || kind === 'bringIn' ? paid : to));
  return `  ${player(seat)} ${said}${allIn ? `, ${words.allIn}` : ''}`;
};

const potsText = (hand: Hand, { words, amount, player }: Speaker): string => {
  const pots = potsNow(hand);
  if (hand.street <= 0 || pots.length < 2) return `${words.pot} ${amount(chipsInPots(hand))}`;
  return pots
    .map((pot, i) => `${potName(i, words)} ${amount(pot.amount)} (${pot.eligible.map(player).join(', ')})`)
    .join(', ');
};

const potName = (pot: number, words: Speaker['words']): string =>
  pot === 0 ? words.mainPot : words.sidePot(pot);

const streetLines = (after: Hand, event: StreetDealt, speak: Speaker): readonly string[] => {
  const { words, cards, player, sees } = speak;
  const street = gameOf(after.setup.game).streets[event.street];
  const board = after.boards[event.run] ?? [];
  const title = street ? words.street[street.name] : '';
  const shown = board.length > 0 ? `${words.colon} ${cards(board)}` : '';
  const hands = event.hands.map(({ seat, cards: dealt }) => {
    const held = dealt.map(({ card, up }) =>
      up ? `[${cards([card])}]` : cards([sees(seat) ? card : unknownCard]),
    );
    return `  ${player(seat)}${words.colon} ${held.join(' ')}`;
  });
  return ['', `${title}${shown} — ${potsText(after, speak)}`, ...hands];
};

const awardLines = (after: Hand, { pot, awards }: PotAwarded, speak: Speaker): readonly string[] => {
  const { words, amount, player } = speak;
  const name = after.pots.length > 1 ? potName(pot, words) : words.pot;
  return awards.flatMap(({ part, shares, oddChips }) => [
    ...shares
      .filter((share) => share.amount > 0)
      .map(
        (share) =>
          `  ${name}${words.colon} ${words.wins(player(share.seat), amount(share.amount), words.share[part])}`,
      ),
    ...oddChips.map(({ seat, rule }) => `    ${words.oddChip(player(seat), rule)}`),
  ]);
};

const shownLine = (after: Hand, seat: SeatNumber, speak: Speaker): string => {
  const holder = playerAt(after, seat);
  if (!holder) return '';
  const name = heldHand(after, holder, speak);
  const text = speak.words.shows(speak.player(seat), speak.cards(holder.cards.map(({ card }) => card)));
  return `  ${text}${name === '' ? '' : `${speak.words.colon} ${name}`}`;
};

const postedLine = ({ bets }: ForcedBetsPosted, { words, amount, player }: Speaker): string => {
  const posted = bets.map(
    ({ seat, kind, paid }) => `${player(seat)} ${words.forcedBet[kind]} ${amount(paid)}`,
  );
  return `${words.posts}${words.colon} ${posted.join(', ')}`;
};

const discardLine = (
  { seat, cards: discards }: Discarded,
  { words, player, cards, sees }: Speaker,
): string => {
  if (discards.length === 0) return `  ${words.standsPat(player(seat))}`;
  const seen = discards.map((card) => (sees(seat) ? card : unknownCard));
  return `  ${words.draws(player(seat), discards.length, cards(seen))}`;
};

/** An event and the table after it, as lines for a person; none for what needs no word. */
export const eventLines = (event: HandEvent, after: Hand, speak: Speaker): readonly string[] => {
  const { words, amount, player } = speak;
  switch (event.type) {
    case 'ForcedBetsPosted':
      return [postedLine(event, speak)];
    case 'StreetDealt':
      return streetLines(after, event, speak);
    case 'Acted':
      return [actedLine(event, speak)];
    case 'BettingClosed':
      return event.uncalled
        ? [`  ${words.returned(amount(event.uncalled.amount), player(event.uncalled.seat))}`]
        : [];
    case 'Discarded':
      return [discardLine(event, speak)];
    case 'PotsFormed':
      return ['', ...potLines(after, speak)];
    case 'HandShown':
      return [shownLine(after, event.seat, speak)];
    case 'HandMucked':
      return [`  ${words.mucks(player(event.seat))}`];
    case 'HandKilled':
      return [`  ${words.dead(player(event.seat))} (${event.rule})`];
    case 'LosingHandsKilled':
      return [`  ${words.beaten(event.seats.map(player).join(', '))}`];
    case 'PotAwarded':
      return awardLines(after, event, speak);
    case 'HandEnded':
      return ['', `${words.result}${words.colon} ${stacksText(after, speak)}`];
    default:
      return [];
  }
};

const potLines = ({ pots }: Hand, { words, amount, player }: Speaker): readonly string[] =>
  pots.map((pot, i) => {
    const name = pots.length > 1 ? potName(i, words) : words.showdown;
    return `${name}${words.colon} ${amount(pot.amount)} (${pot.eligible.map(player).join(', ')})`;
  });

const stacksText = ({ players }: Hand, { amount, player }: Speaker): string =>
  players.map(({ seat, stack }) => `${player(seat)} ${amount(stack)}`).join(', ');

import { type LegalActions, legalActions } from '../betting/legal-actions';
import { type SeenCard } from '../cards/card';
import { type HandEvent } from '../hand/events';
import { type HandCommand } from '../hand/commands';
import { playerAt } from '../hand/players';
import { type Hand, type SeatNumber } from '../hand/state';
import { after, bringIn, call, check, eventsOf, noon, type Opening, started } from '../testing';
import { type IrregularityCommand, type ReportExposed } from './commands';

type Fields<T extends IrregularityCommand['type']> = Omit<
  Extract<IrregularityCommand, { type: T }>,
  'type' | 'at'
>;

/** `report('ReportMisdeal', { fault: 'outOfSequence' })`. */
export const report = <T extends IrregularityCommand['type']>(type: T, fields: Fields<T>): HandCommand =>
  ({ type, at: noon, ...fields }) as unknown as HandCommand;

export const exposed = (seat: SeatNumber, place: number, fields: Partial<ReportExposed> = {}): HandCommand =>
  report('ReportExposed', { seat, place, by: 'dealer', how: 'turned', ...fields });

export const six: Opening = { stacks: [1000, 1000, 1000, 1000, 1000, 1000] };

/** A six-handed hold'em hand dealt from a known deck: seat 1 is left of the button, seat 3 acts first. */
export const dealt = (opening: Opening = {}): Hand => started({ ...six, seed: 7, ...opening });

/** Everybody checks or calls until the round is over. */
export const callAround = (hand: Hand): Hand => {
  const legal = legalActions(hand);
  if (hand.phase !== 'betting' || !legal) return hand;
  return callAroundOn(after(hand, passive(legal)), hand.street);
};

const passive = ({ seat, check: checks, bringIn: brings }: LegalActions): HandCommand => {
  if (brings.allowed) return bringIn(seat);
  return checks.allowed ? check(seat) : call(seat);
};

const callAroundOn = (hand: Hand, street: number): Hand =>
  hand.street === street && hand.phase === 'betting' ? callAround(hand) : hand;

export const handOf = (hand: Hand, seat: SeatNumber): readonly SeenCard[] =>
  playerAt(hand, seat)?.cards.map(({ card }) => card) ?? [];

/** How many cards lie in each place. */
export const counts = ({
  deck,
  boards,
  players,
}: Hand): {
  stub: number;
  burns: number;
  board: number;
  aside: number;
  scrap: number;
  held: number;
  all: number;
} => {
  const held = players.reduce((sum, { cards }) => sum + cards.length, 0);
  const board = boards[0]?.length ?? 0;
  const { stub, burns, setAside, scrap, muck } = deck;
  const lying = stub.length + burns.length + setAside.length + scrap.length + muck.length;
  return {
    stub: stub.length,
    burns: burns.length,
    board,
    aside: setAside.length,
    scrap: scrap.length,
    held,
    all: lying + board + held,
  };
};

/** The rule by which a command voids the hand or kills a hand; null when it does neither. */
export const ruledBy = (hand: Hand, command: HandCommand): string | null => {
  const ruling = eventsOf(hand, command).find(
    (event): event is Extract<HandEvent, { type: 'HandVoided' | 'HandKilled' }> =>
      event.type === 'HandVoided' || event.type === 'HandKilled',
  );
  return ruling?.rule ?? null;
};

export const typesOf = (hand: Hand, command: HandCommand): readonly string[] =>
  eventsOf(hand, command).map(({ type }) => type);

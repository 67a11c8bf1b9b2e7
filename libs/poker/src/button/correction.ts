import { accept, type Decision, judge, type Policy, type RuleId } from '@cardroom/kernel';
import { type SeatNumber } from '../hand/state';
import { buttonOutOfPosition } from './refusals';
import { type Positions } from './table';

interface ConfirmButton {
  readonly button: SeatNumber;
}

/** Before any card the button is where the engine expects it (RRP-3.2.1.g). */
const buttonIsInPosition: Policy<ConfirmButton, Positions> = ({ button }, expected) =>
  button === expected.button ? null : buttonOutOfPosition({ button, expected: expected.button });

/** The dealer confirms where the button is; a deal with a misplaced one is refused. */
export const confirmButton = (command: ConfirmButton, expected: Positions): Decision<Positions> =>
  judge([buttonIsInPosition], [command, expected], () => accept(expected));

/** A deal as it was played, and as it should have been. */
export interface PlayedDeal {
  readonly expected: Positions;
  readonly played: Positions;
}

/** What each seat has had of button and blinds in this round. */
export interface PositionsHad {
  readonly seat: SeatNumber;
  readonly button: boolean;
  readonly smallBlind: boolean;
  readonly bigBlind: boolean;
}

/** Where the button should go after a wrong deal; the floor confirms it or gives another with a reason. */
export interface ButtonProposal {
  readonly rule: RuleId;
  readonly positions: Positions;
  /** Two deals in a row were wrong: the floor sets the position itself. */
  readonly floorDecides: boolean;
  readonly had: readonly PositionsHad[];
}

const isWrong = ({ expected, played }: PlayedDeal): boolean => expected.button !== played.button;

const hadBy = (seats: readonly SeatNumber[], round: readonly PlayedDeal[]): readonly PositionsHad[] =>
  seats.map((seat) => ({
    seat,
    button: round.some(({ played }) => played.button === seat),
    smallBlind: round.some(({ played }) => played.blinds.length > 1 && played.blinds[0] === seat),
    bigBlind: round.some(({ played }) => played.blinds.at(-1) === seat),
  }));

/**
 * After a deal with the button in the wrong place the next one gives the position that was skipped, and the result of the
 * wrong deal stands (RRP-3.4.1); null when the last deal was right.
 */
export const proposeButton = (
  round: readonly PlayedDeal[],
  seats: readonly SeatNumber[],
): ButtonProposal | null => {
  const last = round.at(-1);
  if (!last || !isWrong(last)) return null;
  const before = round.at(-2);
  return {
    rule: 'RRP-3.4.1',
    positions: last.expected,
    floorDecides: before !== undefined && isWrong(before),
    had: hadBy(seats, round),
  };
};

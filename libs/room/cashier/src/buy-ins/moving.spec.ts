import { belowMinimumAfterMove, wholeStackMoves } from '../refusals';
import { startingCageSettings } from '../settings';
import { euros, game, t2 } from '../testing/testing';
import { stackMayMove, type StackMove } from './moving';

const move = (extra: Partial<StackMove> = {}): StackMove => ({
  reason: 'forced',
  isSameGame: true,
  stackBeforeMinor: euros(35),
  stackMinor: euros(35),
  to: game({ tableId: t2 }),
  ...extra,
});

describe('RRP-3.1.3 a forced mover of the same limit plays on short, one by choice does not', () => {
  it('checks a player in with 35 who was moved up from the feeder', () => {
    expect(stackMayMove(move(), startingCageSettings)).toBeNull();
  });

  it('refuses 35 to one who asked to change tables, until he has 60', () => {
    const choice = move({ reason: 'by-choice' });
    expect(stackMayMove(choice, startingCageSettings)).toEqual(
      belowMinimumAfterMove({ minimumMinor: euros(60), stackMinor: euros(35) }),
    );
    expect(stackMayMove({ ...choice, stackMinor: euros(59) }, startingCageSettings)).not.toBeNull();
    expect(stackMayMove({ ...choice, stackMinor: euros(60) }, startingCageSettings)).toBeNull();
  });

  it('asks the minimum of another limit, though the table broke', () => {
    const other = move({ isSameGame: false, to: game({ largestBetMinor: euros(10) }) });
    expect(stackMayMove(other, startingCageSettings)).toEqual(
      belowMinimumAfterMove({ minimumMinor: euros(100), stackMinor: euros(35) }),
    );
    expect(stackMayMove({ ...other, stackMinor: euros(100) }, startingCageSettings)).toBeNull();
  });

  it('lets nothing off the stack on the way within the game', () => {
    const less = move({ stackBeforeMinor: euros(500), stackMinor: euros(499) });
    expect(stackMayMove(less, startingCageSettings)).toEqual(
      wholeStackMoves({ stackBeforeMinor: euros(500), stackMinor: euros(499) }),
    );
    expect(stackMayMove({ ...less, isSameGame: false }, startingCageSettings)).toBeNull();
  });
});

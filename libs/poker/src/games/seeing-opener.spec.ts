import { fixedLimit } from '../betting/structure';
import { type HandCommand } from '../hand/commands';
import { prompts } from '../hand/prompts';
import { notDealtIn, notOpener } from '../hand/refusals';
import { type Hand, type SeatNumber } from '../hand/state';
import { after, check, fold, noon, refusalOf, runOn, started, wager } from '../testing';

const asks = (seat: SeatNumber): HandCommand => ({ type: 'AskToSeeOpener', at: noon, seat });
const proves = (seat: SeatNumber): HandCommand => ({
  type: 'ShowOpeners',
  at: noon,
  seat,
  proven: true,
});

const dealt = (game: 'jacksOrBetter' | 'draw' = 'jacksOrBetter'): Hand =>
  started({ game, structure: fixedLimit([4, 8], { ante: 1 }), blinds: [], ante: 1, stacks: [500, 500, 500] });

/** Seat 2 opens and nobody follows. */
const opened = (hand: Hand): Hand => after(hand, check(1), wager(2, 4));
const won = (hand: Hand): Hand => runOn(after(hand, fold(3), fold(1), proves(2)));

const prompted = (hand: Hand) => prompts(hand).find(({ rule }) => rule === 'RRP-9.2.8');

describe('RRP-9.2.8 request to see opener', () => {
  it('prompts the dealer when the pot has been awarded, and not before', () => {
    const asked = after(opened(dealt()), asks(3));
    expect(prompted(asked)).toBeUndefined();
    const over = won(asked);
    expect(over.phase).toBe('over');
    expect(prompted(over)).toEqual({
      code: 'poker.show-opener',
      rule: 'RRP-9.2.8',
      facts: { seat: 2, askedBy: 3 },
    });
  });

  it('may also be asked after the pot was paid, and says nothing unasked', () => {
    const over = won(opened(dealt()));
    expect(prompted(over)).toBeUndefined();
    expect(prompted(after(over, asks(1)))?.facts).toEqual({ seat: 2, askedBy: 1 });
  });

  it('needs a player of the hand and an opener', () => {
    expect(refusalOf(opened(dealt()), asks(9))).toEqual(notDealtIn({ seat: 9 }));
    expect(refusalOf(dealt(), asks(3))).toEqual(notOpener({ seat: null }));
    expect(refusalOf(opened(dealt('draw')), asks(3))).toEqual(notOpener({ seat: null }));
  });
});

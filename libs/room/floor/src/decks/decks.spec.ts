import { at, clock, dealer, floorAfter, happened, openRoom, scenario, t1 } from '../testing/testing';
import { deckTooNew, defectRequired, setupTooNew } from './refusals';

const room = [...openRoom(), at('18:10:00').open(t1)];
const change = (time: string, more: object) =>
  at(time, dealer).ask({ type: 'ChangeDeck', tableId: t1, what: 'deck', cause: 'request', ...more });
const deckIn = change('20:00:00', { button: 3 });
const setupIn = change('20:00:00', { what: 'setup' });

describe('RRP-2.2.21 a new deck stays a full round, a new setup an hour', () => {
  it('keeps a deck until the button is back where it was', () => {
    const given = scenario.given(...happened(...room, deckIn));
    given
      .when(change('20:20:00', { roundsPlayed: 0 }))
      .thenRefused(deckTooNew({ tableId: t1, rounds: 1, button: 3 }));
    expect(given.when(change('20:20:00', { roundsPlayed: 1 })).decision.accepted).toBe(true);
  });

  it('keeps a setup until 21:00:00 when it came at 20:00:00', () => {
    const given = scenario.given(...happened(...room, setupIn));
    given
      .when(change('20:59:59', { what: 'setup' }))
      .thenRefused(setupTooNew({ tableId: t1, from: clock('21:00:00') }));
    expect(given.when(change('21:00:00', { what: 'setup' })).decision.accepted).toBe(true);
  });

  it('changes a defective deck at once, with its defect noted and the deck in a bag', () => {
    const given = scenario.given(...happened(...room, setupIn));
    const defective = (more: object) => change('20:01:00', { cause: 'defective', card: '7h', ...more });
    given.when(defective({})).thenRefused(defectRequired({ tableId: t1 }));
    given.when(defective({ defect: 'marked corner' })).thenRefused(defectRequired({ tableId: t1 }));
    const bagged = defective({ defect: 'marked corner', bagged: true });
    expect(given.when(bagged).decision).toMatchObject({
      accepted: true,
      events: [{ type: 'DeckChanged', card: '7h', defect: 'marked corner', bagged: true }],
    });
    const damagedSetup = change('20:01:00', {
      what: 'setup',
      cause: 'damaged',
      defect: 'wet cards',
      bagged: true,
    });
    expect(given.when(damagedSetup).decision.accepted).toBe(true);
  });

  it('lets a table whose deck was not noted have its first change, and forgets with the table', () => {
    expect(scenario.given(...happened(...room)).when(deckIn).decision.accepted).toBe(true);
    const now = floorAfter(...room, setupIn, change('20:30:00', { roundsPlayed: 2, button: 5 }));
    expect(now.decks.get(t1)).toEqual({
      deckSince: clock('20:30:00'),
      button: 5,
      setupSince: clock('20:00:00'),
    });
  });
});

import { id, type GameId, minor } from '@cardroom/kernel';
import { buyInInvalid, gameExists, gameInUse, gameUnknown, stakesInvalid } from '../refusals';
import {
  ana,
  at,
  happened,
  holdem,
  ofEntry,
  omaha,
  openRoom,
  scenario,
  stampOf,
  t1,
} from '../testing/testing';

const another = { ...holdem, gameId: id<GameId>('other'), stakes: [minor(500), minor(1000)] as const };

describe('the games of the room', () => {
  it('offers a game with its limits and buy-in', () => {
    const command = at('18:05:00').offer(another);
    scenario
      .given(...happened(...openRoom()))
      .when(command)
      .then({ type: 'GameOffered', ...stampOf(command), game: another });
  });

  it('keeps one list per game and limit', () => {
    scenario
      .given(...happened(...openRoom()))
      .when(at('18:05:00').offer({ ...another, stakes: holdem.stakes }))
      .thenRefused(gameExists({ gameId: holdem.gameId }));
  });

  it('refuses stakes that fall and a buy-in that is no range', () => {
    const given = scenario.given(...happened(...openRoom()));
    given
      .when(at('18:05:00').offer({ ...another, stakes: [minor(200), minor(100)] }))
      .thenRefused(stakesInvalid({ stakes: [200, 100] }));
    given
      .when(at('18:05:00').offer({ ...another, minBuyIn: minor(200), maxBuyIn: minor(199) }))
      .thenRefused(buyInInvalid({ minBuyIn: 200, maxBuyIn: 199 }));
  });

  it('withdraws a game nobody plays, and tells those who waited for it', () => {
    const command = at('19:00:00').ask({ type: 'WithdrawGame', gameId: holdem.gameId });
    scenario
      .given(...happened(...openRoom(), at('18:20:00').join(ana)))
      .when(command)
      .then(
        { type: 'GameWithdrawn', ...stampOf(command), gameId: holdem.gameId },
        { type: 'EntryRemoved', ...stampOf(command), ...ofEntry(ana), cause: 'game-withdrawn', reason: null },
      );
  });

  it('does not withdraw a game under its players', () => {
    scenario
      .given(...happened(...openRoom(), at('18:10:00').open(t1)))
      .when(at('19:00:00').ask({ type: 'WithdrawGame', gameId: holdem.gameId }))
      .thenRefused(gameInUse({ gameId: holdem.gameId, tables: [1] }));
    scenario
      .given(...happened(...openRoom(), at('18:10:00').open(t1, omaha)))
      .when(at('19:00:00').ask({ type: 'WithdrawGame', gameId: another.gameId }))
      .thenRefused(gameUnknown({ gameId: another.gameId }));
  });
});

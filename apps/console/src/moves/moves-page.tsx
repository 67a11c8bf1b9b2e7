import { type MovesRow } from '@cardroom/contracts';
import { inGameOrder } from '@cardroom/design';
import { useBoard, useLists, useWordsOfGame } from '../boards/use-board';
import { useTexts } from '../texts/texts';
import { Announced } from './announced';
import './moves-page.css';
import { Cooldowns, MustMoveOrder, Passed, Requests } from './move-lists';
import { Proposals } from './proposals';
import { TableProposals } from './table-proposals';

const hasMoves = ({ proposals, announced, order, requests, cooldowns, passed }: MovesRow) =>
  [proposals, announced, order, requests, cooldowns, passed].some(({ length }) => length > 0);

/** *Moves*: who has a right to which free seat and by which rule, who is on the way, and the orders behind it. */
export const MovesPage = () => {
  const { t } = useTexts();
  const wordsOf = useWordsOfGame();
  const rows = useBoard('moves');
  const lists = useLists();
  if (!rows || !lists) return <div className="moves" aria-busy="true" />;
  const games = lists
    .map(({ game }) => game)
    .sort(inGameOrder)
    .flatMap((game) => {
      const row = rows.get(game.gameId);
      return row && hasMoves(row) ? [{ game, row }] : [];
    });
  return (
    <div className="moves">
      <h1>{t('moves.title')}</h1>
      <TableProposals />
      {games.length === 0 && <p className="moves__none">{t('moves.none')}</p>}
      {games.map(({ game, row }) => (
        <section key={game.gameId} className="moves-game" aria-label={wordsOf(game).full}>
          <h2>{wordsOf(game).full}</h2>
          <div className="moves-game__cards">
            <Proposals row={row} />
            <Announced row={row} />
            <MustMoveOrder row={row} />
            <Requests row={row} />
            <Cooldowns row={row} />
            <Passed row={row} />
          </div>
        </section>
      ))}
    </div>
  );
};

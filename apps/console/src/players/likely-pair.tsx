import { type DuplicatesAnswer } from '@cardroom/contracts';
import { Button } from '@mantine/core';
import { useQuestions } from '../orders/questions';
import { useTexts } from '../texts/texts';
import { PlayerLink } from './player-link';
import { usePlayerOrders } from './use-player';

type Pair = DuplicatesAnswer['pairs'][number];

/** Two numbers, why they may be one person, and the way to make them one. */
export const LikelyPair = ({
  pair,
  others,
}: {
  readonly pair: Pair;
  readonly others: readonly Pair['players'][number][];
}) => {
  const { t } = useTexts();
  const { order, may } = usePlayerOrders();
  const { oneOf, reasonFor } = useQuestions();
  const [first, second] = pair.players;
  const merge = async () => {
    const keptId = await oneOf(
      t('people.same.mergeTitle', { kept: first.alias, merged: second.alias }),
      t('people.same.mergeWhy', { kept: first.alias, merged: second.alias }),
      pair.players.map(({ playerId, alias }) => [playerId, t('people.same.keepThis', { alias })] as const),
    );
    if (keptId === null) return;
    const [kept, merged] = keptId === first.playerId ? [first, second] : [second, first];
    const reason = await reasonFor(
      t('people.same.mergeTitle', { kept: kept.alias, merged: merged.alias }),
      t('people.same.mergeWhy', { kept: kept.alias, merged: merged.alias }),
    );
    if (reason)
      await order('players/merge-players', { keptId: kept.playerId, mergedId: merged.playerId, reason });
  };
  return (
    <li>
      <span>
        {others.map((player, i) => (
          <span key={player.playerId}>
            {i > 0 && ' · '}
            <PlayerLink {...player} />
          </span>
        ))}
        <small>
          {pair.reasons.map((reason) => t(`people.same.reason.${reason}`)).join(', ')} ·{' '}
          {t('people.same.score', { score: pair.score })}
        </small>
      </span>
      {may('players/merge-players') && (
        <Button variant="default" onClick={() => void merge()}>
          {t('people.same.merge')}
          <span className="visually-hidden"> {pair.players.map(({ alias }) => alias).join(', ')}</span>
        </Button>
      )}
    </li>
  );
};

import { UsersRound } from 'lucide-react';
import { Card } from '../players/card';
import { LikelyPair } from '../players/likely-pair';
import { useDuplicates } from '../players/use-player';
import { useTexts } from '../texts/texts';

/** All pairs of the room that are perhaps one person, the likeliest first. */
export const SamePart = () => {
  const { t } = useTexts();
  const { data, isError } = useDuplicates(null);
  return (
    <Card title={t('people.part.same')} icon={<UsersRound size={20} aria-hidden="true" />}>
      {!data && <p role="status">{isError ? t('people.unanswered') : t('people.loading')}</p>}
      {data && !data.recordsCompared && <p>{t('people.same.noRecords')}</p>}
      {data?.pairs.length === 0 && <p>{t('people.same.none')}</p>}
      <ul>
        {data?.pairs.map((pair) => (
          <LikelyPair
            key={pair.players.map(({ playerId }) => playerId).join()}
            pair={pair}
            others={pair.players}
          />
        ))}
      </ul>
    </Card>
  );
};

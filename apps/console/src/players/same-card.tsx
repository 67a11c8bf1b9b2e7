import { UsersRound } from 'lucide-react';
import { useRole } from '../session/session';
import { useTexts } from '../texts/texts';
import { Card } from './card';
import { LikelyPair } from './likely-pair';
import { useDuplicates } from './use-player';

/** Who else he perhaps is. */
export const SameCard = ({ playerId }: { readonly playerId: string }) => {
  const { t } = useTexts();
  const { mayDo } = useRole();
  const { data } = useDuplicates(playerId);
  if (!mayDo('read-duplicates') || !data) return null;
  return (
    <Card title={t('people.same.title')} icon={<UsersRound size={20} aria-hidden="true" />}>
      {data.pairs.length === 0 && <p>{t('people.same.none')}</p>}
      {!data.recordsCompared && <p>{t('people.same.noRecords')}</p>}
      <ul>
        {data.pairs.map((pair) => (
          <LikelyPair
            key={pair.players.map((each) => each.playerId).join()}
            pair={pair}
            others={pair.players.filter((each) => each.playerId !== playerId)}
          />
        ))}
      </ul>
    </Card>
  );
};

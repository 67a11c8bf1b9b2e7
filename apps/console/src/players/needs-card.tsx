import { type PlayerAnswer } from '@cardroom/contracts';
import { Checkbox } from '@mantine/core';
import { HeartHandshake } from 'lucide-react';
import { RuleLink } from '../rules/rule-link';
import { useTexts } from '../texts/texts';
import { Card } from './card';
import { playerNeeds } from './kinds';
import { usePlayerOrders } from './use-player';

/** What the house does for him; a seat kept for a need is the management's to give (RRP-2.3.7). */
export const NeedsCard = ({ player: { playerId, needs } }: { readonly player: PlayerAnswer }) => {
  const { t } = useTexts();
  const { order, may, isBusy } = usePlayerOrders();
  const mayChange = may('players/set-needs');
  if (!mayChange && needs.length === 0) return null;
  return (
    <Card title={t('people.needs.title')} icon={<HeartHandshake size={20} aria-hidden="true" />}>
      <p>
        {t('people.needs.why')} <RuleLink rule="RRP-2.3.7" quiet />
      </p>
      <div className="player-needs">
        {playerNeeds.map((need) => (
          <Checkbox
            key={need}
            size="lg"
            label={t(`people.needs.${need}`)}
            checked={needs.includes(need)}
            disabled={!mayChange || isBusy('players/set-needs')}
            onChange={({ currentTarget: { checked } }) =>
              void order('players/set-needs', {
                playerId,
                needs: playerNeeds.filter((each) => (each === need ? checked : needs.includes(each))),
              })
            }
          />
        ))}
      </div>
    </Card>
  );
};

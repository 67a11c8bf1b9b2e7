import { type CommandBody } from '@cardroom/contracts';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { conductHouseKey, useConductHouse } from '../../conduct/use-reads';
import { useMay, useOrders } from '../../orders/orders';
import { useQuestions } from '../../orders/questions';
import { useTexts } from '../../texts/texts';
import { type SettingValue } from './house-book';
import { Settings } from './settings-part';

type RuleSet = CommandBody<'conduct/adopt-rule-set'>['ruleSet'];

const ruleSets: readonly RuleSet[] = ['rrp-cash', 'rrp-tournament', 'rtc', 'thr', 'fr4'];

/** By which texts the house rules; another set brings its own values, and the house's changes begin anew. */
const RuleSets = ({ inForce, onSet }: { readonly inForce: string; readonly onSet: () => void }) => {
  const { t } = useTexts();
  const may = useMay();
  const { give, underWay } = useOrders();
  const { sureTo } = useQuestions();
  const about = 'rule-set';
  const adopt = async (ruleSet: RuleSet) => {
    const name = t(`housePage.ruleSets.${ruleSet}`);
    const isSure = await sureTo(t('housePage.adopt', { name }), {
      confirm: t('housePage.adoptGo'),
      why: t('housePage.adoptWhy'),
    });
    if (!isSure) return;
    const { kind } = await give({ name: 'conduct/adopt-rule-set', body: { ruleSet }, about });
    if (kind === 'done') onSet();
  };
  return (
    <section className="house-card rule-sets" aria-label={t('housePage.ruleSet')}>
      <h2>{t('housePage.ruleSet')}</h2>
      <div className="player-buttons">
        {ruleSets.map((ruleSet) => (
          <Button
            key={ruleSet}
            data-rule-set={ruleSet}
            variant={ruleSet === inForce ? 'filled' : 'default'}
            aria-pressed={ruleSet === inForce}
            disabled={!may('conduct/adopt-rule-set') && ruleSet !== inForce}
            loading={underWay(about) !== undefined}
            onClick={() => ruleSet !== inForce && void adopt(ruleSet)}
          >
            {t(`housePage.ruleSets.${ruleSet}`)}
          </Button>
        ))}
      </div>
    </section>
  );
};

/** The rule set in force, and what the house has set of rulings and sanctions. */
export const ConductPart = () => {
  const { t } = useTexts();
  const client = useQueryClient();
  const { data, isError } = useConductHouse();
  const again = () => void client.invalidateQueries({ queryKey: conductHouseKey });
  if (!data) return <p role="status">{t(isError ? 'people.unanswered' : 'setting.loading')}</p>;
  return (
    <>
      <RuleSets inForce={data.ruleSet} onSet={again} />
      <Settings
        settings={data.settings as Readonly<Record<string, SettingValue>>}
        command="conduct/change-conduct-setting"
        onSet={again}
      />
    </>
  );
};

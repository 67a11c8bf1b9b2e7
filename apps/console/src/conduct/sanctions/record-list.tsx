import { type RecordedIncident } from '@cardroom/contracts';
import { dateText, useLanguage } from '@cardroom/design';
import { useTexts } from '../../texts/texts';
import { RuleLink } from '../../rules/rule-link';
import { Confiscate } from './confiscate';
import './sanction-form.css';

const mostShown = 8;

/** A player's record, the last first: when, by which rule, and what it led to. */
export const RecordList = ({ incidents }: { readonly incidents: readonly RecordedIncident[] }) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  if (incidents.length === 0) return null;
  const shown = [...incidents].sort((a, b) => b.at.localeCompare(a.at)).slice(0, mostShown);
  return (
    <ul className="earlier">
      {shown.map((incident) => (
        <li key={incident.incidentId} data-recorded={incident.rule}>
          <span>{dateText(Date.parse(incident.at), language)}</span>
          <span>
            {incident.sanction
              ? t(`conduct.step.${incident.sanction.step}`)
              : t('conduct.sanction.notDecided')}
          </span>
          <RuleLink rule={incident.rule} quiet />
          <Confiscate incident={incident} />
        </li>
      ))}
    </ul>
  );
};

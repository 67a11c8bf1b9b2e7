import { type IncidentRow } from '@cardroom/contracts';
import { clockText, useLanguage } from '@cardroom/design';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useBoard } from '../../boards/use-board';
import { Refusal } from '../../cashier/parts/refusal';
import { useMay } from '../../orders/orders';
import { useQuestions } from '../../orders/questions';
import { RuleLink } from '../../rules/rule-link';
import { useTexts } from '../../texts/texts';
import { ConductList } from '../conduct-list';
import { Confiscate } from './confiscate';
import './sanction-form.css';
import { Steps } from './step-choice';
import { useIncident } from './use-sanction';

/** What was reported of somebody: the house's own step is one tap, another takes a reason, and so does dropping it. */
const Incident = ({ row }: { readonly row: IncidentRow }) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const may = useMay();
  const { reasonFor } = useQuestions();
  const [isOpen, setOpen] = useState(false);
  const incident = useIncident(row);
  const { alias, rule, act, at, tableNumber, words, isFrozen, proposal, playerId, incidentId } = row;
  const dismiss = async () => {
    const reason = await reasonFor(
      t('conduct.reported.dismiss'),
      t('conduct.reported.dismissWhy', { alias }),
    );
    if (reason) await incident.dismiss(reason);
  };
  return (
    <li className="conduct-card" data-incident={incidentId} data-state="open">
      <header>
        <h2>{alias}</h2>
        <span className="conduct-card__state">
          {isFrozen ? t('conduct.standing.frozen') : t('conduct.reported.open')}
        </span>
      </header>
      <p>
        {[
          clockText(Date.parse(at), language),
          tableNumber !== null && t('cage.place.tray', { table: tableNumber }),
          act !== null && t(`conduct.act.${act}` as 'conduct.act.collusion'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <RuleLink rule={rule} />
      {words && <p>{words}</p>}
      {!isOpen && <Refusal problem={incident.problem} />}
      {may('conduct/decide-incident') && (
        <div className="conduct-card__ways">
          <Button data-decide aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t('conduct.reported.decide')}
          </Button>
          <Button variant="default" data-dismiss loading={incident.isBusy} onClick={() => void dismiss()}>
            {t('conduct.reported.dismiss')}
          </Button>
          <Confiscate incident={row} />
        </div>
      )}
      {isOpen && proposal && <Steps sanction={incident} playerId={playerId} proposal={proposal} />}
    </li>
  );
};

/** What dealers and floor have reported and nobody has decided, the oldest first. */
export const Reported = () => {
  const { t } = useTexts();
  const rows = [...(useBoard('incidents')?.values() ?? [])].sort((a, b) => a.at.localeCompare(b.at));
  return (
    <ConductList title={t('conduct.part.reported')} none={t('conduct.reported.none')}>
      {rows.map((row) => (
        <Incident key={`${row.incidentId} ${row.playerId}`} row={row} />
      ))}
    </ConductList>
  );
};

import { type SanctionRow } from '@cardroom/contracts';
import { clockText, dateText, useLanguage } from '@cardroom/design';
import { Button } from '@mantine/core';
import { Printer } from 'lucide-react';
import { useBoard } from '../../boards/use-board';
import { Refusal } from '../../cashier/parts/refusal';
import { useMay } from '../../orders/orders';
import { useQuestions } from '../../orders/questions';
import { PlayerLink } from '../../players/player-link';
import { RuleLink } from '../../rules/rule-link';
import { useRole } from '../../session/session';
import { useTexts } from '../../texts/texts';
import { ConductList } from '../conduct-list';
import { useConductOrder } from '../use-conduct-order';
import { Confiscate } from './confiscate';

const withLetter: ReadonlySet<string> = new Set([
  'suspension',
  'disqualification',
  'exclusion',
  'finalExclusion',
]);

export const useSanctionEnd = () => {
  const { t } = useTexts();
  const { language } = useLanguage();
  return ({ until, dealsLeft, scope }: SanctionRow): string => {
    if (dealsLeft !== null) return t('conduct.term.dealsLeft', { count: dealsLeft });
    if (until !== null)
      return t('conduct.term.until', {
        when: `${dateText(Date.parse(until), language)} ${clockText(Date.parse(until), language)}`,
      });
    return scope === 'room' ? t('conduct.term.forGood') : '';
  };
};

/** A sanction that runs or waits, with its letter and the way to lift it. */
export const SanctionCard = ({ row }: { readonly row: SanctionRow }) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const may = useMay();
  const { mayDo } = useRole();
  const { reasonFor } = useQuestions();
  const endOf = useSanctionEnd();
  const { playerId, incidentId, alias, step, state, rule, tableNumber } = row;
  const { order, problem, isBusy } = useConductOrder(`sanction-${incidentId}-${playerId}`);
  const lift = async () => {
    const reason = await reasonFor(t('conduct.sanction.lift'), t('conduct.sanction.liftWhy', { alias }));
    if (reason) await order('conduct/lift-sanction', { playerId, incidentId, reason });
  };
  return (
    <li className="conduct-card" data-sanction={incidentId} data-state={state}>
      <header>
        <h2>
          <PlayerLink playerId={playerId} alias={alias} />
        </h2>
        <span className="conduct-card__state">{t(`conduct.sanctionState.${state}`)}</span>
      </header>
      <p>
        {[t(`conduct.step.${step}`), endOf(row), tableNumber && t('cage.place.tray', { table: tableNumber })]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <RuleLink rule={rule} />
      {row.reason && <p>{row.reason}</p>}
      <Refusal problem={problem} />
      <div className="conduct-card__ways">
        {state === 'running' && withLetter.has(step) && mayDo('print-exclusion-letter') && (
          <Button
            component="a"
            href={`/api/v1/conduct/records/${encodeURIComponent(playerId)}/letter/${encodeURIComponent(incidentId)}?language=${language}`}
            target="_blank"
            rel="noreferrer"
            variant="default"
            leftSection={<Printer size={20} aria-hidden="true" />}
          >
            {t('conduct.sanction.letter')}
          </Button>
        )}
        {state === 'running' && may('conduct/lift-sanction') && (
          <Button variant="default" loading={isBusy} onClick={() => void lift()}>
            {t('conduct.sanction.lift')}
          </Button>
        )}
        <Confiscate incident={row} />
      </div>
    </li>
  );
};

/** Sanctions that run or wait for confirmation, those that end first on top. */
export const SanctionsRunning = () => {
  const { t } = useTexts();
  const rows = [...(useBoard('sanctions')?.values() ?? [])].sort((a, b) =>
    (a.until ?? '9').localeCompare(b.until ?? '9'),
  );
  return (
    <ConductList title={t('conduct.part.running')} none={t('conduct.sanction.none')}>
      {rows.map((row) => (
        <SanctionCard key={`${row.incidentId} ${row.playerId}`} row={row} />
      ))}
    </ConductList>
  );
};

import { type RulingRow } from '@cardroom/contracts';
import { clockText, useLanguage } from '@cardroom/design';
import { Link } from '@tanstack/react-router';
import { useBoard } from '../boards/use-board';
import { useSanctionEnd } from '../conduct/sanctions/sanctions-running';
import { useTexts } from '../texts/texts';
import { Card } from './card';

const waits: ReadonlySet<RulingRow['state']> = new Set(['open', 'awaiting-confirmation', 'appealed']);

/** Calls for a ruling and rulings that somebody still has to settle, the oldest first; nothing for who may not read them. */
export const HandedDisputes = () => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const rulings = useBoard('rulings');
  if (!rulings) return null;
  const rows = [...rulings.values()]
    .filter(({ state }) => waits.has(state))
    .sort((a, b) => a.askedAt.localeCompare(b.askedAt));
  return (
    <Card title={t('handover.disputes')} count={rows.length}>
      {rows.map(({ rulingId, state, askedAt, tableNumber, outcome, words }) => (
        <li key={rulingId}>
          <Link
            to="/rulings"
            search={({ at, fact }) => ({ at, fact, part: 'day' })}
            className="handover-row handover-row--deposit"
          >
            <strong>{words || t(outcome ? `conduct.outcome.${outcome}` : 'conduct.ruling.undecided')}</strong>
            <span>
              {clockText(Date.parse(askedAt), language)}
              {tableNumber !== null && ` · ${t('table.name', { number: tableNumber })}`}
            </span>
            <span>{t(`conduct.state.${state}`)}</span>
          </Link>
        </li>
      ))}
    </Card>
  );
};

/** Sanctions that run or wait for confirmation, those that end first on top; nothing for who may not read them. */
export const HandedSanctions = () => {
  const { t } = useTexts();
  const endOf = useSanctionEnd();
  const sanctions = useBoard('sanctions');
  if (!sanctions) return null;
  const rows = [...sanctions.values()].sort((a, b) => (a.until ?? '9').localeCompare(b.until ?? '9'));
  return (
    <Card title={t('handover.sanctions')} count={rows.length}>
      {rows.map((row) => (
        <li key={`${row.incidentId} ${row.playerId}`}>
          <Link
            to="/rulings"
            search={({ at, fact }) => ({ at, fact, part: 'running' })}
            className="handover-row handover-row--deposit"
          >
            <strong>{row.alias}</strong>
            <span>{[t(`conduct.step.${row.step}`), endOf(row)].filter(Boolean).join(' · ')}</span>
            <span>{t(`conduct.sanctionState.${row.state}`)}</span>
          </Link>
        </li>
      ))}
    </Card>
  );
};

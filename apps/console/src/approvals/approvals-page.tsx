import { type SanctionRow } from '@cardroom/contracts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useBoard } from '../boards/use-board';
import { SecondPerson } from '../cashier/parts/second-person';
import { useMoney } from '../cashier/parts/use-money';
import { TransferCard } from '../cashier/fills/transfer-card';
import '../cashier/fills/fills-page.css';
import { useEntries, useNameOf } from '../cashier/use-cage';
import { useEntryWords } from '../cashier/window/entry-words';
import '../conduct/conduct-page.css';
import { RulingCard } from '../conduct/rulings/rulings-of-the-day';
import { useSanctionEnd } from '../conduct/sanctions/sanctions-running';
import { useConductOrder } from '../conduct/use-conduct-order';
import { RuleLink } from '../rules/rule-link';
import { useSession } from '../session/session';
import { useTexts } from '../texts/texts';
import './approvals-page.css';

/** An exclusion that a floor supervisor proposes: whoever agrees, or does not, gives his own code. */
const PendingSanction = ({ row }: { readonly row: SanctionRow }) => {
  const { t } = useTexts();
  const endOf = useSanctionEnd();
  const [answer, setAnswer] = useState<'approve' | 'refuse' | null>(null);
  const { playerId, incidentId, alias, step, rule, reason } = row;
  const { refusalOf } = useConductOrder(`sanction-${incidentId}-${playerId}`);
  const confirm = (secondCode: string) =>
    refusalOf('conduct/confirm-exclusion', {
      ...{ playerId, incidentId, confirmed: answer === 'approve', reason: '', secondCode },
    });
  const said = [t(`conduct.step.${step}`), endOf(row)].filter(Boolean).join(' · ');
  return (
    <li className="conduct-card" data-sanction={incidentId} data-state="pending">
      <header>
        <h3>{alias}</h3>
        <span className="conduct-card__state">{said}</span>
      </header>
      <RuleLink rule={rule} />
      {reason && <p>{reason}</p>}
      <div className="conduct-card__ways">
        <Button data-approve onClick={() => setAnswer('approve')}>
          {t('conduct.approvals.approve')}
        </Button>
        <Button variant="default" data-refuse onClick={() => setAnswer('refuse')}>
          {t('conduct.approvals.refuse')}
        </Button>
      </div>
      {answer && (
        <SecondPerson
          title={[alias, said].join(' · ')}
          go={t(answer === 'approve' ? 'conduct.approvals.sure' : 'conduct.approvals.notOut', { alias })}
          label={t('conduct.approvals.code')}
          onSign={confirm}
          onClose={() => setAnswer(null)}
        >
          {reason && <p>{reason}</p>}
        </SecondPerson>
      )}
    </li>
  );
};

/** What was reversed today, with its reason and the two who signed it. */
const Reversals = () => {
  const { t } = useTexts();
  const { say } = useMoney();
  const nameOf = useNameOf();
  const wordsOf = useEntryWords();
  const entries = useEntries();
  const reversals = entries.filter(({ reverses }) => reverses !== null);
  return (
    <section aria-label={t('conduct.approvals.reversals')}>
      <h2>{t('conduct.approvals.reversals')}</h2>
      {reversals.length === 0 && <p>{t('conduct.approvals.none')}</p>}
      <ul className="approvals__list">
        {reversals.map(({ entryId, amount, by, reverses }) => {
          const type = entries.find((each) => each.entryId === reverses?.entryId)?.type;
          return (
            <li key={entryId} className="conduct-card" data-reversal={entryId}>
              <header>
                <h3>{say(amount)}</h3>
                <span>{type && wordsOf(type)}</span>
              </header>
              <p>{reverses?.reason}</p>
              <p>{[nameOf(by), nameOf(reverses?.witness ?? null)].join(', ')}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
};

/** *Approvals*: what waits for somebody in charge, and what was reversed today. */
export const ApprovalsPage = () => {
  const { t } = useTexts();
  const { may } = useSession();
  const transfers = [...(useBoard('cage-transfers')?.values() ?? [])].filter(
    ({ state }) => state === 'asked',
  );
  const sanctions = [...(useBoard('sanctions')?.values() ?? [])].filter(({ state }) => state === 'pending');
  const rulings = [...(useBoard('rulings')?.values() ?? [])].filter(
    ({ state }) => state === 'awaiting-confirmation' || state === 'appealed',
  );
  if (!may.commands.includes('conduct/confirm-exclusion'))
    return (
      <div className="shell__nothing">
        <h1>{t('gate.noScreens')}</h1>
      </div>
    );
  return (
    <div className="approvals">
      <h1>{t('conduct.approvals.title')}</h1>
      <div className="approvals__parts">
        <section aria-label={t('conduct.approvals.exclusions')}>
          <h2>{t('conduct.approvals.exclusions')}</h2>
          {sanctions.length === 0 && <p>{t('conduct.approvals.none')}</p>}
          <ul className="approvals__list">
            {sanctions.map((row) => (
              <PendingSanction key={`${row.incidentId} ${row.playerId}`} row={row} />
            ))}
          </ul>
        </section>
        <section aria-label={t('conduct.approvals.rulings')}>
          <h2>{t('conduct.approvals.rulings')}</h2>
          {rulings.length === 0 && <p>{t('conduct.approvals.none')}</p>}
          <ul className="approvals__list">
            {rulings.map((row) => (
              <RulingCard key={row.rulingId} row={row} />
            ))}
          </ul>
        </section>
        <section aria-label={t('conduct.approvals.transfers')}>
          <h2>{t('conduct.approvals.transfers')}</h2>
          {transfers.length === 0 && <p>{t('conduct.approvals.none')}</p>}
          {transfers.map((row) => (
            <TransferCard key={row.transferId} row={row} />
          ))}
        </section>
        {may.boards.includes('cage-entries') && <Reversals />}
      </div>
    </div>
  );
};

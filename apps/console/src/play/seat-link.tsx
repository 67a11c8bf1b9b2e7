import { type SeatTokenAnswer } from '@cardroom/contracts';
import { ask, clockText, useLanguage } from '@cardroom/design';
import { Button, Modal } from '@mantine/core';
import { Printer, QrCode } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOrderNotices } from '../orders/order-notices';
import { useRole } from '../session/session';
import './seat-link.css';

/** The code is drawn by a library of its own, loaded when somebody wants one. */
const SeatQr = lazy(() => import('./seat-qr').then((module) => ({ default: module.SeatQr })));

const addressOf = ({ token }: SeatTokenAnswer): string => `${window.location.origin}/seat/#${token}`;

const Ticket = ({ issued }: { readonly issued: SeatTokenAnswer }) => {
  const { t } = useTranslation('play');
  const { language } = useLanguage();
  const { room, seat, alias, expiresAt } = issued;
  return (
    <div className="seat-link">
      <h3>{room.name}</h3>
      <p>{t('sheet.seatOf', { seat, alias })}</p>
      <Suspense fallback={<span className="seat-link__qr" aria-busy="true" />}>
        <SeatQr text={addressOf(issued)} label={t('link.qr', { alias })} />
      </Suspense>
      <p className="seat-link__address">{addressOf(issued)}</p>
      <p>{t('link.until', { time: clockText(Date.parse(expiresAt), language) })}</p>
    </div>
  );
};

interface SeatLinkProps {
  readonly tableId: string;
  readonly seat: number;
  readonly alias: string;
}

/** Lets a player act for himself on his own telephone: shown once, to be read off the screen or printed. */
export const SeatLink = ({ tableId, seat, alias }: SeatLinkProps) => {
  const { t } = useTranslation('play');
  const { mayDo } = useRole();
  const notices = useOrderNotices();
  const [isBusy, setIsBusy] = useState(false);
  const [issued, setIssued] = useState<SeatTokenAnswer | null>(null);
  if (!mayDo('issue-seat-token')) return null;
  const issue = async () => {
    setIsBusy(true);
    const answer = await ask<SeatTokenAnswer>('/play/seat-tokens', {
      method: 'POST',
      body: { tableId, seat },
    });
    setIsBusy(false);
    if (answer.kind === 'done') setIssued(answer.value);
    if (answer.kind === 'refused') notices.refused(answer.problem);
  };
  return (
    <>
      <Button
        variant="default"
        data-seat-link
        loading={isBusy}
        leftSection={<QrCode size={20} aria-hidden="true" />}
        onClick={() => void issue()}
      >
        {t('link.show')}
      </Button>
      <Modal
        opened={issued !== null}
        onClose={() => setIssued(null)}
        title={t('link.title', { alias })}
        closeButtonProps={{ 'aria-label': t('sheet.close') }}
      >
        {issued && <Ticket issued={issued} />}
        <p className="seat-link__note">{t('link.note')}</p>
        <Button
          fullWidth
          variant="default"
          leftSection={<Printer size={20} aria-hidden="true" />}
          onClick={() => window.print()}
        >
          {t('link.print')}
        </Button>
      </Modal>
    </>
  );
};

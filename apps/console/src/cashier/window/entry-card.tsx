import { type CageEntryRow } from '@cardroom/contracts';
import { clockText, useLanguage } from '@cardroom/design';
import { Modal } from '@mantine/core';
import { useState } from 'react';
import { useMay } from '../../orders/orders';
import { useTexts } from '../../texts/texts';
import { PaperWay } from '../parts/paper-way';
import { Reasons } from '../parts/reasons';
import { SecondPersonForm } from '../parts/second-person';
import { useMoney } from '../parts/use-money';
import { useNameOf } from '../use-cage';
import { useCageOrder } from '../use-cage-order';
import './entry-card.css';
import { useEntryWords } from './entry-words';
import { MadeUp } from './made-up';

interface EntryCardProps {
  readonly entry: CageEntryRow;
  readonly onClose: () => void;
}

const reasons = ['wrongAmount', 'wrongPlayer', 'wrongKind', 'notDone'] as const;
const fewestLetters = 3;

const Reversal = ({ entry, onClose }: EntryCardProps) => {
  const { t } = useTexts();
  const [reason, setReason] = useState('');
  const { refusalOf } = useCageOrder(`entry-${entry.entryId}`);
  const reverse = async (secondCode: string) => {
    const body = { entryId: entry.entryId, reason: reason.trim(), secondCode };
    const refused = await refusalOf('cashier/reverse-entry', body);
    if (!refused) onClose();
    return refused;
  };
  return (
    <section className="entry-card__reversal" aria-label={t('cage.entry.reverse')}>
      <h3>{t('cage.entry.reverse')}</h3>
      <Reasons ready={reasons.map((each) => t(`cage.reason.${each}`))} reason={reason} onReason={setReason} />
      <SecondPersonForm
        go={t('cage.entry.reverseGo')}
        label={t('cage.second.supervisor')}
        isReady={reason.trim().length >= fewestLetters}
        autoFocus={false}
        onSign={reverse}
      />
    </section>
  );
};

/** One entry as it was made, its paper, and its linked reversal with a reason and a second person. */
export const EntryCard = ({ entry, onClose }: EntryCardProps) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const { say } = useMoney();
  const wordsOf = useEntryWords();
  const nameOf = useNameOf();
  const may = useMay();
  const { type, amount, at, by, alias, chips, reverses, reversedBy, canBeReversed } = entry;
  return (
    <Modal
      opened
      onClose={onClose}
      title={wordsOf(type)}
      size={560}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <div className="entry-card">
        <p className="entry-card__amount">{say(amount)}</p>
        <p>{[alias, clockText(Date.parse(at), language, true), nameOf(by)].filter(Boolean).join(' · ')}</p>
        {Object.keys(chips).length > 0 && <MadeUp chips={chips} />}
        {reverses && (
          <p>{t('cage.entry.reversal', { reason: reverses.reason, witness: nameOf(reverses.witness) })}</p>
        )}
        {reversedBy !== null && <p className="entry-card__reversed">{t('cage.entry.wasReversed')}</p>}
        <PaperWay paper="entry" id={entry.entryId} label={t('cage.entry.print')} />
        {canBeReversed && may('cashier/reverse-entry') && <Reversal entry={entry} onClose={onClose} />}
      </div>
    </Modal>
  );
};

import { type CageEventRow } from '@cardroom/contracts';
import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { useMay } from '../../orders/orders';
import { useTexts } from '../../texts/texts';
import { AmountField, useReadAmount } from '../parts/amount-field';
import { Refusal } from '../parts/refusal';
import { useMoney } from '../parts/use-money';
import { useEntries } from '../use-cage';
import { useCageOrder } from '../use-cage-order';
import { EntryCard } from '../window/entry-card';
import { NumberField } from './number-field';
import '../parts/line.css';

type Entrant = CageEventRow['entrants'][number];

interface OfEntrant {
  readonly event: CageEventRow;
  readonly entrant: Entrant;
}

const nameOf = ({ alias, playerId }: Entrant): string => alias ?? playerId;

/** A player gives up: nothing is paid back, and his chips leave play (FR4-1.4.a). */
const GiveUp = ({ event, entrant, onClose }: OfEntrant & { readonly onClose: () => void }) => {
  const { t } = useTexts();
  const [stack, setStack] = useState(String(event.stack));
  const { order, problem, isBusy } = useCageOrder(`entrant-${event.eventId}-${entrant.playerId}`);
  const go = async () => {
    const body = { eventId: event.eventId, playerId: entrant.playerId, stack: Number(stack) };
    const outcome = await order('cashier/give-up-entry', body);
    if (outcome.kind === 'done') onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('cage.event.giveUpTitle', { alias: nameOf(entrant) })}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <form
        className="entrants__form"
        onSubmit={(submitted) => {
          submitted.preventDefault();
          void go();
        }}
      >
        <NumberField label={t('cage.event.stack')} name="stack" typed={stack} onTyped={setStack} autoFocus />
        <Refusal problem={problem} />
        <Button type="submit" size="lg" data-yes loading={isBusy} disabled={stack === ''}>
          {t('cage.event.giveUpGo')}
        </Button>
      </form>
    </Modal>
  );
};

const Place = ({ event, entrant, onClose }: OfEntrant & { readonly onClose: () => void }) => {
  const { t } = useTexts();
  const read = useReadAmount();
  const [place, setPlace] = useState('');
  const [typed, setTyped] = useState('');
  const { order, problem, isBusy } = useCageOrder(`entrant-${event.eventId}-${entrant.playerId}`);
  const prize = read(typed);
  const go = async () => {
    const body = { eventId: event.eventId, playerId: entrant.playerId, place: Number(place) };
    const outcome = await order('cashier/place-entrant', prize === null ? body : { ...body, prize });
    if (outcome.kind === 'done') onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('cage.event.placeTitle', { alias: nameOf(entrant) })}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <form
        className="entrants__form"
        onSubmit={(submitted) => {
          submitted.preventDefault();
          void go();
        }}
      >
        <NumberField
          label={t('cage.event.placeNumber')}
          name="place"
          typed={place}
          onTyped={setPlace}
          autoFocus
        />
        <AmountField label={t('cage.event.prizeDue')} name="prize" typed={typed} onTyped={setTyped} />
        <Refusal problem={problem} />
        <Button
          type="submit"
          size="lg"
          data-yes
          loading={isBusy}
          disabled={Number(place) < 1 || (typed.trim() !== '' && prize === null)}
        >
          {t('cage.event.placeGo')}
        </Button>
      </form>
    </Modal>
  );
};

const Line = ({ event, entrant }: OfEntrant) => {
  const { t } = useTexts();
  const { say } = useMoney();
  const may = useMay();
  const [asked, setAsked] = useState<'giveUp' | 'place' | 'refund' | null>(null);
  const { entries, place, prize, refunded, gaveUp } = entrant;
  const sold = useEntries().find(
    (entry) =>
      entry.type === 'EntrySold' &&
      entry.eventId === event.eventId &&
      entry.playerId === entrant.playerId &&
      entry.canBeReversed,
  );
  const marks = [
    entries > 1 && t('cage.event.entries', { count: entries }),
    place !== null && t('cage.event.placed', { place }),
    prize !== null && t('cage.event.prize', { amount: say(prize) }),
    refunded !== null && t('cage.event.refunded', { amount: say(refunded) }),
    gaveUp && t('cage.event.gaveUp'),
  ].filter((mark) => typeof mark === 'string');
  const isIn = event.state === 'open' && place === null && refunded === null && !gaveUp;
  return (
    <li className="cage-row" data-entrant={entrant.playerId}>
      <span>
        <strong>{nameOf(entrant)}</strong>
        <small>{marks.join(' · ')}</small>
      </span>
      <span className="money-card__ways">
        {isIn && may('cashier/place-entrant') && (
          <Button variant="default" data-place onClick={() => setAsked('place')}>
            {t('cage.event.place')}
          </Button>
        )}
        {isIn && sold && may('cashier/reverse-entry') && (
          <Button variant="default" data-refund onClick={() => setAsked('refund')}>
            {t('cage.event.refundGo')}
          </Button>
        )}
        {isIn && may('cashier/give-up-entry') && (
          <Button variant="default" data-give-up onClick={() => setAsked('giveUp')}>
            {t('cage.event.giveUp')}
          </Button>
        )}
      </span>
      {asked === 'giveUp' && <GiveUp event={event} entrant={entrant} onClose={() => setAsked(null)} />}
      {asked === 'refund' && sold && <EntryCard entry={sold} onClose={() => setAsked(null)} />}
      {asked === 'place' && <Place event={event} entrant={entrant} onClose={() => setAsked(null)} />}
    </li>
  );
};

/** Who is in, who has a place, and what was paid back. */
export const Entrants = ({ event }: { readonly event: CageEventRow }) => {
  const { t } = useTexts();
  return (
    <section aria-label={t('cage.event.entrants')}>
      <h3>{t('cage.event.entrants')}</h3>
      {event.entrants.length === 0 && <p>{t('cage.event.noEntrants')}</p>}
      <ul className="cage-lines">
        {event.entrants.map((entrant) => (
          <Line key={entrant.playerId} event={event} entrant={entrant} />
        ))}
      </ul>
    </section>
  );
};

import { type CageEventRow } from '@cardroom/contracts';
import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useBoard } from '../../boards/use-board';
import { useMay } from '../../orders/orders';
import { useShortcut } from '../../shell/use-shortcut';
import { useTexts } from '../../texts/texts';
import '../money/money-page.css';
import { CageLine } from '../parts/line';
import { useMoney } from '../parts/use-money';
import { useMyWindow } from '../use-cage';
import '../window/player-picker.css';
import { AnnounceEvent } from './announce-event';
import { CancelEvent } from './cancel-event';
import './entries-page.css';
import { EntrantPicker } from './entrant-picker';
import { Entrants } from './entrants';
import { SellEntry } from './sell-entry';

const Line = ({ row, isOpen, onOpen }: { row: CageEventRow; isOpen: boolean; onOpen: () => void }) => {
  const { t } = useTexts();
  const { say } = useMoney();
  return (
    <CageLine
      kind="event"
      id={row.eventId}
      name={row.name}
      figure={t('cage.event.price', { price: say(row.price), fee: say(row.fee) })}
      notes={[
        t('cage.event.entries', { count: row.entries }),
        row.state === 'cancelled' && t('cage.event.cancelled'),
      ]}
      isOpen={isOpen}
      onOpen={onOpen}
    />
  );
};

/** Whom to sell an entry to, and then the sale; over a window that is this person's own. */
const Selling = ({ event }: { readonly event: CageEventRow }) => {
  const { t } = useTexts();
  const mine = useMyWindow();
  const finder = useRef<HTMLInputElement>(null);
  const [who, setWho] = useState<{ playerId: string; alias: string } | null>(null);
  const [said, setSaid] = useState('');
  useShortcut('s', () => finder.current?.focus());
  if (mine?.state !== 'open') return <p>{t('cage.money.noWindow')}</p>;
  return (
    <>
      {who === null ? (
        <EntrantPicker label={t('cage.event.who')} inputRef={finder} onPick={setWho} />
      ) : (
        <SellEntry
          event={event}
          windowId={mine.windowId}
          who={who}
          onClose={() => setWho(null)}
          onDone={(words) => {
            setWho(null);
            setSaid(words);
          }}
        />
      )}
      <p className="entries__said" role="status">
        {said}
      </p>
    </>
  );
};

const EventCard = ({ row }: { readonly row: CageEventRow }) => {
  const { t } = useTexts();
  const { say } = useMoney();
  const may = useMay();
  const [isCancelling, setCancelling] = useState(false);
  return (
    <section className="entries__event" aria-label={row.name}>
      <h2>{row.name}</h2>
      <dl className="entries__sums">
        {(['pool', 'fees', 'prizes'] as const).map((sum) => (
          <div key={sum}>
            <dt>{t(`cage.event.${sum}`)}</dt>
            <dd>{say(row[sum])}</dd>
          </div>
        ))}
      </dl>
      {row.state === 'open' && may('cashier/sell-entry') && <Selling event={row} />}
      <Entrants event={row} />
      {row.state === 'open' && may('cashier/cancel-event') && (
        <Button variant="subtle" color="gray" data-cancel-event onClick={() => setCancelling(true)}>
          {t('cage.event.cancel')}
        </Button>
      )}
      {isCancelling && <CancelEvent event={row} onClose={() => setCancelling(false)} />}
    </section>
  );
};

/** *Entries*: tournaments whose entry money goes over the cage's windows, and what is paid back of it. */
export const EntriesPage = () => {
  const { t } = useTexts();
  const may = useMay();
  const rows = useBoard('cage-events');
  const [openedId, setOpenedId] = useState<string | null>(null);
  const [isAnnouncing, setAnnouncing] = useState(false);
  const events = [...(rows?.values() ?? [])].sort(
    (a, b) => Number(a.state !== 'open') - Number(b.state !== 'open') || a.name.localeCompare(b.name),
  );
  const opened = rows?.get(openedId ?? '');
  return (
    <div className="cage__page money event-entries">
      <section className="money__list" aria-label={t('cage.event.title')}>
        <h1 className="visually-hidden">{t('cage.page.entries')}</h1>
        {events.length === 0 && <p>{t('cage.event.none')}</p>}
        <ul className="cage-lines">
          {events.map((row) => (
            <Line
              key={row.eventId}
              row={row}
              isOpen={row.eventId === openedId}
              onOpen={() => {
                setAnnouncing(false);
                setOpenedId(row.eventId);
              }}
            />
          ))}
        </ul>
        {may('cashier/announce-event') && (
          <Button
            variant="default"
            data-new-event
            leftSection={<Plus size={20} aria-hidden="true" />}
            onClick={() => setAnnouncing(true)}
          >
            {t('cage.event.announce')}
          </Button>
        )}
      </section>
      {isAnnouncing && <AnnounceEvent onClose={() => setAnnouncing(false)} />}
      {!isAnnouncing && opened && <EventCard key={opened.eventId} row={opened} />}
      {!isAnnouncing && !opened && <p className="money__none">{t('cage.event.choose')}</p>}
    </div>
  );
};

import { type ListEntryShape, type ListRow } from '@cardroom/contracts';
import { Countdown, useNow, waitText } from '@cardroom/design';
import {
  Armchair,
  Check,
  Hourglass,
  LogOut,
  Pause,
  Phone,
  PhoneIncoming,
  Play,
  RotateCcw,
  TabletSmartphone,
  Undo2,
} from 'lucide-react';
import { type ReactNode } from 'react';
import { OrderButton } from '../orders/order-button';
import { useTexts } from '../texts/texts';
import { EntryMenu } from './entry-menu';
import './entry-row.css';

interface EntryRowProps {
  readonly entry: ListEntryShape;
  readonly list: ListRow;
  /** Whether the row is the list's way in for the keyboard. */
  readonly first: boolean;
}

const Mark = ({ kind, icon, children }: { kind: string; icon: ReactNode; children: ReactNode }) => (
  <span className="mark" data-kind={kind}>
    {icon}
    {children}
  </span>
);

const SourceMark = ({ source }: Pick<ListEntryShape, 'source'>) => {
  const { t } = useTexts();
  if (source === 'walk-in') return null;
  const Icon = { kiosk: TabletSmartphone, phone: Phone, 'call-in': PhoneIncoming }[source];
  return (
    <Mark kind="source" icon={<Icon size={14} aria-hidden="true" />}>
      {t(`source.${source}`)}
    </Mark>
  );
};

/** What is special about an entry, each as a sign and a word. */
const Marks = ({
  entry: { state, source, until, missedCalls, seatedElsewhere },
}: {
  readonly entry: ListEntryShape;
}) => {
  const { t } = useTexts();
  return (
    <span className="entry-row__marks">
      {state === 'held' && (
        <Mark kind="held" icon={<Hourglass size={14} aria-hidden="true" />}>
          {t('entry.held')} {until && <Countdown until={until} />}
        </Mark>
      )}
      {state === 'out' && (
        <Mark kind="out" icon={<LogOut size={14} aria-hidden="true" />}>
          {t('entry.out')} {until && <Countdown until={until} />}
        </Mark>
      )}
      {state === 'called-in' && (
        <Mark kind="remote" icon={<PhoneIncoming size={14} aria-hidden="true" />}>
          {t('entry.calledIn')} {until && <Countdown until={until} />}
        </Mark>
      )}
      {state !== 'called-in' && <SourceMark source={source} />}
      {missedCalls > 0 && (
        <Mark kind="missed" icon={<RotateCcw size={14} aria-hidden="true" />}>
          {t('entry.missed', { count: missedCalls })}
        </Mark>
      )}
      {seatedElsewhere && (
        <Mark kind="seated" icon={<Armchair size={14} aria-hidden="true" />}>
          {t('entry.seatedElsewhere')}
        </Mark>
      )}
    </span>
  );
};

/** The one thing that is usually done with an entry as it stands: one tap. */
const UsualOrder = ({ entry: { entryId, alias, state } }: { readonly entry: ListEntryShape }) => {
  const { t } = useTexts();
  const about = entryId;
  const body = { entryId };
  if (state === 'held')
    return (
      <OrderButton
        order={{ name: 'end-hold', body, about }}
        label={t('entry.endHold', { alias })}
        color="gray"
        icon={<Play size={20} aria-hidden="true" />}
        iconOnly
      />
    );
  if (state === 'out')
    return (
      <OrderButton
        order={{ name: 'mark-back', body, about }}
        label={t('entry.back')}
        about={alias}
        variant="light"
        icon={<Undo2 size={18} aria-hidden="true" />}
      />
    );
  if (state === 'called-in')
    return (
      <OrderButton
        order={{ name: 'confirm-arrival', body, about }}
        label={t('entry.arrived')}
        about={alias}
        variant="light"
        icon={<Check size={18} aria-hidden="true" />}
      />
    );
  return (
    <OrderButton
      order={{ name: 'hold-place', body, about }}
      label={t('entry.hold', { alias })}
      color="gray"
      icon={<Pause size={20} aria-hidden="true" />}
      iconOnly
    />
  );
};

export const EntryRow = ({ entry, list, first }: EntryRowProps) => {
  const { t } = useTexts();
  const nowMs = useNow('minute');
  const waited = waitText(nowMs - Date.parse(entry.joinedAt));
  return (
    <li className="entry-row" data-entry={entry.entryId} data-state={entry.state} tabIndex={first ? 0 : -1}>
      <span className="entry-row__number">{entry.position}</span>
      <span className="entry-row__name">
        <strong>{entry.alias}</strong>
        <Marks entry={entry} />
      </span>
      {(entry.state === 'waiting' || entry.state === 'held') && (
        <span className="entry-row__wait" title={t('entry.waits')}>
          {waited}
        </span>
      )}
      <UsualOrder entry={entry} />
      <EntryMenu entry={entry} list={list} />
    </li>
  );
};

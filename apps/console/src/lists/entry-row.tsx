import { type ListEntryShape } from '@cardroom/contracts';
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
import { memo, type ReactNode } from 'react';
import { OrderButton } from '../orders/order-button';
import { useTexts } from '../texts/texts';
import { EntryMenu } from './entry-menu';
import './entry-row.css';

/** A name by itself: where it stands and how long it may wait change with everybody else's coming and going. */
type Name = Omit<ListEntryShape, 'position' | 'turn' | 'expected'>;

interface EntryRowProps {
  readonly entry: ListEntryShape;
  readonly gameId: string;
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
  readonly entry: Name;
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
const UsualOrder = ({ entry: { entryId, alias, state } }: { readonly entry: Name }) => {
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

interface OfNameProps {
  readonly gameId: string;
  readonly name: Name;
}

const fromTheOthers: ReadonlySet<string> = new Set<keyof ListEntryShape>(['position', 'turn', 'expected']);

const said = (name: Name): string =>
  JSON.stringify(name, (field, value: unknown) => (fromTheOthers.has(field) ? undefined : value));

/** Rows come whole over the live stream: a name that says the same is not drawn again, of hundreds in a large room. */
const saysTheSame = (was: OfNameProps, is: OfNameProps): boolean =>
  was.gameId === is.gameId && said(was.name) === said(is.name);

const OfName = memo(function OfName({ gameId, name }: OfNameProps) {
  const { t } = useTexts();
  const nowMs = useNow('minute');
  return (
    <>
      <span className="entry-row__name">
        <strong>{name.alias}</strong>
        <Marks entry={name} />
      </span>
      {(name.state === 'waiting' || name.state === 'held') && (
        <span className="entry-row__wait" title={t('entry.waits')}>
          {waitText(nowMs - Date.parse(name.joinedAt))}
        </span>
      )}
      <UsualOrder entry={name} />
      <EntryMenu entry={name} gameId={gameId} />
    </>
  );
}, saysTheSame);

export const EntryRow = ({ entry, gameId, first }: EntryRowProps) => (
  <li className="entry-row" data-entry={entry.entryId} data-state={entry.state} tabIndex={first ? 0 : -1}>
    <span className="entry-row__number">{entry.position}</span>
    <OfName gameId={gameId} name={entry} />
  </li>
);

import { type ListEntryShape } from '@cardroom/contracts';
import { Countdown } from '@cardroom/design';
import { Armchair, BellRing, Footprints } from 'lucide-react';
import { memo } from 'react';
import { OrderButton } from '../orders/order-button';
import { useTexts } from '../texts/texts';
import { Declines, NoAnswer } from './call-ends';
import './called-row.css';
import { EntryMenu } from './entry-menu';

interface CalledRowProps {
  readonly entry: ListEntryShape;
  readonly gameId: string;
}

type Call = NonNullable<ListEntryShape['call']>;

/** How long still: to answer, and once answered how long the seat is kept. */
const TimeLeft = ({ call }: { readonly call: Call }) => {
  const { t } = useTexts();
  const until = call.answered ? call.keptUntil : call.answerBy;
  const Icon = call.answered ? Footprints : BellRing;
  return (
    <span className="called-row__left">
      {until && <Countdown until={until} />}
      <small>
        <Icon size={14} aria-hidden="true" />
        {call.answered ? t('call.onTheWay') : t('call.called')}
      </small>
    </span>
  );
};

const said = ({ entry }: CalledRowProps): string =>
  JSON.stringify(entry, (field, value: unknown) => (field === 'expected' ? undefined : value));

/** A call that runs: who, to which reserved seat, how long still, and one tap for each way it can end. */
export const CalledRow = memo(
  function CalledRow({ entry, gameId }: CalledRowProps) {
    const { t } = useTexts();
    const { entryId, alias, position, call } = entry;
    if (!call) return null;
    return (
      <li className="called-row" data-entry={entryId} tabIndex={-1} data-answered={call.answered}>
        <div className="called-row__who">
          <span className="called-row__number">{position}</span>
          <span className="called-row__name">
            <strong>{alias}</strong>
            <span className="called-row__place">
              {t('place.short', { table: call.tableNumber, seat: call.seat })}
            </span>
          </span>
          <TimeLeft call={call} />
          <EntryMenu entry={entry} gameId={gameId} />
        </div>
        <div className="called-row__ends">
          <OrderButton
            order={{ name: 'seat-called', body: { entryId }, about: entryId }}
            label={t('call.seat')}
            about={alias}
            icon={<Armchair size={20} aria-hidden="true" />}
            className="called-row__seat"
          />
          <NoAnswer entry={entry} />
          <Declines entry={entry} />
        </div>
      </li>
    );
  },
  (was, is) => said(was) === said(is),
);

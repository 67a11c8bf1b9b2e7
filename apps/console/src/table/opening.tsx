import { type OpeningDrawRow, type TableRow } from '@cardroom/contracts';
import { clockText, useLanguage } from '@cardroom/design';
import { Armchair, CircleDot, UserPlus } from 'lucide-react';
import { useBoard } from '../boards/use-board';
import { OrderButton } from '../orders/order-button';
import { RuleLink } from '../rules/rule-link';
import { useTexts } from '../texts/texts';
import { CardText } from './card-text';
import './opening.css';

interface OfTable {
  readonly table: TableRow;
}

interface SeedProps {
  readonly seed: string;
  readonly isVerified: boolean;
  readonly how: string;
}

/** The seed of a draw, what the room's own check says, and how anybody can check it himself. */
const Seed = ({ seed, isVerified, how }: SeedProps) => {
  const { t } = useTexts();
  return (
    <details className="draw__seed">
      <summary>{t(isVerified ? 'draw.verified' : 'draw.notVerified')}</summary>
      <p>{how}</p>
      <code>{seed}</code>
    </details>
  );
};

const SeatDraw = ({ draw }: { readonly draw: NonNullable<OpeningDrawRow['seats']> }) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  return (
    <>
      <h2 className="panel__part">
        {t('draw.seatsTitle', { time: clockText(Date.parse(draw.drawnAt), language) })}
      </h2>
      <ol className="draw__list">
        {draw.draws.map(({ alias, seat }) => (
          <li key={seat}>
            <strong>{seat}</strong> {alias}
          </li>
        ))}
      </ol>
      <Seed {...draw} how={t('draw.seatsHow', { seats: draw.drawnFrom.join(', ') })} />
    </>
  );
};

const ButtonDraw = ({ draw }: { readonly draw: NonNullable<OpeningDrawRow['button']> }) => {
  const { t } = useTexts();
  return (
    <>
      <h2 className="panel__part">{t('draw.buttonTitle', { seat: draw.button })}</h2>
      <ol className="draw__list">
        {draw.draws.map(({ alias, seat, card }) => (
          <li key={seat} data-won={seat === draw.button}>
            <CardText card={card} /> {t('draw.seatOf', { seat, alias })}
          </li>
        ))}
      </ol>
      <Seed {...draw} how={t('draw.buttonHow')} />
    </>
  );
};

/** What was drawn at the table since it opened, for everybody to check. */
export const Draws = ({ table }: OfTable) => {
  const draw = useBoard('opening-draws')?.get(table.tableId);
  if (!draw) return null;
  return (
    <section className="panel draw">
      {draw.seats && <SeatDraw draw={draw.seats} />}
      {draw.button && <ButtonDraw draw={draw.button} />}
    </section>
  );
};

/** A table that opens: seats for the first names, the button, and a player more than the table has seats for. */
export const Opening = ({ table }: OfTable) => {
  const { t } = useTexts();
  const draw = useBoard('opening-draws')?.get(table.tableId);
  if (table.state !== 'opening') return null;
  const body = { tableId: table.tableId };
  const about = `table-${table.tableId}`;
  return (
    <>
      {!draw?.seats && (
        <OrderButton
          order={{ name: 'draw-seats', body, about }}
          label={t('draw.seats')}
          icon={<Armchair size={20} aria-hidden="true" />}
          variant="default"
        />
      )}
      {!draw?.button && (
        <OrderButton
          order={{ name: 'draw-button', body, about }}
          label={t('draw.button')}
          icon={<CircleDot size={20} aria-hidden="true" />}
          variant="default"
          notYet={table.seated === 0}
        />
      )}
      <div className="panel__ruled">
        <OrderButton
          order={{ name: 'add-extra-seat', body, about }}
          label={t('draw.extra')}
          icon={<UserPlus size={20} aria-hidden="true" />}
          variant="default"
        />
        <RuleLink rule="RRP-2.3.8" quiet />
      </div>
    </>
  );
};

/** One player too many: who leaves first takes his chair with him (RRP-2.3.8). */
export const Overfull = ({ table }: OfTable) => {
  const { t } = useTexts();
  return table.overfull ? <p className="panel__reason">{t('draw.overfull')}</p> : null;
};

import { type TableRow } from '@cardroom/contracts';
import { Spade } from 'lucide-react';
import { useState } from 'react';
import { OrderButton } from '../orders/order-button';
import { useTexts } from '../texts/texts';
import './chips.css';

/** A player whom the floor marks before the cards: away a while, or one who does not want another seat. */
type Part = 'absent' | 'declining';

const nextPart: Readonly<Record<Part | 'draws', Part | 'draws'>> = {
  draws: 'absent',
  absent: 'declining',
  declining: 'draws',
};

interface BreakDrawProps {
  readonly table: TableRow;
  readonly isAnnounced: boolean;
}

/** The cards for a break. Who is away gets a seat that is kept, who declines takes no card: one tap each, before. */
export const BreakDraw = ({ table, isAnnounced }: BreakDrawProps) => {
  const { t } = useTexts();
  const [parts, setParts] = useState<Readonly<Record<string, Part>>>({});
  const { tableId, number } = table;
  const players = table.seats.flatMap(({ seat, playerId, alias, absent }) =>
    playerId && alias && !absent ? [{ seat, playerId, alias }] : [],
  );
  const those = (part: Part) =>
    players.filter(({ playerId }) => parts[playerId] === part).map(({ playerId }) => playerId);
  const turn = (playerId: string) => {
    const { [playerId]: was = 'draws', ...others } = parts;
    const next = nextPart[was];
    setParts(next === 'draws' ? others : { ...others, [playerId]: next });
  };
  const [absent, declining] = [those('absent'), those('declining')];
  const body = {
    tableId,
    ...(absent.length > 0 ? { absent } : {}),
    ...(declining.length > 0 ? { declining } : {}),
  };
  return (
    <section className="chips" aria-label={t('tables.do_break', { number })}>
      <OrderButton
        order={{ name: 'draw-for-break', body, about: `table-${tableId}` }}
        label={t('tables.do_break', { number })}
        icon={<Spade size={20} aria-hidden="true" />}
        variant={isAnnounced ? 'filled' : 'default'}
      />
      <details className="chips__more">
        <summary data-break-marks>{t('break.who')}</summary>
        <div className="chips__row">
          {players.map(({ seat, playerId, alias }) => (
            <button
              key={playerId}
              type="button"
              className="chip"
              data-break-part={parts[playerId] ?? 'draws'}
              aria-pressed={parts[playerId] !== undefined}
              onClick={() => turn(playerId)}
            >
              <strong>{seat}</strong> {alias}
              {parts[playerId] && <small>{t(`break.part.${parts[playerId]}`)}</small>}
            </button>
          ))}
        </div>
      </details>
    </section>
  );
};

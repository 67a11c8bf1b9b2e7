import { type HandInView, type SeatInPlay, type TableInView, useChips } from '@cardroom/design';
import { Button, CloseButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useAmounts } from '../orders/amounts';
import { useQuestions } from '../orders/questions';
import { SeatLink } from './seat-link';
import { useTableMoney } from './use-table-money';
import './side.css';
import { type PlayCommand, usePlayOrders } from './use-play-orders';

interface SeatSideProps {
  readonly view: TableInView;
  readonly seat: number;
  readonly onClose: () => void;
}

interface OfSeat {
  readonly view: TableInView;
  readonly seat: SeatInPlay;
  readonly playerId: string;
}

const waits: ReadonlySet<SeatInPlay['standing']> = new Set(['waiting-to-enter', 'out', 'absent']);
const ruleWritten = /^[A-Z0-9]{3}-[A-Za-z0-9.]{1,20}$/;

/** An action before his turn: what it binds him to is the rules' business. */
const OutOfTurn = ({ hand, seat }: { readonly hand: HandInView; readonly seat: number }) => {
  const { t } = useTranslation('play');
  const { give, running } = usePlayOrders();
  const kinds = ['fold', 'check', 'call'] as const;
  return (
    <section className="side__part">
      <h2>{t('seatSide.outOfTurn')}</h2>
      <div className="side__grid">
        {kinds.map((kind) => (
          <Button
            key={kind}
            variant="default"
            loading={running === `out-${kind}`}
            onClick={() =>
              void give(
                'play/play-hand',
                { hand: hand.number, ask: { type: 'ActOutOfTurn', seat, action: { kind } } },
                `out-${kind}`,
              )
            }
          >
            {t(`act.${kind}`)}
          </Button>
        ))}
      </div>
    </section>
  );
};

/** What only the floor decides about a hand. */
const Ruling = ({ hand, seat }: { readonly hand: HandInView; readonly seat: number }) => {
  const { t } = useTranslation('play');
  const { give } = usePlayOrders();
  const { wordFor } = useQuestions();
  const kill = async () => {
    const rule = await wordFor(t('seatSide.kill'), t('seatSide.killWhy'), {
      label: t('seatSide.rule'),
      go: t('seatSide.kill'),
      pattern: ruleWritten,
    });
    if (rule)
      await give('play/rule-on-hand', { hand: hand.number, ask: { type: 'KillHand', seat, rule } }, 'kill');
  };
  return (
    <section className="side__part">
      <h2>{t('seatSide.ruling')}</h2>
      <Button color="coral" variant="light" onClick={() => void kill()}>
        {t('seatSide.kill')}
      </Button>
    </section>
  );
};

/** In or out of the next hands, and chips onto the stack. */
const BetweenHands = ({ view, seat, playerId }: OfSeat) => {
  const { t } = useTranslation('play');
  const { give, may, running } = usePlayOrders();
  const { decimal } = useTableMoney(view);
  const ask = useAmounts();
  const { chipsOf } = useChips();
  const command = (name: Extract<PlayCommand, 'play/sit-out' | 'play/sit-in' | 'play/post-to-play'>) => (
    <Button
      variant="default"
      loading={running === name}
      disabled={!may(name) || (running !== null && running !== name)}
      onClick={() => void give(name, { playerId })}
    >
      {t(`seatSide.${name.slice(5)}` as 'seatSide.sit-out')}
    </Button>
  );
  const addChips = async () => {
    const typed = await ask(t('seatSide.addChips'), t('seatSide.addWhy', { alias: seat.alias ?? '' }));
    const minor = typed && chipsOf(typed);
    if (minor)
      await give('play/add-chips', { playerId, amount: decimal(minor), from: 'buy-in' }, 'add-chips');
  };
  const countStack = async () => {
    const typed = await ask(t('seatSide.count'), t('seatSide.countWhy', { alias: seat.alias ?? '' }));
    const minor = typed === null ? null : chipsOf(typed);
    if (minor === null) return;
    const stacks = [{ seat: seat.seat, stack: decimal(minor) }];
    await give('play/count-stacks', { stacks, reason: t('seatSide.counted') }, 'count-stacks');
  };
  return (
    <section className="side__part">
      <div className="side__grid">
        {command(
          waits.has(seat.standing) && seat.standing !== 'waiting-to-enter' ? 'play/sit-in' : 'play/sit-out',
        )}
        {seat.standing === 'waiting-to-enter' && command('play/post-to-play')}
        {may('play/add-chips') && (
          <Button variant="default" loading={running === 'add-chips'} onClick={() => void addChips()}>
            {t('seatSide.addChips')}
          </Button>
        )}
        {may('play/count-stacks') && view.state === 'between-hands' && (
          <Button variant="default" loading={running === 'count-stacks'} onClick={() => void countStack()}>
            {t('seatSide.count')}
          </Button>
        )}
      </div>
    </section>
  );
};

/** What can be done with one seat: seldom needed, so it stands behind a tap on the seat. */
export const SeatSide = ({ view, seat: number, onClose }: SeatSideProps) => {
  const { t } = useTranslation('play');
  const { chips } = useChips();
  const { may } = usePlayOrders();
  const seat = view.picture.seats.find((each) => each.seat === number);
  const playerId = view.playerAt.get(number);
  const { hand } = view;
  const isLive = hand !== null && hand.phase === 'betting' && view.depth === 'recorded';
  const plays = seat?.standing === 'in' || seat?.standing === 'all-in';
  return (
    <>
      <header className="panel__head">
        <div>
          <h2>{t('sheet.seatOf', { seat: number, alias: seat?.alias ?? t('standing.empty') })}</h2>
          {seat && seat.standing !== 'empty' && (
            <p>
              {chips(seat.stack)} · {t(`standing.${seat.standing}`)}
            </p>
          )}
        </div>
        <CloseButton aria-label={t('sheet.close')} onClick={onClose} />
      </header>
      {seat && playerId !== undefined && <BetweenHands view={view} seat={seat} playerId={playerId} />}
      {seat && playerId !== undefined && view.depth === 'dealt' && (
        <SeatLink tableId={view.tableId} seat={number} alias={seat.alias ?? ''} />
      )}
      {isLive && plays && view.picture.toAct !== number && <OutOfTurn hand={hand} seat={number} />}
      {hand && plays && may('play/rule-on-hand') && <Ruling hand={hand} seat={number} />}
    </>
  );
};

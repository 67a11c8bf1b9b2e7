import { type HandInView, type SeatInPlay, type TableInView, useChips } from '@cardroom/design';
import { Button, CloseButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useQuestions } from '../orders/questions';
import { SeatChips } from './seat-chips';
import { SeatLink } from './seat-link';
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

/** The floor puts the button right, with a reason (RRP-3.4.1). */
const ButtonHere = ({ view, seat: { seat } }: Pick<OfSeat, 'view' | 'seat'>) => {
  const { t } = useTranslation('play');
  const { give, may, running } = usePlayOrders();
  const { reasonFor } = useQuestions();
  if (!may('play/place-button') || view.state !== 'between-hands' || view.picture.button === seat)
    return null;
  const place = async () => {
    const reason = await reasonFor(t('seatSide.button'), t('seatSide.buttonWhy'));
    if (reason !== null) await give('play/place-button', { button: seat, reason }, 'place-button');
  };
  return (
    <Button
      variant="default"
      data-mark="place-button"
      loading={running === 'place-button'}
      onClick={() => void place()}
    >
      {t('seatSide.button')}
    </Button>
  );
};

/** In or out of the next hands, its chips, and the button. */
const BetweenHands = ({ view, seat, playerId }: OfSeat) => {
  const { t } = useTranslation('play');
  const { give, may, running } = usePlayOrders();
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
  return (
    <section className="side__part">
      <div className="side__grid">
        {command(
          waits.has(seat.standing) && seat.standing !== 'waiting-to-enter' ? 'play/sit-in' : 'play/sit-out',
        )}
        {seat.standing === 'waiting-to-enter' && command('play/post-to-play')}
        <SeatChips view={view} seat={seat} playerId={playerId} />
        <ButtonHere view={view} seat={seat} />
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

import { type SeatShape, type TableRow } from '@cardroom/contracts';
import { clockText, useLanguage } from '@cardroom/design';
import { Button, Menu } from '@mantine/core';
import { Clock3, HandCoins, PersonStanding, Undo, Users } from 'lucide-react';
import { useLists } from '../boards/use-board';
import { OrderButton } from '../orders/order-button';
import { useMay, useOrders } from '../orders/orders';
import { useQuestions } from '../orders/questions';
import { RuleLink } from '../rules/rule-link';
import { useTexts } from '../texts/texts';

export interface OfSeat {
  readonly table: TableRow;
  readonly seat: SeatShape;
}

const absenceRule = 'RRP-2.2.19';
const minuteMs = 60_000;
const longerMinutes = [30, 60] as const;

const placeOf = ({ table, seat }: OfSeat) => ({
  body: { tableId: table.tableId, seat: seat.seat },
  about: `seat-${table.tableId}-${seat.seat}`,
});

/** One tap on the seat's card: the player walks, and his time begins. */
export const WalkButton = (props: OfSeat) => {
  const { t } = useTexts();
  return (
    <OrderButton
      order={{ name: 'mark-absent', ...placeOf(props) }}
      label={t('absence.mark', { alias: props.seat.alias ?? '' })}
      icon={<PersonStanding size={22} aria-hidden="true" />}
      iconOnly
      color="gray"
      className="seat-card__walk"
    />
  );
};

/** One tap on the seat's card: he is back; once his time is over, also: his chips are picked up. */
export const AbsentOrders = (props: OfSeat) => {
  const { t } = useTexts();
  const { seat } = props;
  return (
    <span className="seat-card__orders">
      <OrderButton
        order={{ name: 'mark-present', ...placeOf(props) }}
        label={t('absence.back')}
        about={seat.alias ?? ''}
        variant="default"
        className="seat-card__order"
      />
      {seat.absent?.isDue && (
        <OrderButton
          order={{ name: 'pick-up-chips', ...placeOf(props) }}
          label={t('absence.pickUpShort')}
          about={seat.alias ?? ''}
          color="lamp"
          className="seat-card__order"
        />
      )}
    </span>
  );
};

/** A longer absence, arranged before the time is over. */
const Longer = (props: OfSeat & { readonly dueAt: string }) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const { body, about } = placeOf(props);
  return longerMinutes.map((minutes) => {
    const untilMs = Date.parse(props.dueAt) + minutes * minuteMs;
    return (
      <OrderButton
        key={minutes}
        order={{ name: 'announce-absence', body: { ...body, until: new Date(untilMs).toISOString() }, about }}
        label={t('absence.until', { time: clockText(untilMs, language) })}
        icon={<Clock3 size={20} aria-hidden="true" />}
        variant="default"
      />
    );
  });
};

/** Who waits may play on the absent player's seat, with the supervisor's permission (RRP-2.2.11). */
const PlayOver = (props: OfSeat) => {
  const { t } = useTexts();
  const may = useMay();
  const { give, underWay } = useOrders();
  const { body, about } = placeOf(props);
  const list = useLists()?.find(({ game }) => game.gameId === props.table.game?.gameId);
  const waiting = list?.entries.filter(({ state }) => state === 'waiting') ?? [];
  const over = props.seat.playedOver;
  if (over)
    return (
      <>
        <p className="panel__reason">
          {t(over.isEnding ? 'absence.playedOverEnding' : 'absence.playedOver', { alias: over.alias })}
        </p>
        <OrderButton
          order={{ name: 'end-play-over', body, about }}
          label={t('absence.endPlayOver', { alias: over.alias })}
          variant="default"
        />
      </>
    );
  if (waiting.length === 0 || !may('allow-play-over')) return null;
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button
          variant="default"
          loading={underWay(about) === 'allow-play-over'}
          leftSection={<Users size={20} aria-hidden="true" />}
        >
          {t('absence.playOver')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {waiting.map(({ entryId, alias, position }) => (
          <Menu.Item
            key={entryId}
            onClick={() => void give({ name: 'allow-play-over', body: { ...body, entryId }, about })}
          >
            {position} · {alias}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
};

/** An absent player in the panel: since when, until when, and everything the floor may decide. */
export const AbsencePanel = (props: OfSeat) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const may = useMay();
  const { give, underWay } = useOrders();
  const { reasonFor } = useQuestions();
  const { absent, alias } = props.seat;
  const { body, about } = placeOf(props);
  if (!absent) return null;
  const pickUpEarly = async () => {
    const reason = await reasonFor(t('absence.earlyTitle', { alias: alias ?? '' }), t('absence.earlyWhy'));
    if (reason) await give({ name: 'pick-up-chips', body: { ...body, reason }, about });
  };
  const time = (at: string) => clockText(Date.parse(at), language);
  return (
    <>
      <p className="panel__none">
        {t('absence.times', { since: time(absent.since), due: time(absent.dueAt) })}
      </p>
      {absent.isFrequent && <p className="panel__reason">{t('absence.frequent')}</p>}
      <OrderButton
        order={{ name: 'mark-present', body, about }}
        label={t('absence.isBack', { alias: alias ?? '' })}
        icon={<Undo size={20} aria-hidden="true" />}
      />
      {!absent.isDue && <Longer {...props} dueAt={absent.dueAt} />}
      {absent.isDue && (
        <OrderButton
          order={{ name: 'pick-up-chips', body, about }}
          label={t('absence.pickUp')}
          icon={<HandCoins size={20} aria-hidden="true" />}
          color="lamp"
        />
      )}
      {!absent.isDue && absent.isFrequent && may('pick-up-chips') && (
        <Button
          variant="default"
          loading={underWay(about) === 'pick-up-chips'}
          leftSection={<HandCoins size={20} aria-hidden="true" />}
          onClick={() => void pickUpEarly()}
        >
          {t('absence.pickUpEarly')}
        </Button>
      )}
      <PlayOver {...props} />
      <RuleLink rule={absenceRule} quiet />
    </>
  );
};

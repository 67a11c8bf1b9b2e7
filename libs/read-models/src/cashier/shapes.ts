import { type Cage, chipsValue, type Chips, type Holding, worth } from '@cardroom/cashier';
import { type HeldShape } from '@cardroom/contracts';
import {
  type Currency,
  euro,
  formatMinor,
  id,
  type Instant,
  isoOf,
  minor,
  type PlayerId,
} from '@cardroom/kernel';

const currencyIn = ({ day }: Cage): Currency =>
  day ? { code: day.currency, decimals: day.currencyDecimals } : euro;

/** Amounts of a cage are in the minor unit of its own currency. */
export const money = (cage: Cage, amountMinor: number): string =>
  formatMinor(minor(amountMinor), currencyIn(cage));

export const moneyOrNull = (cage: Cage, amountMinor: number | null): string | null =>
  amountMinor === null ? null : money(cage, amountMinor);

/** Chips by face value, the smallest first, none where there are none. */
export const chipsIn = (cage: Cage, chips: Chips): Record<string, number> =>
  Object.fromEntries(
    Object.entries(chips)
      .filter(([, count]) => count !== 0)
      .sort(([a], [b]) => Number(a) - Number(b))
      .map(([face, count]) => [money(cage, Number(face)), count]),
  );

export const heldIn = (cage: Cage, holding: Holding): HeldShape => ({
  cash: money(cage, holding.cashMinor),
  chips: chipsIn(cage, holding.chips),
  total: money(cage, worth(holding)),
});

export const chipsWorth = (cage: Cage, chips: Chips): string => money(cage, chipsValue(chips));

export const isoOrNull = (at: Instant | null | undefined): string | null =>
  at === null || at === undefined ? null : isoOf(at);

export const aliasIn = ({ record }: Cage, playerId: string | null): string | null =>
  playerId === null ? null : (record.aliases.get(id<PlayerId>(playerId)) ?? null);

/** A player by id, with what he is called where the cage was told. */
export const whoIn = (cage: Cage, playerId: string) => ({ playerId, alias: aliasIn(cage, playerId) });

import {
  type CageRow,
  type CagePlayerRow,
  type CommandBody,
  type CommandName,
  type SeatShape,
} from '@cardroom/contracts';
import { type Order } from '../../orders/orders';
import { type Chips } from '../parts/count';

/** What a way asks before it can be gone. */
export type Ask = 'player' | 'amount' | 'chips' | 'notes' | 'consents' | 'objections';

/** What was answered; what was not asked is empty. */
export interface Said {
  readonly player: string;
  readonly amount: string;
  /** Only where no play keeps it. */
  readonly stack: string | null;
  readonly chips: Chips;
  readonly notes: Chips;
  readonly heads: number;
}

interface Where {
  readonly tableId: string;
  readonly playerId: string;
  readonly hand: number;
}

/** How the player and the house stand: what the way looks at to know whether it is to be offered. */
export interface Standing {
  readonly settings: CageRow['settings'];
  readonly state: SeatShape['state'];
  /** Undefined to whoever may not read what players have with the house. */
  readonly money: CagePlayerRow | undefined;
  readonly readsMoney: boolean;
}

export type StakeOrder = Extract<
  CommandName,
  | 'cashier/take-for-safety'
  | 'cashier/bring-back'
  | 'cashier/lend-chips'
  | 'cashier/repay-loan'
  | 'cashier/pass-chips'
  | 'cashier/pay-refreshments'
  | 'cashier/count-notes'
  | 'cashier/let-cash-play'
  | 'cashier/mark-cash-changed'
  | 'cashier/mark-looked-at-cards'
>;

export interface StakeWay {
  readonly name: StakeOrder;
  readonly asks: readonly Ask[];
  isOffered(standing: Standing): boolean;
  orderOf(said: Said, where: Where): Order;
}

const way = <N extends StakeOrder>(
  name: N,
  asks: readonly Ask[],
  {
    when = () => true,
    body,
  }: { when?: StakeWay['isOffered']; body(said: Said, where: Where): CommandBody<N> },
): StakeWay => ({
  ...{ name, asks, isOffered: when },
  orderOf: (said, where) =>
    ({ name, body: body(said, where), about: `stake-${where.playerId}`, quiet: true }) as Order,
});

const stackIn = ({ stack }: Said) => (stack === null ? {} : { stack });
const seatOf = ({ tableId, playerId }: Where) => ({ tableId, playerId });

/** Whether the house allows it, as far as its settings say. */
const isSet =
  (setting: string, refused: unknown) =>
  ({ settings }: Standing): boolean =>
    settings[setting] !== refused;

/** Where nobody here may read it, the cage's rule answers. */
const owes =
  (what: 'safety' | 'loan') =>
  ({ money, readsMoney }: Standing): boolean =>
    !readsMoney || Boolean(money?.[what]);

/** Every way in which chips or cash of one player at a table change hands, or are taken note of, beside the game. */
export const stakeWays: readonly StakeWay[] = [
  way('cashier/take-for-safety', ['amount'], {
    when: (standing) => standing.state === 'absent' && isSet('chipRemovalWhileSeated', 'forbidden')(standing),
    body: (said, where) => ({ ...seatOf(where), amount: said.amount, ...stackIn(said) }),
  }),
  way('cashier/bring-back', ['amount'], {
    when: owes('safety'),
    body: ({ amount }, where) => ({ ...seatOf(where), amount }),
  }),
  way('cashier/lend-chips', ['player', 'amount'], {
    when: isSet('playerLoansAllowed', false),
    body: (said, where) => ({
      ...seatOf(where),
      borrower: said.player,
      amount: said.amount,
      ...stackIn(said),
    }),
  }),
  way('cashier/repay-loan', [], {
    when: owes('loan'),
    body: (_, { playerId }) => ({ borrower: playerId }),
  }),
  way('cashier/pass-chips', ['player', 'amount', 'consents'], {
    when: isSet('chipTransfersBetweenPlayers', 'forbidden'),
    body: (said, where) => ({
      ...{ ...seatOf(where), to: said.player, amount: said.amount, consents: said.heads },
      ...stackIn(said),
    }),
  }),
  way('cashier/pay-refreshments', ['chips'], {
    when: isSet('chipsPayRefreshments', false),
    body: (said, where) => ({ ...seatOf(where), chips: said.chips, ...stackIn(said) }),
  }),
  way('cashier/count-notes', ['notes'], {
    when: isSet('cashPlays', false),
    body: ({ notes }, where) => ({ ...seatOf(where), notes }),
  }),
  way('cashier/let-cash-play', ['objections'], {
    when: isSet('cashPlays', true),
    body: ({ heads }, { hand, ...where }) => ({ ...where, handNumber: hand, objections: heads }),
  }),
  way('cashier/mark-cash-changed', [], {
    when: isSet('cashPlays', true),
    body: (_, where) => seatOf(where),
  }),
  way('cashier/mark-looked-at-cards', [], { body: (_, where) => seatOf(where) }),
];

import { type CageWindowRow, type CommandBody, type Problem } from '@cardroom/contracts';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useAskFirst } from '../../orders/ask-first';
import { useReadAmount } from '../parts/amount-field';
import { type Chips, chipsSold, worthMinor } from '../parts/count';
import { useMoney } from '../parts/use-money';
import { useCage, useEntries } from '../use-cage';
import { useCageOrder } from '../use-cage-order';
import { type OpFormProps } from './op';
import { type Who } from './who';

type SaleBody = CommandBody<'cashier/sell-chips'>;
export type Purpose = SaleBody['for'];

/** The refusals that a form answers with a field of its own. */
const stackUnknown = 'cashier.stack-unknown';
const belowMinimum = 'cashier.below-minimum-buy-in';
const identityWanted = 'cashier.identity-required';

const usePurpose = ({ who }: Pick<OpFormProps, 'who'>) => {
  const hasBought = useEntries().some(
    ({ playerId, tableId, type, reversedBy }) =>
      type === 'ChipsSold' &&
      playerId === who.playerId &&
      tableId === who.seat?.tableId &&
      reversedBy === null,
  );
  const usual: Purpose = who.seat ? (hasBought ? 'top-up' : 'buy-in') : 'chips';
  const [chosen, setPurpose] = useState<Purpose | null>(null);
  return { purpose: chosen ?? usual, setPurpose };
};

/** What is typed and chosen for a sale. */
const useSaleFields = (who: Who) => {
  const [registeredId, setRegisteredId] = useState<string | null>(null);
  const playerId = who.playerId ?? registeredId;
  const money = useMoney();
  const read = useReadAmount();
  const { purpose, setPurpose } = usePurpose({ who });
  const [typed, setTyped] = useState('');
  const [chips, setChips] = useState<Chips | null>(null);
  const [pay, setPay] = useState<SaleBody['pay']>('cash');
  const [isShort, setShort] = useState(false);
  const [stack, setStack] = useState('');
  const amount = chips ? money.amountOf(worthMinor({ chips }, money)) : read(typed);
  const stackRead = read(stack);
  const bodyAt = (windowId: string, carriedBy: SaleBody['carriedBy'], sum: string): SaleBody => ({
    windowId,
    ...(playerId ? { playerId } : { alias: who.alias }),
    ...(chips ? { chips } : { amount: sum }),
    pay,
    for: purpose,
    ...(who.seat && purpose !== 'chips' ? { tableId: who.seat.tableId } : {}),
    ...(stackRead ? { stack: stackRead } : {}),
    short: isShort,
    carriedBy,
  });
  return {
    ...{ typed, setTyped, chips, setChips, pay, setPay, purpose, setPurpose, isShort, setShort },
    ...{ stack, setStack, amount, bodyAt, setRegisteredId },
  };
};

/** What the room would say to the sale as it stands, asked while it is typed. */
const useSaleAsked = (row: CageWindowRow, fields: ReturnType<typeof useSaleFields>, asOf: unknown) => {
  const { amount, bodyAt } = fields;
  const [settled] = useDebouncedValue(amount, 200);
  const body = settled === null ? null : bodyAt(row.windowId, 'player', settled);
  const asked = useAskFirst(body && { name: 'cashier/sell-chips', body, about: 'sale' }, asOf);
  return settled === amount ? asked : undefined;
};

/** A sale under way: what is typed, what the room would say to it, and giving it. */
export const useSale = ({ row, who, onDone }: Pick<OpFormProps, 'row' | 'who' | 'onDone'>) => {
  const fields = useSaleFields(who);
  const { amount, bodyAt, isShort, stack } = fields;
  const [identified, setIdentified] = useState(0);
  const { amountOf } = useMoney();
  const { order, problem, isBusy, forget } = useCageOrder(`window-${row.windowId}`);
  const asked = useSaleAsked(row, fields, [row, useCage()?.settings, identified]);
  const refused: Problem | null = problem ?? (asked?.allowed === false ? asked.problem : null);
  const give = async (carriedBy: SaleBody['carriedBy'], said: (sum: string) => string) => {
    if (amount === null) return;
    const outcome = await order('cashier/sell-chips', bodyAt(row.windowId, carriedBy, amount));
    if (outcome.kind === 'done') onDone(said(amount));
  };
  return {
    ...fields,
    setTyped: (text: string) => {
      fields.setChips(null);
      forget();
      fields.setTyped(text);
    },
    setShort: () => {
      forget();
      fields.setShort(true);
    },
    give,
    isBusy,
    refused,
    /** How the room would make the amount up; nothing until it has answered. */
    madeUp: chipsSold(asked, amountOf),
    wantsStack: refused?.code === stackUnknown || stack !== '',
    offersShort: refused?.code === belowMinimum && !isShort,
    wantsIdentity: refused?.code === identityWanted,
    nowIdentified: (playerId: string) => {
      forget();
      fields.setRegisteredId(playerId);
      setIdentified((times) => times + 1);
    },
  };
};

export type Sale = ReturnType<typeof useSale>;

import { Button } from '@mantine/core';
import { Footprints, HandCoins } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useTexts } from '../../texts/texts';
import { AmountField } from '../parts/amount-field';
import { Choice } from '../parts/choice';
import { ChipCount } from '../parts/chip-count';
import { useCount } from '../parts/count';
import { OpHead } from '../parts/op-head';
import { Refusal } from '../parts/refusal';
import { useMoney } from '../parts/use-money';
import { useFaces, useTableOf } from '../use-cage';
import { IdentityForm } from './identity-form';
import { MadeUp } from './made-up';
import { type OpFormProps } from './op';
import { presetsFor } from './presets';
import { type Sale, useSale } from './use-sale';
import { PlayersMoney } from './players-money';
import { type Who } from './who';

const Presets = ({ sale, who }: { readonly sale: Sale; readonly who: Who }) => {
  const { say } = useMoney();
  const table = useTableOf()(who.seat?.tableId ?? null);
  return (
    <div className="op__presets">
      {presetsFor(table).map((amount) => (
        <button
          key={amount}
          type="button"
          data-preset={amount}
          aria-pressed={sale.amount === amount}
          onClick={() => sale.setTyped(amount)}
        >
          {say(amount)}
        </button>
      ))}
    </div>
  );
};

/** The chips of the amount as the room makes them up from the drawer, and the same counted out by hand when the player wants others. */
const ChipsOfSale = ({ sale }: { readonly sale: Sale }) => {
  const { t } = useTexts();
  const count = useCount(useFaces());
  const [byHand, setByHand] = useState(false);
  if (sale.amount === null && !byHand) return null;
  const handed = sale.chips ?? sale.madeUp;
  if (byHand)
    return (
      <>
        <ChipCount
          count={count}
          label={t('cage.sell.chips')}
          autoFocus
          onDone={() => document.querySelector<HTMLButtonElement>('[data-sell]')?.focus()}
        />
        <Button
          variant="default"
          disabled={count.totalMinor === 0}
          onClick={() => {
            sale.setChips(count.chips);
            setByHand(false);
          }}
        >
          {t('cage.sell.theseChips')}
        </Button>
      </>
    );
  return (
    <div className="op__chips">
      <MadeUp chips={handed} />
      <Button
        variant="subtle"
        color="gray"
        onClick={() => {
          count.fill({ chips: handed });
          setByHand(true);
        }}
      >
        {t('cage.sell.otherChips')}
      </Button>
    </div>
  );
};

/** Only what the sale is about to need: purpose at a table, the stack where a ceiling asks for it, a short buy-in. */
interface ParticularsProps {
  readonly sale: Sale;
  readonly who: Who;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const Particulars = ({ sale, who, onKeyDown }: ParticularsProps) => {
  const { t } = useTexts();
  const purposes = (['buy-in', 'top-up', 'chips'] as const).map(
    (purpose) => [purpose, t(`cage.sell.for.${purpose}`)] as const,
  );
  return (
    <>
      {who.seat && (
        <Choice
          label={t('cage.sell.what')}
          answers={purposes}
          chosen={sale.purpose}
          onChoose={sale.setPurpose}
        />
      )}
      {sale.wantsStack && (
        <AmountField
          name="stack"
          label={t('cage.sell.stack')}
          typed={sale.stack}
          onTyped={sale.setStack}
          onKeyDown={onKeyDown}
          autoFocus
        />
      )}
    </>
  );
};

/** Sells chips: an amount or a preset, then over the counter or on its way with a runner. */
export const SellForm = ({ row, who, onClose, onDone }: OpFormProps) => {
  const { t } = useTexts();
  const { say } = useMoney();
  const sale = useSale({ row, who, onDone });
  const place = who.seat && t('place.short', { table: who.seat.table, seat: who.seat.seat });
  const sell = () =>
    void sale.give('player', (sum) => t('cage.done.sold', { amount: say(sum), alias: who.alias }));
  const send = () =>
    void sale.give('runner', (sum) => t('cage.done.sent', { amount: say(sum), alias: who.alias }));
  const byKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.repeat) return;
    event.preventDefault();
    if (event.ctrlKey && who.seat) send();
    else sell();
  };
  const amount = sale.amount === null ? '' : say(sale.amount);
  return (
    <section className="op" aria-label={t('cage.op.sell')} data-op="sell">
      <OpHead title={`${t('cage.op.sell')} · ${who.alias}`} onClose={onClose}>
        <p>{place ?? t('cage.picker.noSeat')}</p>
      </OpHead>
      <PlayersMoney who={who} pay={sale.pay} onPay={sale.setPay} />
      <Presets sale={sale} who={who} />
      <AmountField
        large
        autoFocus
        label={t('cage.amount')}
        typed={sale.chips ? (sale.amount ?? '') : sale.typed}
        onTyped={sale.setTyped}
        onKeyDown={byKey}
      />
      <Particulars sale={sale} who={who} onKeyDown={byKey} />
      <Refusal problem={sale.wantsStack && !sale.stack ? null : sale.refused} />
      {sale.offersShort && (
        <Button variant="light" color="lamp" data-short onClick={() => sale.setShort()}>
          {t('cage.sell.short')}
        </Button>
      )}
      {sale.wantsIdentity && (
        <IdentityForm playerId={who.playerId} alias={who.alias} onDone={sale.nowIdentified} />
      )}
      <ChipsOfSale sale={sale} />
      <div className="op__ways">
        <Button
          data-sell
          loading={sale.isBusy}
          disabled={sale.amount === null}
          leftSection={<HandCoins size={22} aria-hidden="true" />}
          rightSection={<kbd className="key">⏎</kbd>}
          onClick={sell}
        >
          {t('cage.sell.go', { amount })}
        </Button>
        {who.seat && (
          <Button
            data-runner
            variant="default"
            disabled={sale.amount === null || sale.isBusy}
            leftSection={<Footprints size={22} aria-hidden="true" />}
            rightSection={<kbd className="key">Ctrl ⏎</kbd>}
            onClick={send}
          >
            {t('cage.sell.runner')}
          </Button>
        )}
      </div>
    </section>
  );
};

import { NativeSelect, TextInput } from '@mantine/core';
import { Choice } from '../../cashier/parts/choice';
import { useTexts } from '../../texts/texts';
import { type AtTable as Effect, type Ruling } from './use-ruling';

const effects = ['nothing', 'kill-hand', 'restore-hand', 'move-chips'] as const satisfies readonly Effect[];

interface AtTableProps {
  readonly ruling: Ruling;
  readonly seated: readonly { readonly seat: number; readonly alias: string }[];
}

/** What the ruling does at the table: a hand dies or plays again, or chips go from his stack to another's. */
export const AtTable = ({ ruling, seated }: AtTableProps) => {
  const { t } = useTexts();
  const { seat, atTable, toSeat, amount } = ruling.more;
  return (
    <>
      <Choice
        label={t('conduct.ruling.atTable')}
        answers={effects.map((each) => [each, t(`conduct.effect.${each}`)] as const)}
        chosen={atTable}
        onChoose={(each) => ruling.change({ atTable: each })}
      />
      {atTable === 'move-chips' && (
        <>
          <NativeSelect
            size="lg"
            label={t('conduct.ruling.toSeat')}
            data={[
              { value: '', label: '–' },
              ...seated
                .filter((each) => each.seat !== seat)
                .map((each) => ({ value: String(each.seat), label: `${each.seat} · ${each.alias}` })),
            ]}
            value={toSeat === null ? '' : String(toSeat)}
            onChange={({ currentTarget }) =>
              ruling.change({ toSeat: currentTarget.value === '' ? null : Number(currentTarget.value) })
            }
          />
          <TextInput
            label={t('conduct.ruling.amount')}
            inputMode="decimal"
            value={amount}
            onChange={({ currentTarget }) => ruling.change({ amount: currentTarget.value })}
          />
        </>
      )}
    </>
  );
};

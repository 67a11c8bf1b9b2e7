import { NumberInput, TextInput } from '@mantine/core';
import { Choice } from '../../cashier/parts/choice';
import { useTexts } from '../../texts/texts';
import { type Details, type OffenceShape } from './use-sanction';

interface OffenceDetailsProps {
  readonly offence: OffenceShape;
  readonly details: Details;
  readonly onChange: (details: Details) => void;
}

const ways = { target: ['customer', 'employee'], mode: ['verbal', 'physical'] } as const;
const texts = ['item', 'cost', 'amount'] as const;
const fewestInPot = 1;
const mostInPot = 11;

/** What the rule asks to be said: in which way it was done, against whom, what it cost. Nothing where it asks nothing. */
export const OffenceDetails = ({ offence, details, onChange }: OffenceDetailsProps) => {
  const { t } = useTexts();
  const { acts, asks } = offence;
  if (acts.length + asks.length === 0) return null;
  const choices = [
    {
      field: 'act',
      answers: acts.map((act) => [act, t(`conduct.act.${act}` as 'conduct.act.collusion')] as const),
    },
    ...(['target', 'mode'] as const)
      .filter((field) => asks.includes(field))
      .map((field) => ({
        field,
        answers: ways[field].map((each) => [each, t(`conduct.details.${each}`)] as const),
      })),
  ] as const;
  return (
    <div className="offence-details" data-details>
      {choices
        .filter(({ answers }) => answers.length > 0)
        .map(({ field, answers }) => (
          <Choice
            key={field}
            label={t(`conduct.details.${field}`)}
            answers={answers}
            chosen={details[field] ?? null}
            onChoose={(answer) => onChange({ ...details, [field]: answer })}
          />
        ))}
      {texts
        .filter((field) => asks.includes(field))
        .map((field) => (
          <TextInput
            key={field}
            data-detail={field}
            label={t(`conduct.details.${field}`)}
            inputMode={field === 'item' ? 'text' : 'decimal'}
            maxLength={80}
            value={details[field] ?? ''}
            onChange={({ currentTarget }) => {
              const typed = currentTarget.value;
              onChange({ ...details, [field]: field === 'item' ? typed : typed.replace(',', '.') });
            }}
          />
        ))}
      {asks.includes('playersInPot') && (
        <NumberInput
          data-detail="playersInPot"
          label={t('conduct.details.playersInPot')}
          min={fewestInPot}
          max={mostInPot}
          value={details.playersInPot ?? ''}
          onChange={(typed) =>
            onChange({ ...details, playersInPot: typed === '' ? undefined : Number(typed) })
          }
        />
      )}
    </div>
  );
};

import { NumberInput, TextInput } from '@mantine/core';
import { Choice } from '../../cashier/parts/choice';
import { useTexts } from '../../texts/texts';
import { type Details, type OffenceShape } from './use-sanction';

interface OffenceDetailsProps {
  readonly offence: OffenceShape;
  readonly details: Details;
  readonly onChange: (details: Details) => void;
}

const targets = ['customer', 'employee'] as const;
const modes = ['verbal', 'physical'] as const;
const texts = ['item', 'cost', 'amount'] as const;
const fewestInPot = 1;
const mostInPot = 11;

/** What the rule asks to be said: in which way it was done, against whom, what it cost. Nothing where it asks nothing. */
export const OffenceDetails = ({ offence, details, onChange }: OffenceDetailsProps) => {
  const { t } = useTexts();
  const { acts, asks } = offence;
  if (acts.length + asks.length === 0) return null;
  return (
    <div className="offence-details" data-details>
      {acts.length > 0 && (
        <Choice
          label={t('conduct.details.act')}
          answers={acts.map((act) => [act, t(`conduct.act.${act}` as 'conduct.act.collusion')] as const)}
          chosen={details.act ?? null}
          onChoose={(act) => onChange({ ...details, act })}
        />
      )}
      {asks.includes('target') && (
        <Choice
          label={t('conduct.details.target')}
          answers={targets.map((target) => [target, t(`conduct.details.${target}`)] as const)}
          chosen={details.target ?? null}
          onChoose={(target) => onChange({ ...details, target })}
        />
      )}
      {asks.includes('mode') && (
        <Choice
          label={t('conduct.details.mode')}
          answers={modes.map((mode) => [mode, t(`conduct.details.${mode}`)] as const)}
          chosen={details.mode ?? null}
          onChoose={(mode) => onChange({ ...details, mode })}
        />
      )}
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

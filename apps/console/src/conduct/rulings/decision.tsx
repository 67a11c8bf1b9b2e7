import { useLanguage } from '@cardroom/design';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTables } from '../../boards/use-board';
import { Choice } from '../../cashier/parts/choice';
import { Refusal } from '../../cashier/parts/refusal';
import { useCatalogue } from '../../rules/catalogue';
import { RuleLink } from '../../rules/rule-link';
import { useTexts } from '../../texts/texts';
import { AtTable } from './at-table';
import { outcomes } from './outcomes';
import { Similar } from './similar';
import { type Intent, type Matter, type Ruling } from './use-ruling';

const intents = ['accident', 'unclear', 'deliberate'] as const satisfies readonly Intent[];
const matters = ['play', 'pot', 'other'] as const satisfies readonly Matter[];

const Seats = ({ ruling }: { readonly ruling: Ruling }) => {
  const { t } = useTexts();
  const table = useTables()?.find(({ tableId }) => tableId === ruling.tableId);
  const seated = (table?.seats ?? []).flatMap(({ seat, alias }) => (alias ? [{ seat, alias }] : []));
  if (seated.length === 0) return null;
  const { seat, intent } = ruling.more;
  return (
    <>
      <NativeSelect
        size="lg"
        label={t('conduct.ruling.seat')}
        data={[
          { value: '', label: t('conduct.ruling.noSeat') },
          ...seated.map((each) => ({ value: String(each.seat), label: `${each.seat} · ${each.alias}` })),
        ]}
        value={seat === null ? '' : String(seat)}
        onChange={({ currentTarget }) =>
          ruling.change({ seat: currentTarget.value === '' ? null : Number(currentTarget.value) })
        }
      />
      {seat !== null && (
        <Choice
          label={t('conduct.ruling.intent')}
          answers={intents.map((each) => [each, t(`conduct.intent.${each}`)] as const)}
          chosen={intent}
          onChoose={(each) => ruling.change({ intent: each })}
        />
      )}
      {seat !== null && <AtTable ruling={ruling} seated={seated} />}
    </>
  );
};

/** Fairness before the letter: what the rule itself would say, and why it is not followed (RRP-2.1.1). */
const Departure = ({ ruling }: { readonly ruling: Ruling }) => {
  const { t } = useTexts();
  const { strict, departureReason } = ruling.more;
  return (
    <>
      <NativeSelect
        size="lg"
        label={t('conduct.ruling.strict')}
        data={[
          { value: '', label: t('conduct.ruling.asTheRule') },
          ...outcomes.map((each) => ({ value: each, label: t(`conduct.outcome.${each}`) })),
        ]}
        value={strict ?? ''}
        onChange={({ currentTarget }) =>
          ruling.change({ strict: outcomes.find((each) => each === currentTarget.value) ?? null })
        }
      />
      {strict !== null && (
        <TextInput
          label={t('conduct.ruling.why')}
          value={departureReason}
          onChange={({ currentTarget }) => ruling.change({ departureReason: currentTarget.value })}
        />
      )}
    </>
  );
};

const More = ({ ruling }: { readonly ruling: Ruling }) => {
  const { t } = useTexts();
  const { words, witnesses, about } = ruling.more;
  return (
    <div className="ruling__more">
      <Seats ruling={ruling} />
      <Choice
        label={t('conduct.ruling.about')}
        answers={matters.map((each) => [each, t(`conduct.matter.${each}`)] as const)}
        chosen={about}
        onChoose={(each) => ruling.change({ about: each })}
      />
      <TextInput
        label={t('conduct.ruling.words')}
        value={words}
        onChange={({ currentTarget }) => ruling.change({ words: currentTarget.value })}
      />
      <TextInput
        label={t('conduct.ruling.witnesses')}
        value={witnesses}
        onChange={({ currentTarget }) => ruling.change({ witnesses: currentTarget.value })}
      />
      <Departure ruling={ruling} />
    </div>
  );
};

/** The rule in full, what was ruled before, and the decision: one tap records it. */
export const Decision = ({ ruling, rule }: { readonly ruling: Ruling; readonly rule: string }) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const [moreShown, setMoreShown] = useState(false);
  const text = useCatalogue()?.ruleOf.get(rule);
  return (
    <>
      <RuleLink rule={rule} />
      {text && <p className="ruling__text">{text.text[language]}</p>}
      <h2>{t('conduct.ruling.decision')}</h2>
      <div className="ruling__outcomes">
        {outcomes.map((outcome) => (
          <button
            key={outcome}
            type="button"
            data-outcome={outcome}
            disabled={ruling.isBusy}
            onClick={() => void ruling.record(outcome)}
          >
            {t(`conduct.outcome.${outcome}`)}
          </button>
        ))}
      </div>
      <Refusal problem={ruling.problem} />
      {ruling.confirmText && (
        <Button color="lamp" data-confirm-text onClick={ruling.confirmText}>
          {t('conduct.ruling.byText')}
        </Button>
      )}
      <Button variant="default" data-more aria-expanded={moreShown} onClick={() => setMoreShown(!moreShown)}>
        {t('conduct.ruling.more')}
      </Button>
      {moreShown && <More ruling={ruling} />}
      <Similar rule={rule} />
    </>
  );
};

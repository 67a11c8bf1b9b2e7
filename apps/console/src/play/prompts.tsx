import { type HandInView, useChips, type ViewPrompt } from '@cardroom/design';
import { useTranslation } from 'react-i18next';
import { RuleLink } from '../rules/rule-link';
import { DealerKey } from './dealer-keys';
import { Check } from 'lucide-react';
import { usePlayOrders } from './use-play-orders';

interface PromptsProps {
  readonly prompts: readonly ViewPrompt[];
  readonly hand: HandInView;
}

/** Facts that are amounts are read as chips, lists of seats as a list. */
const useFactWords = () => {
  const { chips } = useChips();
  return ({ facts }: ViewPrompt): { readonly seat: string } => {
    const worded = (value: unknown): string => {
      if (Array.isArray(value)) return value.join(', ');
      return typeof value === 'number' || typeof value === 'string' ? String(value) : '';
    };
    const amounts = new Set(['chips', 'missing', 'due', 'amount']);
    const words = Object.fromEntries(
      Object.entries(facts).map(([name, value]) => [
        name,
        amounts.has(name) && typeof value === 'number' ? chips(value) : worded(value),
      ]),
    );
    return { seat: '', ...words };
  };
};

/** Things the picture of the table already says. */
const plain: ReadonlySet<string> = new Set(['poker.bets-in-front', 'poker.bets-in-pot', 'poker.clock-runs']);

/** What the dealer is to be told or asked now, with the rule behind it. */
export const Prompts = ({ prompts, hand }: PromptsProps) => {
  const { t, i18n } = useTranslation('play');
  const { give, may } = usePlayOrders();
  const factsOf = useFactWords();
  const told = prompts.filter(
    ({ code }) => !plain.has(code) && i18n.exists(`prompt.${code.slice(6)}`, { ns: 'play' }),
  );
  return told.map((prompt) => (
    <section key={prompt.code} className="side__part" data-prompt={prompt.code} role="status">
      <p>{t(`prompt.${prompt.code.slice(6)}` as 'prompt.clock-asked', factsOf(prompt))}</p>
      {prompt.code === 'poker.clock-asked' && may('play/rule-on-hand') && (
        <DealerKey
          mark="approve-clock"
          word={t('prompt.approveClock')}
          icon={<Check size={20} aria-hidden="true" />}
          onTap={() =>
            void give(
              'play/rule-on-hand',
              { hand: hand.number, ask: { type: 'ApproveClock' } },
              'approve-clock',
            )
          }
        />
      )}
      {prompt.rule !== '' && <RuleLink rule={prompt.rule} quiet />}
    </section>
  ));
};

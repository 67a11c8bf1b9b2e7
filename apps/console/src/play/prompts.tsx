import { type RulingAsk } from '@cardroom/contracts';
import { type HandInView, useChips, type ViewPrompt } from '@cardroom/design';
import { useTranslation } from 'react-i18next';
import { RuleLink } from '../rules/rule-link';
import { DealerKey } from './dealer-key';
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

interface RulingOffered {
  readonly mark: 'approve-clock' | 'free' | 'turn-lost' | 'overrule';
  readonly ask: RulingAsk;
}

/** What the floor may rule about a prompt, one tap each. */
const rulingOn = ({ code, facts }: ViewPrompt): RulingOffered | null => {
  const seat = Number(facts['seat']);
  if (code === 'poker.clock-asked') return { mark: 'approve-clock', ask: { type: 'ApproveClock' } };
  if (code === 'poker.award-objected') return { mark: 'overrule', ask: { type: 'OverruleObjection' } };
  if (code === 'poker.bound-out-of-turn') return { mark: 'free', ask: { type: 'FreeOutOfTurn', seat } };
  if (code === 'poker.turn-may-be-lost') return { mark: 'turn-lost', ask: { type: 'RuleTurnLost', seat } };
  return null;
};

const Ruling = ({ prompt, hand }: { readonly prompt: ViewPrompt; readonly hand: HandInView }) => {
  const { t } = useTranslation('play');
  const { give, may } = usePlayOrders();
  const offered = rulingOn(prompt);
  if (!offered || !may('play/rule-on-hand')) return null;
  const { mark, ask } = offered;
  return (
    <DealerKey
      mark={mark}
      word={t(`prompt.rule.${mark}`)}
      icon={<Check size={20} aria-hidden="true" />}
      onTap={() => void give('play/rule-on-hand', { hand: hand.number, ask }, mark)}
    />
  );
};

/** Things the picture of the table already says. */
const plain: ReadonlySet<string> = new Set(['poker.bets-in-front', 'poker.bets-in-pot', 'poker.clock-runs']);

/** What the dealer is to be told or asked now, with the rule behind it. */
export const Prompts = ({ prompts, hand }: PromptsProps) => {
  const { t, i18n } = useTranslation('play');
  const factsOf = useFactWords();
  const told = prompts.filter(
    ({ code }) => !plain.has(code) && i18n.exists(`prompt.${code.slice(6)}`, { ns: 'play' }),
  );
  return told.map((prompt) => (
    <section key={prompt.code} className="side__part" data-prompt={prompt.code} role="status">
      <p>{t(`prompt.${prompt.code.slice(6)}` as 'prompt.clock-asked', factsOf(prompt))}</p>
      <Ruling prompt={prompt} hand={hand} />
      {prompt.rule !== '' && <RuleLink rule={prompt.rule} quiet />}
    </section>
  ));
};

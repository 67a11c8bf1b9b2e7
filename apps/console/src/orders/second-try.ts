import { type Problem } from '@cardroom/contracts';
import { useTexts } from '../texts/texts';
import { type Order } from './orders';
import { useQuestions } from './questions';
import { useLanguage } from '@cardroom/design';

/** Refusals that are a warning: the same command is accepted once it says that the warning was heard. */
const warnings: ReadonlySet<string> = new Set(['floor.half-the-table-objects', 'floor.deck-too-small']);

/** Refusals that a reason answers: somebody with a better right is passed, and may read it. */
const wantReason: ReadonlySet<string> = new Set([
  'floor.seat-claimed',
  'floor.must-move-first',
  'floor.not-most-in-need',
  'floor.reason-required',
]);

/** What a refused command lacks, asked for; null where nothing would help or the user thinks better of it. */
export const useSecondTry = () => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const { sureTo, reasonFor, oneOf } = useQuestions();
  return async (order: Order, { code, texts, facts }: Problem): Promise<Order | null> => {
    const said = texts[language];
    const more = async (): Promise<object | null> => {
      if (code === 'floor.others-not-chosen') {
        const count = Number(facts['count'] ?? 1);
        const others = await oneOf(t('others.title'), t('others.why', { count }), [
          ['keep', t('others.keep')],
          ['drop', t('others.drop')],
        ]);
        return others && { others };
      }
      if (warnings.has(code))
        return (await sureTo(t('warning.title'), { confirm: t('warning.go'), why: said }))
          ? { confirmed: true }
          : null;
      if (!wantReason.has(code)) return null;
      const reason = await reasonFor(t('warning.passes'), said);
      return reason ? { reason } : null;
    };
    const added = await more();
    return added && ({ ...order, body: { ...order.body, ...added } } as Order);
  };
};

import { type HeldPot, type TableInView, useChips } from '@cardroom/design';
import { Scale } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useQuestions } from '../orders/questions';
import { RuleLink } from '../rules/rule-link';
import { ShareKeys, type Shares } from './share-keys';
import { usePlayOrders } from './use-play-orders';

const OnePot = ({ view, pot }: { readonly view: TableInView; readonly pot: HeldPot }) => {
  const { t } = useTranslation('play');
  const { chips } = useChips();
  const { give, may } = usePlayOrders();
  const { reasonFor } = useQuestions();
  const award = async (shares: Shares) => {
    const reason = await reasonFor(t('held.award'), t('held.why'));
    if (!reason) return;
    await give(
      'play/award-aside',
      { aside: pot.aside, shares: [...shares], reason },
      `award-aside-${pot.aside}`,
    );
  };
  return (
    <section className="side__part" data-held={pot.aside}>
      <h2>
        <Scale size={18} aria-hidden="true" />{' '}
        {t('held.title', { amount: chips(pot.amount), hand: pot.hand })}
      </h2>
      <RuleLink rule="RRP-2.1.7" quiet />
      {may('play/award-aside') && (
        <ShareKeys
          view={view}
          amount={pot.amount}
          go={t('held.award')}
          onShares={(shares) => void award(shares)}
        />
      )}
    </section>
  );
};

/** Disputed pots that the house holds until somebody decides whose they are. */
export const HeldPots = ({ view }: { readonly view: TableInView }) =>
  view.held.map((pot) => <OnePot key={pot.aside} view={view} pot={pot} />);

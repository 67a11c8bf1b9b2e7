import { type HeldPot, type TableInView, useChips } from '@cardroom/design';
import { Button } from '@mantine/core';
import { Scale } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuestions } from '../orders/questions';
import { RuleLink } from '../rules/rule-link';
import { useTableMoney } from './use-table-money';
import { splitBetween } from './split';
import { usePlayOrders } from './use-play-orders';

const OnePot = ({ view, pot }: { readonly view: TableInView; readonly pot: HeldPot }) => {
  const { t } = useTranslation('play');
  const { chips } = useChips();
  const { give, may } = usePlayOrders();
  const { decimal } = useTableMoney(view);
  const { reasonFor } = useQuestions();
  const [seats, setSeats] = useState<readonly number[]>([]);
  const tap = (seat: number) =>
    setSeats((before) =>
      before.includes(seat) ? before.filter((each) => each !== seat) : [...before, seat],
    );
  const shares = splitBetween(pot.amount, seats, view.unitMinor);
  const award = async () => {
    const reason = await reasonFor(t('held.award'), t('held.why'));
    if (!reason) return;
    const given = shares.map(({ seat, amount }) => ({
      playerId: view.playerAt.get(seat) ?? '',
      amount: decimal(amount),
    }));
    await give('play/award-aside', { aside: pot.aside, shares: given, reason }, `award-aside-${pot.aside}`);
  };
  return (
    <section className="side__part" data-held={pot.aside}>
      <h2>
        <Scale size={18} aria-hidden="true" />{' '}
        {t('held.title', { amount: chips(pot.amount), hand: pot.hand })}
      </h2>
      <RuleLink rule="RRP-2.1.7" quiet />
      {may('play/award-aside') && (
        <>
          <div className="side__grid">
            {view.picture.seats
              .filter(({ alias }) => alias !== null)
              .map(({ seat, alias }) => (
                <button
                  key={seat}
                  type="button"
                  className="deal-sheet__choice"
                  aria-pressed={seats.includes(seat)}
                  onClick={() => tap(seat)}
                >
                  {t('sheet.seatOf', { seat, alias: alias ?? '' })}
                </button>
              ))}
          </div>
          <Button disabled={seats.length === 0} onClick={() => void award()}>
            {t('held.award')}
          </Button>
        </>
      )}
    </section>
  );
};

/** Disputed pots that the house holds until somebody decides whose they are. */
export const HeldPots = ({ view }: { readonly view: TableInView }) =>
  view.held.map((pot) => <OnePot key={pot.aside} view={view} pot={pot} />);

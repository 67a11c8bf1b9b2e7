import { Button } from '@mantine/core';
import { MessageSquarePlus } from 'lucide-react';
import { useMay } from '../../orders/orders';
import { useQuestions } from '../../orders/questions';
import { useTexts } from '../../texts/texts';
import { type RulingWaysProps } from './ruling-ways';

const mostLetters = 500;

/** Each is a word about a ruling: advice before it is given, a note at any time, good faith once it was wrong. */
const ways = [
  { name: 'conduct/advise-on-ruling', words: 'advise', isFor: 'open' },
  { name: 'conduct/note-on-ruling', words: 'note', isFor: 'any' },
  { name: 'conduct/mark-good-faith-error', words: 'goodFaith', isFor: 'decided' },
] as const;

/** Advice, notes and good faith: one tap and a word, kept with the ruling under the name of who said it. */
export const SaidWays = ({
  row: { rulingId, state, outcome, goodFaithError },
  ways: orders,
}: RulingWaysProps) => {
  const { t } = useTexts();
  const may = useMay();
  const { wordFor } = useQuestions();
  const isOffered = {
    open: state === 'open',
    any: true,
    decided: outcome !== null && goodFaithError === null,
  };
  const say = async ({ name, words }: (typeof ways)[number]) => {
    const said = await wordFor(t(`conduct.said.${words}`), t(`conduct.said.${words}Why`), {
      label: t('conduct.said.words'),
      go: t('conduct.said.go'),
      pattern: /\S/,
      mostLetters,
    });
    if (said !== null) await orders.order(name, { rulingId, words: said });
  };
  return ways
    .filter(({ name, isFor }) => may(name) && isOffered[isFor])
    .map((way) => (
      <Button
        key={way.name}
        variant="subtle"
        color="gray"
        data-say={way.words}
        leftSection={<MessageSquarePlus size={18} aria-hidden="true" />}
        onClick={() => void say(way)}
      >
        {t(`conduct.said.${way.words}`)}
      </Button>
    ));
};

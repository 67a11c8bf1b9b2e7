import { type HandInView, HandLog, type TableInView, useStepWords } from '@cardroom/design';
import { Pencil, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CorrectSheet } from './correct-sheet';
import { Dispute } from './dispute';
import { FloorCalls } from './floor-calls';
import { HandOver } from './hand-over';
import { HeldPots } from './held-pots';
import { Prompts } from './prompts';
import './side.css';
import { usePlayOrders } from './use-play-orders';
import { WrongWinner } from './wrong-winner';

interface SideProps {
  readonly view: TableInView;
  readonly onErrors: () => void;
}

/** What happened in the hand; a line that was entered wrongly is put right from here. */
const Log = ({ view, hand }: { readonly view: TableInView; readonly hand: HandInView }) => {
  const { t } = useTranslation('play');
  const { may } = usePlayOrders();
  const linesOf = useStepWords();
  const [wrong, setWrong] = useState<number | null>(null);
  const mayCorrect = may('play/correct-hand') && view.depth === 'recorded';
  const lines = hand.steps.flatMap((step) =>
    linesOf(step).map((line, i) => ({
      ...line,
      more: mayCorrect && i === 0 && step.ask.type === 'Act' && (
        <button
          type="button"
          className="side__correct"
          aria-label={t('correct.label', { words: line.words })}
          onClick={() => setWrong(step.step)}
        >
          <Pencil size={18} aria-hidden="true" />
        </button>
      ),
    })),
  );
  const step = hand.steps.find((each) => each.step === wrong);
  return (
    <>
      <HandLog lines={lines} />
      {step && <CorrectSheet view={view} hand={hand} step={step} onClose={() => setWrong(null)} />}
    </>
  );
};

/** At a counted table a misdeal is one tap: the button stays where it is. */
const CountedMisdeal = ({ view }: { readonly view: TableInView }) => {
  const { t } = useTranslation('play');
  const { give, running } = usePlayOrders();
  if (view.viewer === 'spectator' || view.state !== 'between-hands') return null;
  return (
    <button
      type="button"
      className="side__errors"
      data-mark="counted-misdeal"
      aria-busy={running === 'counted-misdeal'}
      disabled={running !== null}
      onClick={() => void give('play/hand-done', { misdeal: true }, 'counted-misdeal')}
    >
      <TriangleAlert size={20} aria-hidden="true" />
      {t('errors.counted')}
    </button>
  );
};

/** Beside the table: what the dealer is told or asked, disputed pots, errors, and the hand so far. */
export const Side = ({ view, onErrors }: SideProps) => {
  const { t } = useTranslation('play');
  const { hand } = view;
  const isOver = hand !== null && (hand.phase === 'over' || hand.phase === 'void');
  return (
    <>
      <FloorCalls view={view} />
      {hand && <Prompts prompts={hand.prompts} hand={hand} />}
      <HeldPots view={view} />
      {isOver && <HandOver view={view} hand={hand} />}
      {hand && !isOver && (
        <section className="side__log">
          <h2>{t('log.title')}</h2>
          <Log view={view} hand={hand} />
        </section>
      )}
      {(!hand || isOver) && <p className="side__quiet">{t('dealer.tapSeat')}</p>}
      {hand && <Dispute view={view} hand={hand} />}
      {hand && <WrongWinner view={view} hand={hand} />}
      {view.depth === 'counted' && <CountedMisdeal view={view} />}
      {view.depth === 'recorded' && view.viewer !== 'spectator' && (
        <button type="button" className="side__errors" onClick={onErrors}>
          <TriangleAlert size={20} aria-hidden="true" />
          {t('errors.open')}
        </button>
      )}
    </>
  );
};

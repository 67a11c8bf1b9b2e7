import { Button } from '@mantine/core';
import { useState } from 'react';
import { Choice } from '../cashier/parts/choice';
import { Refusal } from '../cashier/parts/refusal';
import { useConductOrder } from '../conduct/use-conduct-order';
import { useTexts } from '../texts/texts';

interface OwnRequestFormProps {
  readonly playerId: string;
  readonly alias: string;
  readonly onClose: () => void;
}

const terms = ['6', '12', '36', 'good'] as const;

/** The player asks to be kept out: nobody else learns of it, and it is not lifted early. */
export const OwnRequestForm = ({ playerId, alias, onClose }: OwnRequestFormProps) => {
  const { t } = useTexts();
  const [term, setTerm] = useState<(typeof terms)[number] | null>(null);
  const { order, problem, isBusy } = useConductOrder(`own-request-${playerId}`);
  const exclude = async () => {
    if (term === null) return;
    const months = term === 'good' ? null : Number(term);
    if (await order('conduct/exclude-at-own-request', { playerId, months })) onClose();
  };
  return (
    <form
      className="exclude"
      onSubmit={(event) => {
        event.preventDefault();
        void exclude();
      }}
    >
      <p>{t('people.conduct.ownRequestWhy')}</p>
      <Choice
        label={t('people.conduct.term')}
        answers={terms.map((each) => [each, t(`people.conduct.months.${each}`)] as const)}
        chosen={term}
        onChoose={setTerm}
      />
      <Refusal problem={problem} />
      <div className="player-buttons">
        <Button type="submit" color="coral" data-own-request-go loading={isBusy} disabled={term === null}>
          {t('people.conduct.go', { alias })}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
};

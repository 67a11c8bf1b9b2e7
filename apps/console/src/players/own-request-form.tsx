import { useState } from 'react';
import { Choice } from '../cashier/parts/choice';
import { useConductOrder } from '../conduct/use-conduct-order';
import { useTexts } from '../texts/texts';
import { KeepOutForm } from './keep-out-form';

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
  const ways = useConductOrder(`own-request-${playerId}`);
  const exclude = async () => {
    if (term === null) return;
    const months = term === 'good' ? null : Number(term);
    if (await ways.order('conduct/exclude-at-own-request', { playerId, months })) onClose();
  };
  return (
    <KeepOutForm {...{ alias, ways, onClose }} isReady={term !== null} onGo={() => void exclude()}>
      <p>{t('people.conduct.ownRequestWhy')}</p>
      <Choice
        label={t('people.conduct.term')}
        answers={terms.map((each) => [each, t(`people.conduct.months.${each}`)] as const)}
        chosen={term}
        onChoose={setTerm}
      />
    </KeepOutForm>
  );
};

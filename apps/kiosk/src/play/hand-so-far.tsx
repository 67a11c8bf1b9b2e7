import { HandLog, type TableInView, useStepWords } from '@cardroom/design';
import { useTranslation } from 'react-i18next';

/** What happened in the hand, beside the table where there is room for it. */
export const HandSoFar = ({ view }: { readonly view: TableInView }) => {
  const { t } = useTranslation('play');
  const linesOf = useStepWords();
  return (
    <aside className="play-frame__side" aria-label={t('log.title')}>
      <HandLog lines={(view.hand?.steps ?? []).flatMap(linesOf)} />
    </aside>
  );
};

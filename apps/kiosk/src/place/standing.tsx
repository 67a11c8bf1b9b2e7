import { type ReceiptRow } from '@cardroom/contracts';
import { Countdown } from '@cardroom/design';
import { useTexts } from '../texts/texts';

/** What the wait may come to; where the room cannot tell yet, that is what it says. */
const Expected = ({ receipt: { expected, state, until } }: { readonly receipt: ReceiptRow }) => {
  const { t } = useTexts();
  if (until && (state === 'held' || state === 'called-in' || state === 'out'))
    return (
      <p className="standing__expected">
        {t(`place.until.${state}`)} <Countdown until={until} />
      </p>
    );
  if (state !== 'waiting') return null;
  return (
    <p className="standing__expected">
      {expected
        ? t('place.expected', { low: expected.lowMinutes, high: expected.highMinutes })
        : t('place.expectedUnknown')}
    </p>
  );
};

/** A number while he is on the list, a sentence once he is not. */
export const Standing = ({ receipt }: { readonly receipt: ReceiptRow }) => {
  const { t } = useTexts();
  const { position, state, imposedTable } = receipt;
  return (
    <section className="standing" aria-live="polite">
      {position !== null && (
        <p className="standing__number">
          {t('place.number')} <strong>{position}</strong>
        </p>
      )}
      <p className="standing__words">{t(`place.state.${state}`)}</p>
      {imposedTable && (
        <p className="standing__imposed">
          {t('place.imposed', { table: imposedTable.tableNumber, section: imposedTable.section })}
        </p>
      )}
      <Expected receipt={receipt} />
    </section>
  );
};

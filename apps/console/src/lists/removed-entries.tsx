import { type ListRow, type RemovedEntryRow } from '@cardroom/contracts';
import { clockText, useLanguage } from '@cardroom/design';
import { Button, Modal } from '@mantine/core';
import { ArchiveRestore } from 'lucide-react';
import { useState } from 'react';
import { useBoard, useWordsOfGame } from '../boards/use-board';
import { useMay, useOrders } from '../orders/orders';
import { useQuestions } from '../orders/questions';
import { useTexts } from '../texts/texts';
import './removed-entries.css';

const RemovedList = ({ removed }: { readonly removed: readonly RemovedEntryRow[] }) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const { give, underWay } = useOrders();
  const { reasonFor } = useQuestions();
  const may = useMay();

  /** A cause of the house has a text; anything else is what staff wrote. */
  const becauseOf = (why: string) => t(`restore.because.${why as 'left'}`, { defaultValue: why });
  const restore = async (entryId: string, alias: string, place: 'bottom' | 'former') => {
    const reason = await reasonFor(t('restore.title', { alias }), t('restore.why'));
    if (reason) await give({ name: 'restore-entry', body: { entryId, place, reason }, about: entryId });
  };
  return (
    <ul className="removed">
      {[...removed]
        .sort((a, b) => Date.parse(b.removedAt) - Date.parse(a.removedAt))
        .map(({ entryId, alias, removedAt, why }) => (
          <li key={entryId}>
            <span>
              <strong>{alias}</strong>
              <small>
                {clockText(Date.parse(removedAt), language)} · {becauseOf(why)}
              </small>
            </span>
            {may('restore-entry') &&
              (['bottom', 'former'] as const).map((place) => (
                <Button
                  key={place}
                  variant="default"
                  loading={underWay(entryId) !== undefined}
                  onClick={() => void restore(entryId, alias, place)}
                >
                  {t(`restore.${place}`)}
                  <span className="visually-hidden"> {alias}</span>
                </Button>
              ))}
          </li>
        ))}
    </ul>
  );
};

/** Who is off the list, why and since when: kept, and restorable to the bottom or to the former place. */
export const RemovedEntries = ({ list: { game } }: { readonly list: ListRow }) => {
  const { t } = useTexts();
  const wordsOf = useWordsOfGame();
  const [opened, setOpened] = useState(false);
  const removed = [...(useBoard('removed-entries')?.values() ?? [])].filter(
    ({ gameId }) => gameId === game.gameId,
  );
  if (removed.length === 0) return null;
  return (
    <>
      <button type="button" className="removed-way" onClick={() => setOpened(true)}>
        <ArchiveRestore size={18} aria-hidden="true" />
        {t('restore.open', { count: removed.length })}
      </button>
      <Modal
        size="lg"
        opened={opened}
        onClose={() => setOpened(false)}
        title={t('restore.list', { game: wordsOf(game).full })}
        closeButtonProps={{ 'aria-label': t('close') }}
      >
        <RemovedList removed={removed} />
      </Modal>
    </>
  );
};

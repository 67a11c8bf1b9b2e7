import { useTexts } from '../../texts/texts';
import { ChipCount } from '../parts/chip-count';
import { useCount } from '../parts/count';
import { SecondPerson } from '../parts/second-person';
import { useFaces, usePlaceWords } from '../use-cage';
import { useCageOrder } from '../use-cage-order';

/** Counts the vault or a table's tray, signed by two; a difference is posted and shown among the counts. */
export const CountPlace = ({ place, onClose }: { readonly place: string; readonly onClose: () => void }) => {
  const { t } = useTexts();
  const placeOf = usePlaceWords();
  const count = useCount(useFaces());
  const { refusalOf } = useCageOrder(`count-${place}`);
  const sign = (secondCode: string) =>
    place === 'vault'
      ? refusalOf('cashier/count-vault', { counted: count.holding, secondCode })
      : refusalOf('cashier/count-tray', {
          tableId: place.slice('tray:'.length),
          counted: { chips: count.chips },
          secondCode,
        });
  return (
    <SecondPerson
      title={t('cage.counts.of', { place: placeOf(place) })}
      go={t('cage.counts.sign')}
      autoFocus={false}
      onSign={sign}
      onClose={onClose}
    >
      <ChipCount
        count={count}
        label={t('cage.counts.of', { place: placeOf(place) })}
        withCash={place === 'vault'}
        autoFocus
        onDone={() => document.querySelector<HTMLInputElement>('[data-second-code]')?.focus()}
      />
    </SecondPerson>
  );
};

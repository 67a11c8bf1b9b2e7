import { Check } from 'lucide-react';
import { useTexts } from '../texts/texts';

/** Says that the room knows he is here. */
export const Arrived = () => {
  const { t } = useTexts();
  return (
    <p className="place__arrived" role="status">
      <Check size={34} aria-hidden="true" />
      {t('place.arrivalNoted')}
    </p>
  );
};

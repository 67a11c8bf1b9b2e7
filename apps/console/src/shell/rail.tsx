import { BrandMark } from '@cardroom/design';
import { Link } from '@tanstack/react-router';
import { Grid3x3, History, ListOrdered } from 'lucide-react';
import { useTexts } from '../texts/texts';
import './rail.css';

interface RailProps {
  readonly pastOpen: boolean;
  readonly onPast: () => void;
}

const stay = (search: Record<string, unknown>) => search;

/** The console's screens. A way keeps the past that is looked at. */
export const Rail = ({ pastOpen, onPast }: RailProps) => {
  const { t } = useTexts();
  return (
    <nav className="rail" aria-label={t('rail.label')}>
      <Link to="/lists" search={stay} className="rail__way" activeProps={{ 'data-here': true }}>
        <ListOrdered size={24} aria-hidden="true" />
        {t('rail.lists')}
      </Link>
      <Link to="/map" search={stay} className="rail__way" activeProps={{ 'data-here': true }}>
        <Grid3x3 size={24} aria-hidden="true" />
        {t('rail.map')}
      </Link>
      <button
        type="button"
        className="rail__way"
        aria-pressed={pastOpen}
        data-here={pastOpen || undefined}
        onClick={onPast}
      >
        <History size={24} aria-hidden="true" />
        {t('rail.past')}
      </button>
      <span className="rail__mark">
        <BrandMark size={40} />
      </span>
    </nav>
  );
};

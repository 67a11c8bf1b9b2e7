import { BrandMark } from '@cardroom/design';
import { Link } from '@tanstack/react-router';
import {
  ArrowLeftRight,
  BookOpen,
  ClipboardList,
  Grid3x3,
  History,
  Landmark,
  UsersRound,
  ListOrdered,
} from 'lucide-react';
import { DueWay } from '../due/due-way';
import { useRole } from '../session/session';
import { useTexts } from '../texts/texts';
import './rail.css';

interface RailProps {
  readonly pastOpen: boolean;
  readonly onPast: () => void;
  readonly seesTheFloor: boolean;
}

const stay = (search: Record<string, unknown>) => search;

/** The console's screens. A way keeps the past that is looked at. */
export const Rail = ({ pastOpen, onPast, seesTheFloor }: RailProps) => {
  const { t } = useTexts();
  const { mayDo } = useRole();
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
      {seesTheFloor && (
        <>
          <Link to="/moves" search={stay} className="rail__way" activeProps={{ 'data-here': true }}>
            <ArrowLeftRight size={24} aria-hidden="true" />
            {t('rail.moves')}
          </Link>
          <Link to="/staff" search={stay} className="rail__way" activeProps={{ 'data-here': true }}>
            <UsersRound size={24} aria-hidden="true" />
            {t('rail.staff')}
          </Link>
        </>
      )}
      <Link to="/rules" search={stay} className="rail__way" activeProps={{ 'data-here': true }}>
        <BookOpen size={24} aria-hidden="true" />
        {t('rail.rules')}
      </Link>
      {mayDo('read-handover') && (
        <Link to="/handover" search={stay} className="rail__way" activeProps={{ 'data-here': true }}>
          <ClipboardList size={24} aria-hidden="true" />
          {t('rail.handover')}
        </Link>
      )}
      {mayDo('print-papers') && (
        <Link to="/house" search={stay} className="rail__way" activeProps={{ 'data-here': true }}>
          <Landmark size={24} aria-hidden="true" />
          {t('rail.house')}
        </Link>
      )}
      {seesTheFloor && <DueWay />}
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

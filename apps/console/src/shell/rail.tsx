import { BrandMark } from '@cardroom/design';
import { Link, useMatchRoute } from '@tanstack/react-router';
import {
  ArrowLeftRight,
  Banknote,
  BadgeCheck,
  Gavel,
  BookOpen,
  ClipboardList,
  Grid3x3,
  History,
  Landmark,
  UsersRound,
  UserRoundCog,
  ListOrdered,
} from 'lucide-react';
import { useCagePages } from '../cashier/cage-frame';
import { DueWay } from '../due/due-way';
import { useRole, useSession } from '../session/session';
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
  const { may } = useSession();
  const [cagePage] = useCagePages();
  const isAtCage = Boolean(useMatchRoute()({ to: '/cage', fuzzy: true }));
  return (
    <nav className="rail" aria-label={t('rail.label')}>
      {cagePage && (
        <Link to={`/cage/${cagePage}`} search={stay} className="rail__way" data-here={isAtCage || undefined}>
          <Banknote size={24} aria-hidden="true" />
          {t('rail.cage')}
        </Link>
      )}
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
      {mayDo('read-player') && (
        <Link to="/people" search={stay} className="rail__way" activeProps={{ 'data-here': true }}>
          <UserRoundCog size={24} aria-hidden="true" />
          {t('rail.people')}
        </Link>
      )}
      {mayDo('read-conduct') && (
        <Link to="/rulings" search={stay} className="rail__way" activeProps={{ 'data-here': true }}>
          <Gavel size={24} aria-hidden="true" />
          {t('rail.rulings')}
        </Link>
      )}
      {may.commands.includes('conduct/confirm-exclusion') && (
        <Link to="/approvals" search={stay} className="rail__way" activeProps={{ 'data-here': true }}>
          <BadgeCheck size={24} aria-hidden="true" />
          {t('rail.approvals')}
        </Link>
      )}
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

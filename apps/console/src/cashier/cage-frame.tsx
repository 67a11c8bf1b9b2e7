import { Link, Navigate, Outlet, useNavigate } from '@tanstack/react-router';
import { useRole, useSession } from '../session/session';
import { useShortcut } from '../shell/use-shortcut';
import { useTexts } from '../texts/texts';
import './cage-frame.css';
import { OpenCage } from './open-cage';
import { useCage } from './use-cage';

const pages = ['window', 'money', 'fills', 'collections', 'counts', 'registers', 'entries'] as const;
type CagePage = (typeof pages)[number];

/** Which of the cage's screens a person's role has to do with. */
export const useCagePages = (): readonly CagePage[] => {
  const { may } = useSession();
  const { mayDo } = useRole();
  const isFor: Readonly<Record<CagePage, boolean>> = {
    window: may.boards.includes('cage-windows'),
    money: may.boards.includes('cage-players'),
    fills: may.boards.includes('cage-transfers'),
    collections: may.boards.includes('cage-collections'),
    counts: may.boards.includes('cage-places'),
    registers: mayDo('read-cage-reports'),
    entries: may.boards.includes('cage-events'),
  };
  return pages.filter((page) => isFor[page]);
};

const usePageKey = (page: CagePage, isOpen: boolean) => {
  const navigate = useNavigate();
  useShortcut(String(pages.indexOf(page) + 1), () => {
    if (isOpen) void navigate({ to: `/cage/${page}`, search: ({ at, fact }) => ({ at, fact }) });
  });
};

/** The figures 1 to 7 open the cage's pages while nothing is typed. */
const usePageKeys = (open: readonly CagePage[]) => {
  usePageKey('window', open.includes('window'));
  usePageKey('money', open.includes('money'));
  usePageKey('fills', open.includes('fills'));
  usePageKey('collections', open.includes('collections'));
  usePageKey('counts', open.includes('counts'));
  usePageKey('registers', open.includes('registers'));
  usePageKey('entries', open.includes('entries'));
};

/** What stands around every screen of the cage: its pages, and whether its day is open. */
export const CageFrame = () => {
  const { t } = useTexts();
  const open = useCagePages();
  const cage = useCage();
  usePageKeys(open);
  if (open.length === 0)
    return (
      <div className="shell__nothing">
        <h1>{t('gate.noScreens')}</h1>
      </div>
    );
  const isOpen = cage && !cage.isClosed;
  return (
    <div className="cage">
      <nav className="cage__ways" aria-label={t('cage.pages')}>
        {open.map((page) => (
          <Link
            key={page}
            to={`/cage/${page}`}
            search={({ at, fact }) => ({ at, fact })}
            className="cage__way"
            activeProps={{ 'data-here': true, 'aria-current': 'page' }}
          >
            <kbd className="key" aria-hidden="true">
              {pages.indexOf(page) + 1}
            </kbd>
            {t(`cage.page.${page}`)}
          </Link>
        ))}
      </nav>
      {cage !== undefined && !isOpen && <OpenCage wasOpen={cage !== null} />}
      {cage === undefined ? <div aria-busy="true" /> : (isOpen || cage !== null) && <Outlet />}
    </div>
  );
};

/** `/cage` alone is the first of its pages that this person has to do with. */
export const FirstCagePage = () => {
  const [first] = useCagePages();
  return first ? <Navigate to={`/cage/${first}`} search={({ at, fact }) => ({ at, fact })} replace /> : null;
};

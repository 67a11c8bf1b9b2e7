import {
  Chips,
  type DealDue,
  FeltTable,
  type HandInView,
  readView,
  type TableInView,
  useLiveTable,
} from '@cardroom/design';
import { useParams } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTableMoney } from './use-table-money';
import { AwardSheet } from './award-sheet';
import { CardsSheet, type CardsWanted } from './cards-sheet';
import { ClocksSheet } from './clocks-sheet';
import { DrawSheet } from './draw-sheet';
import { UpcardsSheet } from './upcards-sheet';
import { DealerKeys } from './dealer-keys';
import { DueKeys } from './due-keys';
import { ErrorsSheet } from './errors-sheet';
import './play-page.css';
import { SeatSide } from './seat-side';
import { Side } from './side';
import { StraddleKey } from './straddle-key';
import { TableTop } from './table-top';
import { TableWord } from './table-word';
import { PlayOrdersProvider, useOrdersOf, usePlayOrders } from './use-play-orders';

type Sheet =
  | { readonly kind: 'cards'; readonly wanted: CardsWanted }
  | { readonly kind: 'upcards'; readonly deal: DealDue }
  | { readonly kind: 'award' }
  | { readonly kind: 'errors' }
  | { readonly kind: 'draw' }
  | { readonly kind: 'clocks' }
  | null;

const noHeaders = {};

const isLive = ({ phase }: HandInView): boolean => phase !== 'over' && phase !== 'void';

/** In stud every street but the last is dealt face up, in draw none is. */
const upStreets: ReadonlySet<string> = new Set(['street3', 'street4', 'street5', 'street6']);

/** The keys of the hand, and the sheet that one of them has opened. */
const HandKeys = ({
  view,
  onSheet,
}: {
  readonly view: TableInView;
  readonly onSheet: (sheet: Sheet) => void;
}) => {
  const { give } = usePlayOrders();
  const { hand, depth, cardsHeld, state } = view;
  /** Cards that nobody sees are dealt with one tap. */
  const deal = () => {
    if (!hand) return;
    const due = hand.deal;
    if (due && due.board > 0) return onSheet({ kind: 'cards', wanted: { kind: 'deal', deal: due } });
    if (due && upStreets.has(due.street)) return onSheet({ kind: 'upcards', deal: due });
    void give('play/play-hand', { hand: hand.number, ask: { type: 'Deal' } }, 'deal');
  };
  if (depth === 'counted' || !hand || !isLive(hand) || state !== 'hand')
    return (
      <div className="due-keys">
        <TableWord view={view} />
        <StraddleKey view={view} />
      </div>
    );
  if (depth === 'dealt') return <TableWord view={view} />;
  return (
    <DueKeys
      view={view}
      hand={hand}
      onCards={deal}
      onShow={(seat) => onSheet({ kind: 'cards', wanted: { kind: 'show', seat, count: cardsHeld } })}
      onAward={() => onSheet({ kind: 'award' })}
    />
  );
};

const Sheets = ({
  view,
  sheet,
  onClose,
}: {
  readonly view: TableInView;
  readonly sheet: Sheet;
  readonly onClose: () => void;
}) => {
  const { hand } = view;
  if (!sheet) return null;
  if (sheet.kind === 'errors') return <ErrorsSheet view={view} onClose={onClose} />;
  if (sheet.kind === 'draw') return <DrawSheet view={view} onClose={onClose} />;
  if (sheet.kind === 'clocks') return <ClocksSheet view={view} onClose={onClose} />;
  if (!hand) return null;
  if (sheet.kind === 'award') return <AwardSheet view={view} hand={hand} onClose={onClose} />;
  if (sheet.kind === 'upcards')
    return <UpcardsSheet view={view} hand={hand} deal={sheet.deal} onClose={onClose} />;
  return <CardsSheet view={view} hand={hand} wanted={sheet.wanted} onClose={onClose} />;
};

/** The dealer's table: what lies on it, what is due, and what happened. */
const Table = ({ view, inStep }: { readonly view: TableInView; readonly inStep: boolean }) => {
  const { t } = useTranslation('play');
  const [sheet, setSheet] = useState<Sheet>(null);
  const [seat, setSeat] = useState<number | null>(null);
  const close = () => setSheet(null);
  return (
    <div className="play-page">
      <TableTop view={view} inStep={inStep} onSheet={(kind) => setSheet({ kind })} />
      <div className="play-page__room">
        <FeltTable
          table={view.picture}
          boardCards={view.depth === 'counted' || !view.hand ? 0 : view.boardCards}
          chosen={seat ?? undefined}
          onSeat={(chosen) => setSeat(chosen === seat ? null : chosen)}
        />
        <aside className="play-page__side" aria-label={t('dealer.side')}>
          {seat === null ? (
            <Side view={view} onErrors={() => setSheet({ kind: 'errors' })} />
          ) : (
            <SeatSide key={seat} view={view} seat={seat} onClose={() => setSeat(null)} />
          )}
        </aside>
        <Sheets view={view} sheet={sheet} onClose={close} />
      </div>
      <footer className="play-page__keys">
        {view.viewer === 'spectator' ? (
          <p role="status">{t('dealer.mayNot')}</p>
        ) : (
          <>
            <DealerKeys view={view} />
            <HandKeys view={view} onSheet={setSheet} />
          </>
        )}
      </footer>
    </div>
  );
};

/** *Play*: the dealer's screen of one table. */
export const PlayPage = () => {
  const { t } = useTranslation('play');
  const { tableId } = useParams({ from: '/play/$tableId' });
  const { view: seen, inStep, refused, shown } = useLiveTable(tableId, noHeaders);
  const orders = useOrdersOf(tableId, shown);
  const view = useMemo(() => seen && readView(seen), [seen]);
  const { currency } = useTableMoney({ isTournament: view?.isTournament ?? false });
  if (refused !== null)
    return <p className="play-page__gone">{t(refused === 404 ? 'dealer.noPlay' : 'dealer.mayNot')}</p>;
  if (!view) return <div className="play-page" aria-busy="true" />;
  return (
    <Chips.Provider value={{ currency, unitMinor: view.unitMinor }}>
      <PlayOrdersProvider value={orders}>
        <Table view={view} inStep={inStep} />
      </PlayOrdersProvider>
    </Chips.Provider>
  );
};

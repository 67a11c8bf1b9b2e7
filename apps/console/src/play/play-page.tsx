import {
  Chips,
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
import { DealerKeys } from './dealer-keys';
import { DueKeys } from './due-keys';
import { ErrorsSheet } from './errors-sheet';
import './play-page.css';
import { SeatSide } from './seat-side';
import { Side } from './side';
import { TableTop } from './table-top';
import { TableWord } from './table-word';
import { PlayOrdersProvider, useOrdersOf } from './use-play-orders';

type Sheet =
  | { readonly kind: 'cards'; readonly wanted: CardsWanted }
  | { readonly kind: 'award' }
  | { readonly kind: 'errors' }
  | null;

const noHeaders = {};

const isLive = ({ phase }: HandInView): boolean => phase !== 'over' && phase !== 'void';

/** The keys of the hand, and the sheet that one of them has opened. */
const HandKeys = ({
  view,
  onSheet,
}: {
  readonly view: TableInView;
  readonly onSheet: (sheet: Sheet) => void;
}) => {
  const { hand, depth, cardsHeld, state } = view;
  if (depth === 'counted' || !hand || !isLive(hand) || state !== 'hand') return <TableWord view={view} />;
  if (depth === 'dealt') return <TableWord view={view} />;
  return (
    <DueKeys
      view={view}
      hand={hand}
      onCards={() => onSheet({ kind: 'cards', wanted: { kind: 'deal', deal: hand.deal } })}
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
  if (!hand) return null;
  if (sheet.kind === 'award') return <AwardSheet view={view} hand={hand} onClose={onClose} />;
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
      <TableTop view={view} inStep={inStep} />
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
        <DealerKeys view={view} />
        <HandKeys view={view} onSheet={setSheet} />
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

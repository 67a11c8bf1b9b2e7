import { Chips, Countdown, FeltTable, readView, useLiveTable } from '@cardroom/design';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDevice } from '../device/device';
import { HandSoFar } from './hand-so-far';
import { PlayFrame } from './play-frame';
import { DealPromise } from './promise';

const noHeaders = {};

/** A dealt table as everybody may see it: no card that is not face up on the table. */
export const SpectatorPage = ({ tableId }: { readonly tableId: string }) => {
  const { t } = useTranslation('play');
  const { room } = useDevice();
  const { view: seen, inStep, refused } = useLiveTable(tableId, noHeaders);
  const view = useMemo(() => seen && readView(seen), [seen]);
  if (refused !== null) return <p className="play-frame__gone">{t('dealer.noPlay')}</p>;
  if (!view) return <main className="play-frame" aria-busy="true" />;
  const currency = view.isTournament ? null : room.currency;
  return (
    <Chips.Provider value={{ currency, unitMinor: view.unitMinor }}>
      <PlayFrame view={view} inStep={inStep} who={null}>
        <main className="play-frame__room">
          <FeltTable table={view.picture} boardCards={view.hand ? view.boardCards : 0}>
            {view.nextHandAt !== null && (
              <strong>
                {t('dealer.nextHand')} <Countdown until={view.nextHandAt} soonMs={0} />
              </strong>
            )}
            <DealPromise view={view} />
          </FeltTable>
          <HandSoFar view={view} />
        </main>
      </PlayFrame>
    </Chips.Provider>
  );
};

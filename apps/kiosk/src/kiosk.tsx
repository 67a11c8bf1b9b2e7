import { type GameShape } from '@cardroom/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useFirstLanguage } from './use-first-language';
import { Frame } from './frame';
import { HomePage } from './home/home-page';
import { JoinPage } from './join/join-page';
import { ArrivePage } from './place/arrive-page';
import { CodePage } from './place/code-page';
import { PlacePage } from './place/place-page';
import { RulesPage } from './rules/rules-page';
import { idleSeconds, useIdle } from './use-idle';

/** Where the visitor is. Kept in memory alone: no address and no history leads back to what he saw. */
export type Place =
  | { readonly page: 'home' }
  | { readonly page: 'join'; readonly game: GameShape }
  | { readonly page: 'code' }
  | { readonly page: 'arrive' }
  | { readonly page: 'rules' }
  | { readonly page: 'place'; readonly code: string; readonly why: 'joined' | 'arrived' | 'looked-up' };

/** The player's screens. Left alone for half a minute they return home and have forgotten who was there. */
export const Kiosk = () => {
  const [place, setPlace] = useState<Place>({ page: 'home' });
  const client = useQueryClient();
  const forgetLanguage = useFirstLanguage();
  const goHome = () => {
    setPlace({ page: 'home' });
    client.removeQueries({ queryKey: ['receipt'] });
  };
  const secondsLeft = useIdle(place.page === 'home' ? null : idleSeconds, () => {
    goHome();
    forgetLanguage();
  });
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [place]);

  return (
    <Frame atHome={place.page === 'home'} onHome={goHome} secondsLeft={secondsLeft}>
      {place.page === 'home' && (
        <HomePage onGame={(game) => setPlace({ page: 'join', game })} onWay={(page) => setPlace({ page })} />
      )}
      {place.page === 'join' && (
        <JoinPage game={place.game} onJoined={(code) => setPlace({ page: 'place', code, why: 'joined' })} />
      )}
      {place.page === 'code' && (
        <CodePage
          to="see"
          onFound={async (code) => {
            setPlace({ page: 'place', code, why: 'looked-up' });
            return null;
          }}
        />
      )}
      {place.page === 'arrive' && (
        <ArrivePage onArrived={(code, why) => setPlace({ page: 'place', code, why })} />
      )}
      {place.page === 'rules' && <RulesPage />}
      {place.page === 'place' && <PlacePage code={place.code} why={place.why} onDone={goHome} />}
    </Frame>
  );
};

import { type CardAnswer, type GameShape, type Problem } from '@cardroom/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CardJoin } from './card/card-join';
import { CardNumberPage } from './card/card-number-page';
import { CardPage } from './card/card-page';
import { lookUp, type Shown } from './card/look-up';
import { useScan } from './card/use-scan';
import { useFirstLanguage } from './use-first-language';
import { Frame } from './frame';
import { HomePage } from './home/home-page';
import { JoinPage } from './join/join-page';
import { ArrivePage } from './place/arrive-page';
import { CodePage } from './place/code-page';
import { PlacePage } from './place/place-page';
import { RulesPage } from './rules/rules-page';
import { TroubleLine } from './trouble-line';
import { idleSeconds, useIdle } from './use-idle';

/** Where the visitor is. Kept in memory alone: no address and no history leads back to what he saw. */
export type Place =
  | { readonly page: 'home' }
  | { readonly page: 'join'; readonly game: GameShape }
  | { readonly page: 'code' }
  | { readonly page: 'card-number' }
  | {
      readonly page: 'card';
      readonly number: string;
      readonly card: CardAnswer;
      readonly hasArrived: boolean;
    }
  | {
      readonly page: 'card-join';
      readonly number: string;
      readonly card: CardAnswer;
      readonly game: GameShape;
    }
  | { readonly page: 'arrive' }
  | { readonly page: 'rules' }
  | { readonly page: 'place'; readonly code: string; readonly why: 'joined' | 'arrived' | 'looked-up' };

/** The player's screens. Left alone for half a minute they return home and have forgotten who was there. */
export const Kiosk = () => {
  const [place, setPlace] = useState<Place>({ page: 'home' });
  const [trouble, setTrouble] = useState<Problem | 'unanswered' | null>(null);
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
  const show = (shown: Shown) => {
    setTrouble(shown.kind === 'trouble' ? shown.trouble : null);
    if (shown.kind === 'receipt') setPlace({ page: 'place', code: shown.code, why: 'looked-up' });
    if (shown.kind === 'card') {
      const { number, card, hasArrived } = shown;
      setPlace({ page: 'card', number, card, hasArrived });
    }
  };
  useScan(place.page === 'home' ? (text) => void lookUp(text).then(show) : null);
  useEffect(() => {
    window.scrollTo(0, 0);
    setTrouble(null);
  }, [place]);

  return (
    <Frame atHome={place.page === 'home'} onHome={goHome} secondsLeft={secondsLeft}>
      {place.page === 'home' && <TroubleLine trouble={trouble} />}
      {place.page === 'home' && (
        <HomePage onGame={(game) => setPlace({ page: 'join', game })} onWay={(page) => setPlace({ page })} />
      )}
      {place.page === 'join' && (
        <JoinPage game={place.game} onJoined={(code) => setPlace({ page: 'place', code, why: 'joined' })} />
      )}
      {place.page === 'card-number' && <CardNumberPage onShown={show} />}
      {place.page === 'card' && (
        <CardPage
          card={place.card}
          hasArrived={place.hasArrived}
          onPlace={(code) => setPlace({ page: 'place', code, why: 'looked-up' })}
          onGame={(game) => setPlace({ ...place, page: 'card-join', game })}
        />
      )}
      {place.page === 'card-join' && (
        <CardJoin
          game={place.game}
          alias={place.card.alias}
          cardNumber={place.number}
          onJoined={(code) => setPlace({ page: 'place', code, why: 'joined' })}
        />
      )}
      {place.page === 'code' && (
        <CodePage
          to="see"
          onCard={show}
          onFound={async (code) => {
            setPlace({ page: 'place', code, why: 'looked-up' });
            return null;
          }}
        />
      )}
      {place.page === 'arrive' && (
        <ArrivePage onArrived={(code, why) => setPlace({ page: 'place', code, why })} onCard={show} />
      )}
      {place.page === 'rules' && <RulesPage />}
      {place.page === 'place' && <PlacePage code={place.code} why={place.why} onDone={goHome} />}
    </Frame>
  );
};

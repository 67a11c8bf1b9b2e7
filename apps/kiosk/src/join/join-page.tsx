import { type GameShape } from '@cardroom/contracts';
import { GameGlyph, useGameWords } from '@cardroom/design';
import { ListPlus } from 'lucide-react';
import { useState } from 'react';
import { useDevice } from '../device/device';
import { Keyboard } from '../keys/keyboard';
import { useTexts } from '../texts/texts';
import { TroubleLine } from '../trouble-line';
import { useOrder } from '../use-order';
import { BuyIn } from './buy-in';
import './join-page.css';

const mostLetters = 24;

interface JoinPageProps {
  readonly game: GameShape;
  readonly onJoined: (receiptCode: string) => void;
}

/** *Join*: an alias is enough. */
export const JoinPage = ({ game, onJoined }: JoinPageProps) => {
  const { t } = useTexts();
  const { room } = useDevice();
  const words = useGameWords(room.currency)(game);
  const [alias, setAlias] = useState('');
  const { give, running, trouble, clear } = useOrder();
  const type = (next: string) => {
    clear();
    setAlias(next.replace(/^\s+/, '').slice(0, mostLetters));
  };
  const join = async () => {
    const body = { gameId: game.gameId, source: 'kiosk', alias: alias.trim() } as const;
    const answer = await give({ name: 'join-list', body });
    const code = answer?.facts.find((fact) => 'receiptCode' in fact)?.['receiptCode'];
    if (typeof code === 'string') onJoined(code);
  };
  return (
    <form
      className="join"
      onSubmit={(event) => {
        event.preventDefault();
        void join();
      }}
    >
      <header className="join__game">
        <GameGlyph variant={game.variant} size={96} />
        <div>
          <h1>{words.full}</h1>
          <BuyIn game={game} />
        </div>
      </header>
      <label className="join__alias">
        <span>{t('join.alias')}</span>
        <input
          value={alias}
          maxLength={mostLetters}
          inputMode="none"
          autoComplete="off"
          autoFocus
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
        <small>{t('join.aliasHint')}</small>
      </label>
      <TroubleLine trouble={trouble} />
      <Keyboard value={alias} onChange={type} />
      <button
        type="submit"
        className="big-button"
        aria-busy={running !== null}
        disabled={alias.trim() === '' || running !== null}
      >
        <ListPlus size={36} aria-hidden="true" />
        {t('join.confirm')}
      </button>
    </form>
  );
};

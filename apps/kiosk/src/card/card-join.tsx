import { type GameShape } from '@cardroom/contracts';
import { GameGlyph, useGameWords } from '@cardroom/design';
import { ListPlus } from 'lucide-react';
import { useDevice } from '../device/device';
import { BuyIn } from '../join/buy-in';
import '../join/join-page.css';
import { useTexts } from '../texts/texts';
import { TroubleLine } from '../trouble-line';
import { useOrder } from '../use-order';
import './card.css';

interface CardJoinProps {
  readonly game: GameShape;
  readonly alias: string;
  readonly cardNumber: string;
  readonly onJoined: (receiptCode: string) => void;
}

/** The third tap: whoever has shown his card confirms. */
export const CardJoin = ({ game, alias, cardNumber, onJoined }: CardJoinProps) => {
  const { t } = useTexts();
  const words = useGameWords(useDevice().room.currency)(game);
  const { give, running, trouble } = useOrder();
  const join = async () => {
    const body = { gameId: game.gameId, source: 'kiosk', cardNumber } as const;
    const answer = await give({ name: 'join-list', body });
    const code = answer?.facts.find((fact) => 'receiptCode' in fact)?.['receiptCode'];
    if (typeof code === 'string') onJoined(code);
  };
  return (
    <div className="join">
      <header className="join__game">
        <GameGlyph variant={game.variant} size={96} />
        <div>
          <h1>{words.full}</h1>
          <BuyIn game={game} />
        </div>
      </header>
      <p className="card-page__as">{t('card.as', { alias })}</p>
      <TroubleLine trouble={trouble} />
      <button
        type="button"
        className="big-button"
        aria-busy={running !== null}
        disabled={running !== null}
        onClick={() => void join()}
      >
        <ListPlus size={36} aria-hidden="true" />
        {t('join.confirm')}
      </button>
    </div>
  );
};

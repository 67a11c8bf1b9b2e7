import { useBoard } from '../../boards/use-board';
import { useTexts } from '../../texts/texts';
import { Choice } from '../parts/choice';
import { useMoney } from '../parts/use-money';
import { useCage } from '../use-cage';
import './players-money.css';
import { type Who } from './who';

interface PlayersMoneyProps {
  readonly who: Who;
  readonly pay: 'cash' | 'account';
  readonly onPay: (pay: 'cash' | 'account') => void;
  /** Money may go to his account even if he has none yet. */
  readonly always?: boolean;
}

/** What the house knows of a player's money today: what he moved, whether papers were seen, and his front money. */
export const PlayersMoney = ({ who, pay, onPay, always = false }: PlayersMoneyProps) => {
  const { t } = useTexts();
  const { say, minorOf } = useMoney();
  const limit = useCage()?.identityOver ?? null;
  const row = useBoard('cage-players')?.get(who.playerId ?? '');
  const hasMoney = row !== undefined && minorOf(row.balance) > 0;
  const ways = [
    ['cash', t('cage.pay.cash')],
    ['account', hasMoney ? t('cage.pay.accountOf', { amount: say(row.balance) }) : t('cage.pay.account')],
  ] as const;
  return (
    <>
      {row && (
        <p className="players-money">
          <span>{t('cage.today.in', { amount: say(row.cashIn) })}</span>
          <span>{t('cage.today.out', { amount: say(row.cashOut) })}</span>
          {limit !== null && (
            <span data-known={row.isIdentified}>
              {t(row.isIdentified ? 'cage.today.identified' : 'cage.today.limit', { amount: say(limit) })}
            </span>
          )}
          {row.due.map(({ gameId, amount }) => (
            <span key={gameId} data-due>
              {t('cage.today.due', { amount: say(amount) })}
            </span>
          ))}
        </p>
      )}
      {(hasMoney || (always && who.playerId)) && (
        <Choice label={t('cage.pay.label')} answers={ways} chosen={pay} onChoose={onPay} />
      )}
    </>
  );
};

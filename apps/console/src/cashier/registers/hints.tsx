import { clockText, useLanguage } from '@cardroom/design';
import { useBoard } from '../../boards/use-board';
import { useSession } from '../../session/session';
import { useTexts } from '../../texts/texts';
import { useMoney } from '../parts/use-money';

const HintList = () => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const { say } = useMoney();
  const rows = [...(useBoard('cage-hints')?.values() ?? [])].sort((a, b) => b.at.localeCompare(a.at));
  return (
    <section className="hints" aria-label={t('cage.hint.title')}>
      <h2>{t('cage.hint.title')}</h2>
      <p>{rows.length === 0 ? t('cage.hint.none') : t('cage.hint.note')}</p>
      <ul>
        {rows.map(({ playerId, alias, at, payments, total, limit }) => (
          <li key={playerId} data-hint={playerId}>
            <strong>{alias ?? playerId}</strong>
            <span>
              {t('cage.hint.line', { count: payments, total: say(total), limit: say(limit) })}
              {` · ${clockText(Date.parse(at), language)}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Payments that together come near the limit: for managers only, and it accuses nobody. */
export const Hints = () => {
  const { may } = useSession();
  return may.boards.includes('cage-hints') ? <HintList /> : null;
};

import { type CagePlayerRow, type StatementAnswer } from '@cardroom/contracts';
import { askOrThrow, clockText, useLanguage } from '@cardroom/design';
import { useQuery } from '@tanstack/react-query';
import { usePastQuery } from '../../past/past';
import { useTexts } from '../../texts/texts';
import { useMoney } from '../parts/use-money';
import { useEntryWords } from '../window/entry-words';
import '../parts/plain-table.css';

/** A player's money over the gaming day, line by line; read anew whenever his balance changes. */
export const Statement = ({ row }: { readonly row: CagePlayerRow }) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const { say } = useMoney();
  const wordsOf = useEntryWords();
  const past = usePastQuery();
  const { data, isError } = useQuery({
    queryKey: ['statement', row.playerId, row.balance, past],
    queryFn: () =>
      askOrThrow<StatementAnswer>(
        `/cashier/statements/${encodeURIComponent(row.playerId)}${past?.startsWith('at=') ? `?${past}` : ''}`,
      ),
  });
  if (isError) return <p role="alert">{t('cage.report.failed')}</p>;
  if (!data) return <p aria-busy="true" />;
  return (
    <table className="plain-table">
      <caption className="visually-hidden">{t('cage.money.statement')}</caption>
      <tbody>
        <tr>
          <td />
          <td>{t('cage.money.opening')}</td>
          <td />
          <td data-figure>{say(data.opening)}</td>
        </tr>
        {data.lines.map(({ entryId, at, what, change, balance }) => (
          <tr key={entryId}>
            <td>{clockText(Date.parse(at), language)}</td>
            <td>{wordsOf(what)}</td>
            <td data-figure>{say(change)}</td>
            <td data-figure>{say(balance)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

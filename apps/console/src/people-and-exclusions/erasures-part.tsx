import { type ErasureShape } from '@cardroom/contracts';
import { askOrThrow, dateText, useLanguage } from '@cardroom/design';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Eraser, Printer } from 'lucide-react';
import { Card } from '../players/card';
import { playersKey } from '../players/use-player';
import { useTexts } from '../texts/texts';

const receiptOf = (code: string, language: string): string =>
  `/api/v1/players/erasures/${code}/receipt?language=${language}&as=staff`;

const Line = ({ erasure }: { readonly erasure: ErasureShape }) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const { code, at, by, name, reason, keysDestroyed, keysLeft } = erasure;
  return (
    <tr>
      <td>
        <strong>{code}</strong>
      </td>
      <td>{dateText(Date.parse(at), language)}</td>
      <td>{name ?? by}</td>
      <td>{t(`people.erasures.reasons.${reason}`)}</td>
      <td>
        {t('people.erasures.destroyed', { count: keysDestroyed })}
        {keysLeft > 0 && `, ${t('people.erasures.left', { count: keysLeft })}`}
      </td>
      <td>
        <Button
          component="a"
          href={receiptOf(code, language)}
          target="_blank"
          rel="noreferrer"
          variant="default"
          leftSection={<Printer size={18} aria-hidden="true" />}
        >
          {t('people.erasures.print')}
          <span className="visually-hidden"> {code}</span>
        </Button>
      </td>
    </tr>
  );
};

/** Who was erased, by the code on the receipt. */
export const ErasuresPart = () => {
  const { t } = useTexts();
  const { code } = useSearch({ from: '/people' });
  const { data, isError } = useQuery({
    queryKey: [playersKey, 'erasures'],
    queryFn: () => askOrThrow<{ readonly erasures: readonly ErasureShape[] }>('/players/erasures'),
  });
  return (
    <Card title={t('people.part.erasures')} icon={<Eraser size={20} aria-hidden="true" />}>
      {isError && <p role="alert">{t('people.unanswered')}</p>}
      {code && <p role="status">{t('people.erase.done', { code })}</p>}
      {data?.erasures.length === 0 && <p>{t('people.erasures.none')}</p>}
      {data && data.erasures.length > 0 && (
        <table className="player-table">
          <thead>
            <tr>
              {(['code', 'when', 'by', 'reason', 'keys', 'print'] as const).map((head) => (
                <th key={head} scope="col">
                  {t(`people.erasures.${head}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.erasures.map((erasure) => (
              <Line key={erasure.code} erasure={erasure} />
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
};

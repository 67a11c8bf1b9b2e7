import { type OwnRequestsAnswer } from '@cardroom/contracts';
import { askOrThrow, dateText, useLanguage } from '@cardroom/design';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { LockKeyhole } from 'lucide-react';
import { Refusal } from '../cashier/parts/refusal';
import { useConductOrder } from '../conduct/use-conduct-order';
import { useMay } from '../orders/orders';
import { Card } from '../players/card';
import { PlayerLink } from '../players/player-link';
import { playersKey } from '../players/use-player';
import { useTexts } from '../texts/texts';

const queryKey = [playersKey, 'own-requests'];

type Request = OwnRequestsAnswer['requests'][number];

const Line = ({ request }: { readonly request: Request }) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const may = useMay();
  const client = useQueryClient();
  const { playerId, alias, since, notBefore, turnedAway } = request;
  const { order, problem, isBusy } = useConductOrder(`own-request-${playerId}`);
  const end = async () => {
    if (await order('conduct/end-own-request', { playerId })) await client.invalidateQueries({ queryKey });
  };
  return (
    <li>
      <span>
        <PlayerLink playerId={playerId} alias={alias} />
        <small>
          {t('people.own.since', { day: dateText(Date.parse(since), language) })} ·{' '}
          {notBefore === null
            ? t('people.exclusions.forGood')
            : t('people.own.notBefore', { day: dateText(Date.parse(notBefore), language) })}{' '}
          · {t('people.own.turnedAway', { count: turnedAway })}
        </small>
      </span>
      {may('conduct/end-own-request') && (
        <Button variant="default" loading={isBusy} onClick={() => void end()}>
          {t('people.own.end')}
        </Button>
      )}
      <Refusal problem={problem} />
    </li>
  );
};

/** The closed store: who asked to be kept out. Only the room manager and the auditor see it. */
export const OwnRequests = () => {
  const { t } = useTexts();
  const { data, isError } = useQuery({
    queryKey,
    queryFn: () => askOrThrow<OwnRequestsAnswer>('/conduct/own-requests'),
  });
  return (
    <Card title={t('people.own.title')} icon={<LockKeyhole size={20} aria-hidden="true" />}>
      <p>{t('people.own.why')}</p>
      {isError && <p role="alert">{t('people.unanswered')}</p>}
      {data?.requests.length === 0 && <p>{t('people.own.none')}</p>}
      <ul>
        {data?.requests.map((request) => (
          <Line key={request.playerId} request={request} />
        ))}
      </ul>
    </Card>
  );
};

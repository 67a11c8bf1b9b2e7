import { type HandRow, type HandsAnswer } from '@cardroom/contracts';
import {
  askOrThrow,
  CardRow,
  clockText,
  amountText,
  dateText,
  instantAt,
  useLanguage,
} from '@cardroom/design';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { Scale } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RuleLink } from '../../rules/rule-link';
import { useSession } from '../../session/session';
import './hands-page.css';
import { queryOf } from './hands-search';
import { HandsFilter } from './hands-filter';

const useHands = (query: string) =>
  useInfiniteQuery({
    queryKey: ['hands', query],
    queryFn: ({ pageParam }) =>
      askOrThrow<HandsAnswer>(`/play/hands?${query}${pageParam ? `&before=${pageParam}` : ''}`),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  });

const Hand = ({ row }: { readonly row: HandRow }) => {
  const { t } = useTranslation('play');
  const { language } = useLanguage();
  const { currency } = useSession().room;
  const money = (amount: string) => amountText(amount, currency, language);
  const nameAt = (seat: number) => row.players.find((each) => each.seat === seat)?.alias ?? String(seat);
  const at = Date.parse(row.endedAt);
  return (
    <li className="hand-row">
      <Link
        to="/hands/$handId"
        params={{ handId: row.handId }}
        search={(now) => now}
        className="hand-row__open"
      >
        <span className="hand-row__when">
          <strong>{clockText(at, language, true)}</strong>
          <small>{dateText(at, language)}</small>
        </span>
        <span className="hand-row__what">
          <strong>{t('hands.row', { table: row.tableNumber ?? '–', number: row.number })}</strong>
          <small>
            {row.result === 'played'
              ? row.won.map(({ seat, amount }) => `${nameAt(seat)} +${money(amount)}`).join(' · ')
              : t(`hands.result.${row.result}`)}
          </small>
        </span>
        <CardRow cards={row.boards[0] ?? []} size="small" />
        <strong className="hand-row__pot">{money(row.pot)}</strong>
      </Link>
      <span className="hand-row__marks">
        {row.hasDispute && (
          <span className="hand-row__dispute">
            <Scale size={18} aria-hidden="true" />
            {t('hands.dispute')}
          </span>
        )}
        {row.rules.slice(0, 2).map((rule) => (
          <RuleLink key={rule} rule={rule} quiet />
        ))}
      </span>
    </li>
  );
};

/** *Hands*: any past hand, found by table, time, player, pot or rule. */
export const HandsPage = () => {
  const { t } = useTranslation('play');
  const search = useSearch({ from: '/hands' });
  const { data, isError, isPending, hasNextPage, fetchNextPage, isFetchingNextPage } = useHands(
    queryOf(search, instantAt),
  );
  const rows = data?.pages.flatMap(({ hands }) => hands) ?? [];
  return (
    <div className="hands-page">
      <h1>{t('hands.title')}</h1>
      <HandsFilter search={search} />
      {isError && <p role="alert">{t('hands.noAnswer')}</p>}
      {!isError && !isPending && rows.length === 0 && <p>{t('hands.none')}</p>}
      <ul aria-label={t('hands.title')} aria-busy={isPending}>
        {rows.map((row) => (
          <Hand key={row.handId} row={row} />
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('hands.more')}
        </Button>
      )}
    </div>
  );
};

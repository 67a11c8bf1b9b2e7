import { type LooksAnswer } from '@cardroom/contracts';
import { askOrThrow, clockText, dateText, useLanguage } from '@cardroom/design';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { Card } from '../players/card';
import { PlayerLink } from '../players/player-link';
import { playersKey } from '../players/use-player';
import { useTexts } from '../texts/texts';

const screens = ['player', 'people'] as const;

/** Who looked at whose legal name, the latest look first. */
export const LooksPart = () => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const { data, isError, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: [playersKey, 'looks'],
    queryFn: ({ pageParam }) => askOrThrow<LooksAnswer>(`/players/looks?limit=50${pageParam}`),
    initialPageParam: '',
    getNextPageParam: ({ next }) => (next === null ? null : `&before=${next}`),
  });
  const looks = data?.pages.flatMap((page) => page.looks) ?? [];
  const where = (screen: string) => {
    const known = screens.find((each) => each === screen);
    return known ? t(`people.looks.on.${known}`) : screen;
  };
  return (
    <Card title={t('people.part.looks')} icon={<Eye size={20} aria-hidden="true" />}>
      {isError && <p role="alert">{t('people.unanswered')}</p>}
      {data && looks.length === 0 && <p>{t('people.looks.none')}</p>}
      {looks.length > 0 && (
        <table className="player-table">
          <thead>
            <tr>
              {(['when', 'who', 'whom', 'screen', 'why'] as const).map((head) => (
                <th key={head} scope="col">
                  {t(`people.looks.${head}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {looks.map(({ at, by, name, playerId, alias, screen, why, position }) => (
              <tr key={`${position} ${playerId}`}>
                <td>
                  {dateText(Date.parse(at), language)} {clockText(Date.parse(at), language)}
                </td>
                <td>{name ?? by}</td>
                <td>
                  <PlayerLink playerId={playerId} alias={alias || playerId} />
                </td>
                <td>{where(screen)}</td>
                <td>{why}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {hasNextPage && (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('people.looks.more')}
        </Button>
      )}
    </Card>
  );
};

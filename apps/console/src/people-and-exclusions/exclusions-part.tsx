import { askOrThrow, dateText, useLanguage } from '@cardroom/design';
import { useQuery } from '@tanstack/react-query';
import { Ban } from 'lucide-react';
import { Card } from '../players/card';
import { PlayerLink } from '../players/player-link';
import { playersKey } from '../players/use-player';
import { RuleLink } from '../rules/rule-link';
import { useTexts } from '../texts/texts';

/** A row of board `sanctions`, as far as this page reads it. */
interface SanctionRow {
  readonly incidentId: string;
  readonly playerId: string;
  readonly alias: string;
  readonly step: string;
  readonly state: string;
  readonly rule: string;
  readonly until: string | null;
}

const barring = ['suspension', 'exclusion', 'finalExclusion', 'disqualification'] as const;

/** Who may not play, and until when. */
export const ExclusionsPart = () => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const { data, isError } = useQuery({
    queryKey: [playersKey, 'sanctions'],
    queryFn: () =>
      askOrThrow<{ readonly rows: readonly { readonly key: string; readonly body: SanctionRow }[] }>(
        '/boards/sanctions',
      ),
    refetchInterval: 10_000,
  });
  const rows = (data?.rows ?? []).flatMap(({ key, body }) => {
    const step = barring.find((each) => each === body.step);
    return step ? [{ key, step, body }] : [];
  });
  const untilOf = ({ state, until }: SanctionRow): string => {
    if (state === 'pending') return t('people.exclusions.pending');
    if (until === null) return t('people.exclusions.forGood');
    return t('people.exclusions.until', { day: dateText(Date.parse(until), language) });
  };
  return (
    <Card title={t('people.part.exclusions')} icon={<Ban size={20} aria-hidden="true" />}>
      <p>{t('people.exclusions.why')}</p>
      {isError && <p role="alert">{t('people.unanswered')}</p>}
      {data && rows.length === 0 && <p>{t('people.exclusions.none')}</p>}
      <ul>
        {rows.map(({ key, step, body }) => (
          <li key={key}>
            <span>
              <PlayerLink playerId={body.playerId} alias={body.alias} />
              <small>
                {t(`people.exclusions.step.${step}`)} · {untilOf(body)}
              </small>
            </span>
            <RuleLink rule={body.rule} />
          </li>
        ))}
      </ul>
    </Card>
  );
};

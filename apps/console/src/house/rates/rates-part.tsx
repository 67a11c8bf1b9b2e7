import { type GameShape, type RateShape, type TableRow, type TimeCollectionRow } from '@cardroom/contracts';
import { clockText, GameGlyph, useLanguage } from '@cardroom/design';
import { useBoard, useLists, useTables, useWordsOfGame } from '../../boards/use-board';
import { OrderButton } from '../../orders/order-button';
import { RuleLink } from '../../rules/rule-link';
import { useTexts } from '../../texts/texts';
import { NewRate } from './new-rate';
import { useRateWords } from './rate-words';
import './rates.css';

const rentRule = 'RRP-2.2.2';

/** The versions of a game's rate, the newest first. */
const Versions = ({ versions }: { readonly versions: readonly RateShape[] }) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const words = useRateWords();
  if (versions.length === 0) return <p>{t('rate.none')}</p>;
  return (
    <ol className="rate-versions">
      {[...versions].reverse().map((rate, i) => (
        <li key={rate.version} data-version={rate.version} data-newest={i === 0}>
          <span>
            <strong>{t('rate.version', { version: rate.version })}</strong>
            <small>
              {rate.setAt === null
                ? t('rate.carried')
                : t('rate.at', { time: clockText(Date.parse(rate.setAt), language) })}
            </small>
          </span>
          <p>{words(rate).join(' · ')}</p>
        </li>
      ))}
    </ol>
  );
};

interface InForceProps {
  readonly rows: readonly TimeCollectionRow[];
  /** Open tables of the game at which nothing is taken yet. */
  readonly others: readonly TableRow[];
  readonly newest: number | undefined;
}

/** Which version each open table takes; one tap where a newer one waits. */
const InForce = ({ rows, others, newest }: InForceProps) => {
  const { t } = useTexts();
  return (
    <>
      <h3>{t('rate.inForce')}</h3>
      {rows.length === 0 && <p>{t('rate.noTables')}</p>}
      <ul className="rate-tables">
        {rows.map(({ tableId, tableNumber, fee, newerRate }) => (
          <li key={tableId}>
            {t('rate.table', { number: tableNumber, version: fee.version })}
            {newerRate !== null && (
              <OrderButton
                order={{ name: 'apply-rate', body: { tableId }, about: `rate-table-${tableId}` }}
                label={t('rate.apply', { version: newerRate, number: tableNumber })}
              />
            )}
          </li>
        ))}
        {newest !== undefined &&
          others.map(({ tableId, number }) => (
            <li key={tableId}>
              {t('table.name', { number })}
              <OrderButton
                order={{ name: 'apply-rate', body: { tableId }, about: `rate-table-${tableId}` }}
                label={t('rate.apply', { version: newest, number })}
                variant="default"
              />
            </li>
          ))}
      </ul>
    </>
  );
};

const GameRate = ({ game }: { readonly game: GameShape }) => {
  const wordsOf = useWordsOfGame();
  const collections = useBoard('time-collections');
  const versions = useBoard('rates')?.get(game.gameId)?.versions ?? [];
  const rows = [...(collections?.values() ?? [])]
    .filter(({ gameId, running }) => gameId === game.gameId && running)
    .sort((a, b) => a.tableNumber - b.tableNumber);
  const others = (useTables() ?? []).filter(
    ({ tableId, game: played }) =>
      played?.gameId === game.gameId && !rows.some((row) => row.tableId === tableId),
  );
  return (
    <section className="house-card rate" aria-label={wordsOf(game).full} data-game={game.gameId}>
      <div className="rate__head">
        <h2>
          <GameGlyph variant={game.variant} size={32} />
          {wordsOf(game).full}
        </h2>
        <NewRate game={game} />
      </div>
      <Versions versions={versions} />
      <InForce rows={rows} others={others} newest={versions.at(-1)?.version} />
    </section>
  );
};

/** What the house takes, game by game: the versions of its rate, and which of them each table has. */
export const RatesPart = () => {
  const lists = useLists() ?? [];
  return (
    <>
      <p className="rates__rule">
        <RuleLink rule={rentRule} />
      </p>
      <div className="house-cards">
        {lists.map(({ game }) => (
          <GameRate key={game.gameId} game={game} />
        ))}
      </div>
    </>
  );
};

import { type ListEntryShape, type ListRow } from '@cardroom/contracts';
import { GameGlyph } from '@cardroom/design';
import { Button } from '@mantine/core';
import { UserPlus } from 'lucide-react';
import { memo, useState } from 'react';
import { useWordsOfGame } from '../boards/use-board';
import { OrderButton } from '../orders/order-button';
import { useMay } from '../orders/orders';
import { useTexts } from '../texts/texts';
import { CalledRow } from './called-row';
import { EntryRow } from './entry-row';
import { JoinForm } from './join-form';
import './list-block.css';
import { OpenSeats } from './open-seats';
import { OpenTable } from './open-table';
import { ImposeTables } from './impose-tables';
import { RemovedEntries } from './removed-entries';

/** Called players first, the most urgent on top; everybody else in the list's order. */
const inView = (entries: readonly ListEntryShape[]) => {
  const dueMs = (entry: ListEntryShape) => Date.parse(entry.call?.answerBy ?? entry.joinedAt);
  return {
    called: entries.filter(({ call }) => call !== null).sort((a, b) => dueMs(a) - dueMs(b)),
    others: entries.filter(({ call }) => call === null).sort((a, b) => a.position - b.position),
  };
};

/** How many tables, and names that could be called; and within which minutes most waits would end for whoever joined now. */
const Counts = ({ list: { kind, entries, waiting, tablesOpen, expected } }: { readonly list: ListRow }) => {
  const { t } = useTexts();
  const wait = expected && { low: expected.lowMinutes, high: expected.highMinutes };
  return (
    <p className="list-block__counts">
      {kind === 'interest'
        ? t('list.interest', { count: entries.length })
        : `${t('list.tables', { count: tablesOpen })} · ${t('list.waiting', { count: waiting })}`}
      {wait && (
        <span title={t('list.expectedLong', wait)}>
          <span aria-hidden="true">
            {' · '}
            <span className="list-block__wait">{t('list.expected', wait)}</span>
          </span>
          <span className="visually-hidden">. {t('list.expectedLong', wait)}</span>
        </span>
      )}
    </p>
  );
};

/** An empty list; a game that nobody plays or waits for may be withdrawn. */
const Nobody = ({ list: { game, tablesOpen } }: { readonly list: ListRow }) => {
  const { t } = useTexts();
  const { gameId } = game;
  return (
    <div className="list-block__nobody">
      <p>{t('list.nobody')}</p>
      {tablesOpen === 0 && (
        <OrderButton
          order={{ name: 'withdraw-game', body: { gameId }, about: `withdraw-${gameId}` }}
          label={t('house.withdraw')}
          variant="subtle"
          color="gray"
        />
      )}
    </div>
  );
};

/** One list: its open seats with who is next, the calls that run, and the names in order. Drawn when its own row changes. */
export const ListBlock = memo(function ListBlock({ list }: { readonly list: ListRow }) {
  const { t } = useTexts();
  const wordsOf = useWordsOfGame();
  const may = useMay();
  const [joining, setJoining] = useState(false);
  const { game } = list;
  const { full, name, stakes } = wordsOf(game);
  const { called, others } = inView(list.entries);
  return (
    <section className="list-block" id={`list-${game.gameId}`} aria-label={full} data-game={game.gameId}>
      <header className="list-block__top">
        <div className="list-block__head">
          <GameGlyph variant={game.variant} size={44} />
          <div className="list-block__name">
            <h2>
              <span className="list-block__stakes">{stakes}</span> {name}
            </h2>
            <Counts list={list} />
          </div>
        </div>
        <div className="list-block__ways">
          {may('join-list') && (
            <Button
              variant="light"
              aria-expanded={joining}
              data-join
              leftSection={<UserPlus size={20} aria-hidden="true" />}
              onClick={() => setJoining(!joining)}
            >
              {t('join.short')}
              <span className="visually-hidden"> {full}</span>
            </Button>
          )}
          <OpenTable list={list} />
          <ImposeTables list={list} />
        </div>
      </header>
      {joining && <JoinForm list={list} onClose={() => setJoining(false)} />}
      <div className="list-block__body">
        <OpenSeats list={list} />
        {called.length > 0 && (
          <ul className="list-block__called" aria-label={t('list.called')}>
            {called.map((entry) => (
              <CalledRow key={entry.entryId} entry={entry} gameId={game.gameId} />
            ))}
          </ul>
        )}
        <ol className="list-block__names" aria-label={t('list.names', { game: full })}>
          {others.map((entry, i) => (
            <EntryRow key={entry.entryId} entry={entry} gameId={game.gameId} first={i === 0} />
          ))}
        </ol>
        {list.entries.length === 0 && <Nobody list={list} />}
      </div>
      <RemovedEntries list={list} />
    </section>
  );
});

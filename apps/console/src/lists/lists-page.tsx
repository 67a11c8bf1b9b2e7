import { useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useLists } from '../boards/use-board';
import { OfferGame } from '../house/offer-game';
import { PrintWay } from '../papers/print-way';
import { useTexts } from '../texts/texts';
import { GameStrip } from './game-strip';
import { ListBlock } from './list-block';
import './lists-page.css';
import { useListKeys } from './use-list-keys';

/** The entry that the search has led to is brought into view and given the focus. */
const useEntryInView = () => {
  const { entry } = useSearch({ from: '/lists' });
  useEffect(() => {
    if (entry === undefined) return;
    const row = document.querySelector<HTMLElement>(`[data-entry="${CSS.escape(entry)}"]`);
    row?.scrollIntoView({ block: 'center', inline: 'center' });
    row?.focus();
  }, [entry]);
};

/** *Lists*: one block for each game and limit, side by side. */
export const ListsPage = () => {
  const { t } = useTexts();
  const lists = useLists();
  const blocks = useRef<HTMLDivElement>(null);
  useEntryInView();
  useListKeys(blocks);
  if (!lists) return <div className="lists-page" aria-busy="true" />;
  return (
    <div className="lists-page">
      <h1 className="visually-hidden">{t('rail.lists')}</h1>
      <div className="lists-page__top">
        <GameStrip lists={lists} />
        <PrintWay paper="lists" label={t('paper.printLists')} iconOnly />
      </div>
      <div className="lists-page__blocks" ref={blocks}>
        {lists.map((list) => (
          <ListBlock key={list.game.gameId} list={list} />
        ))}
        <OfferGame first={lists.length === 0} />
      </div>
    </div>
  );
};

import { type PlayerAnswer } from '@cardroom/contracts';
import { Button, TextInput } from '@mantine/core';
import { UserRoundX } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useBoard } from '../boards/use-board';
import { PlayerChoice, playerNamed, usePlayersNamed } from '../house/player-choice';
import { useMay, useOrders } from '../orders/orders';
import { useQuestions } from '../orders/questions';
import { RuleLink } from '../rules/rule-link';
import { useTexts } from '../texts/texts';
import { Card } from './card';

const fewestLetters = 3;

const AddPair = ({ playerId }: { readonly playerId: string }) => {
  const { t } = useTexts();
  const { give, underWay } = useOrders();
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const other = playerNamed(usePlayersNamed(typed), typed);
  const about = `apart-${playerId}`;
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (!other) return;
    const body = { playerId, otherPlayerId: other.playerId, reason: reason.trim() };
    const { kind } = await give({ name: 'keep-apart', body, about });
    if (kind !== 'done') return;
    setTyped('');
    setReason('');
  };
  return (
    <form className="player-form" onSubmit={(event) => void add(event)}>
      <PlayerChoice label={t('people.apart.add')} error={null} typed={typed} onTyped={setTyped} />
      <TextInput
        label={t('apart.reason')}
        maxLength={200}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <Button
        type="submit"
        variant="default"
        data-wide
        loading={underWay(about) !== undefined}
        disabled={!other || reason.trim().length < fewestLetters}
      >
        {t('apart.keep')}
      </Button>
    </form>
  );
};

/** With whom he is not seated, and why; only for those in charge (RRP-2.3.5). */
export const ApartCard = ({ player }: { readonly player: PlayerAnswer }) => {
  const { t } = useTexts();
  const may = useMay();
  const { give } = useOrders();
  const { reasonFor } = useQuestions();
  const rows = useBoard('kept-apart');
  if (!rows) return null;
  const his = new Set([player.playerId, ...player.merged]);
  const pairs = [...rows.values()].flatMap(({ players, reason }) => {
    const own = players.find(({ playerId }) => his.has(playerId));
    const other = players.find(({ playerId }) => !his.has(playerId));
    return own && other ? [{ own, other, reason }] : [];
  });
  const end = async ({ own, other }: (typeof pairs)[number]) => {
    const second = other.alias ?? t('people.apart.someone');
    const reason = await reasonFor(t('apart.endTitle', { first: player.alias, second }), t('apart.endWhy'));
    const body = { playerId: own.playerId, otherPlayerId: other.playerId, reason: reason ?? '' };
    if (reason) await give({ name: 'end-keep-apart', body, about: `apart-${player.playerId}` });
  };
  return (
    <Card title={t('people.apart.title')} icon={<UserRoundX size={20} aria-hidden="true" />}>
      <p>
        {pairs.length === 0 && t('people.apart.none')} <RuleLink rule="RRP-2.3.5" quiet />
      </p>
      <ul>
        {pairs.map((pair) => (
          <li key={pair.other.playerId}>
            <span>
              {pair.other.alias ?? t('people.apart.someone')}
              <small>{pair.reason}</small>
            </span>
            {may('end-keep-apart') && (
              <Button variant="default" onClick={() => void end(pair)}>
                {t('apart.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {may('keep-apart') && <AddPair playerId={player.playerId} />}
    </Card>
  );
};

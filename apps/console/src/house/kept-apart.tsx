import { type KeptApartRow } from '@cardroom/contracts';
import { clockText, dateText, useLanguage } from '@cardroom/design';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useBoard } from '../boards/use-board';
import { useMay, useOrders } from '../orders/orders';
import { useQuestions } from '../orders/questions';
import { RuleLink } from '../rules/rule-link';
import { useTexts } from '../texts/texts';
import './pairs.css';
import { PlayerChoice, playerNamed, usePlayersNamed } from './player-choice';

const apartRule = 'RRP-2.3.5';
const fewestLetters = 3;

const NewPair = () => {
  const { t } = useTexts();
  const { give, underWay } = useOrders();
  const [first, setFirst] = useState('');
  const [second, setSecond] = useState('');
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const player = playerNamed(usePlayersNamed(first), first);
  const other = playerNamed(usePlayersNamed(second), second);
  const isReason = reason.trim().length >= fewestLetters;
  const about = 'keep-apart';
  const keep = async () => {
    setTried(true);
    if (!player || !other || !isReason) return;
    const body = { playerId: player.playerId, otherPlayerId: other.playerId, reason: reason.trim() };
    const { kind } = await give({ name: 'keep-apart', body, about });
    if (kind !== 'done') return;
    setTried(false);
    for (const clear of [setFirst, setSecond, setReason]) clear('');
  };
  const wrong = (isRight: boolean, text: string) => (isTried && !isRight ? text : null);
  return (
    <div className="pair-form">
      <PlayerChoice
        label={t('apart.first')}
        error={wrong(player !== null, t('apart.playerWanted'))}
        typed={first}
        onTyped={setFirst}
      />
      <PlayerChoice
        label={t('apart.second')}
        error={wrong(other !== null, t('apart.playerWanted'))}
        typed={second}
        onTyped={setSecond}
      />
      <TextInput
        label={t('apart.reason')}
        maxLength={200}
        error={wrong(isReason, t('apart.reasonWanted'))}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <Button data-order="keep-apart" loading={underWay(about) !== undefined} onClick={() => void keep()}>
        {t('apart.keep')}
      </Button>
    </div>
  );
};

const Pair = ({ row: { players, since, reason } }: { readonly row: KeptApartRow }) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const may = useMay();
  const { give } = useOrders();
  const { reasonFor } = useQuestions();
  const [first, second] = players.map(({ alias }) => alias ?? t('apart.unknown'));
  const ids = players.map(({ playerId }) => playerId);
  const end = async () => {
    const why = await reasonFor(t('apart.endTitle', { first, second }), t('apart.endWhy'));
    const [playerId = '', otherPlayerId = ''] = ids;
    if (why)
      await give({
        name: 'end-keep-apart',
        body: { playerId, otherPlayerId, reason: why },
        about: `apart-${ids.join('-')}`,
      });
  };
  const at = Date.parse(since);
  return (
    <li>
      <strong>
        {first} · {second}
      </strong>
      <span>
        {reason} · {t('apart.since', { time: `${dateText(at, language)} ${clockText(at, language)}` })}
      </span>
      {may('end-keep-apart') && (
        <Button variant="default" onClick={() => void end()}>
          {t('apart.end')}
        </Button>
      )}
    </li>
  );
};

/** Players who are not seated together, and why; never shown to anybody but those in charge. */
export const KeptApart = () => {
  const { t } = useTexts();
  const may = useMay();
  const rows = [...(useBoard('kept-apart') ?? [])];
  return (
    <section className="house-card" aria-label={t('apart.title')}>
      <h2>{t('apart.title')}</h2>
      <p>
        {t('apart.why')} <RuleLink rule={apartRule} quiet />
      </p>
      {rows.length === 0 && <p>{t('apart.none')}</p>}
      <ul className="pairs">
        {rows.map(([key, row]) => (
          <Pair key={key} row={row} />
        ))}
      </ul>
      {may('keep-apart') && <NewPair />}
    </section>
  );
};

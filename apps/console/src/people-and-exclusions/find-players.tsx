import { type NamesAnswer, type PlayersAnswer } from '@cardroom/contracts';
import { ask, askOrThrow } from '@cardroom/design';
import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Search, UserRoundPlus, UserRoundSearch } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useOrderNotices } from '../orders/order-notices';
import { Card } from '../players/card';
import { PlayerLink } from '../players/player-link';
import { playersKey, usePlayerOrders } from '../players/use-player';
import { useTexts } from '../texts/texts';

const ByAlias = () => {
  const { t } = useTexts();
  const [typed, setTyped] = useState('');
  const [settled] = useDebouncedValue(typed.trim(), 150);
  const { data } = useQuery({
    queryKey: [playersKey, 'found', settled],
    queryFn: () => askOrThrow<PlayersAnswer>(`/players?search=${encodeURIComponent(settled)}&limit=30`),
    enabled: settled !== '',
  });
  const players = settled === '' ? [] : (data?.players ?? []);
  return (
    <Card title={t('people.part.players')} icon={<Search size={20} aria-hidden="true" />}>
      <TextInput
        type="search"
        data-autofocus
        label={t('people.find.label')}
        value={typed}
        maxLength={32}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {settled !== '' && data && players.length === 0 && <p role="status">{t('people.find.nothing')}</p>}
      <ul>
        {players.map(({ playerId, alias, cardNumber }) => (
          <li key={playerId}>
            <PlayerLink playerId={playerId} alias={alias} />
            {cardNumber && <span>{cardNumber}</span>}
          </li>
        ))}
      </ul>
    </Card>
  );
};

/** By the legal name: with a reason, because every name shown is a look. */
const ByName = () => {
  const { t } = useTexts();
  const notices = useOrderNotices();
  const [name, setName] = useState('');
  const [why, setWhy] = useState('');
  const [found, setFound] = useState<NamesAnswer['players'] | null>(null);
  const [busy, setBusy] = useState(false);
  const find = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const body = { name: name.trim(), screen: 'people', why: why.trim() };
    const answer = await ask<NamesAnswer>('/players/find-by-name', { method: 'POST', body });
    setBusy(false);
    setFound(answer.kind === 'done' ? answer.value.players : null);
    if (answer.kind === 'refused') notices.refused(answer.problem);
  };
  return (
    <Card title={t('people.find.byName')} icon={<UserRoundSearch size={20} aria-hidden="true" />}>
      <p>{t('people.find.looks')}</p>
      <form className="player-form" onSubmit={(event) => void find(event)}>
        <TextInput
          label={t('people.find.name')}
          autoComplete="off"
          maxLength={80}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <TextInput
          label={t('people.find.reason')}
          maxLength={200}
          value={why}
          onChange={({ currentTarget }) => setWhy(currentTarget.value)}
        />
        <Button
          type="submit"
          data-wide
          variant="default"
          loading={busy}
          disabled={name.trim().length < 2 || why.trim().length < 3}
        >
          {t('people.find.go')}
        </Button>
      </form>
      {found?.length === 0 && <p role="status">{t('people.find.nothing')}</p>}
      <ul>
        {found?.map(({ playerId, alias, familyName, givenNames }) => (
          <li key={playerId}>
            <span>
              <PlayerLink playerId={playerId} alias={alias} />
              <small>
                {givenNames} {familyName}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
};

const NewPlayer = () => {
  const { t } = useTexts();
  const { order, isBusy } = usePlayerOrders();
  const navigate = useNavigate();
  const [alias, setAlias] = useState('');
  const [card, setCard] = useState('');
  const register = async (event: FormEvent) => {
    event.preventDefault();
    const cardNumber = card.trim() === '' ? {} : { cardNumber: card.trim() };
    const outcome = await order('players/register-player', { alias: alias.trim(), ...cardNumber });
    const playerId = outcome.kind === 'done' ? outcome.answer.facts[0]?.['playerId'] : null;
    if (typeof playerId === 'string') await navigate({ to: '/players/$playerId', params: { playerId } });
  };
  return (
    <Card title={t('people.find.new')} icon={<UserRoundPlus size={20} aria-hidden="true" />}>
      <form className="player-form" onSubmit={(event) => void register(event)}>
        <TextInput
          label={t('people.find.alias')}
          maxLength={24}
          value={alias}
          onChange={({ currentTarget }) => setAlias(currentTarget.value)}
        />
        <TextInput
          label={t('people.find.card')}
          maxLength={32}
          value={card}
          onChange={({ currentTarget }) => setCard(currentTarget.value)}
        />
        <Button
          type="submit"
          data-wide
          loading={isBusy('players/register-player')}
          disabled={alias.trim() === ''}
        >
          {t('people.find.register')}
        </Button>
      </form>
    </Card>
  );
};

/** Known players by alias or card, by name where the role may, and somebody new. */
export const FindPlayers = () => {
  const { may } = usePlayerOrders();
  return (
    <div className="people__two">
      <ByAlias />
      {may('players/find-by-name') && <ByName />}
      {may('players/register-player') && <NewPlayer />}
    </div>
  );
};

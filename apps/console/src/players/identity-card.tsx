import { type PlayerAnswer } from '@cardroom/contracts';
import { Button, SegmentedControl, TextInput } from '@mantine/core';
import { IdCard } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { useTexts } from '../texts/texts';
import { Card } from './card';
import { playerLanguages } from './kinds';
import { usePlayerOrders } from './use-player';

interface OfPlayer {
  readonly player: PlayerAnswer;
}

const AliasLine = ({ player }: OfPlayer) => {
  const { t } = useTexts();
  const { order, isBusy } = usePlayerOrders();
  const [alias, setAlias] = useState(player.alias);
  useEffect(() => setAlias(player.alias), [player.alias]);
  const change = (event: FormEvent) => {
    event.preventDefault();
    void order('players/change-alias', { playerId: player.playerId, newAlias: alias.trim() });
  };
  return (
    <form className="player-line" onSubmit={change}>
      <TextInput
        label={t('people.identity.alias')}
        value={alias}
        maxLength={24}
        onChange={({ currentTarget }) => setAlias(currentTarget.value)}
      />
      <Button
        type="submit"
        variant="default"
        loading={isBusy('players/change-alias')}
        disabled={alias.trim() === '' || alias.trim() === player.alias}
      >
        {t('people.identity.changeAlias')}
      </Button>
    </form>
  );
};

const CardLine = ({ player: { playerId, cardNumber } }: OfPlayer) => {
  const { t } = useTexts();
  const { order, may, isBusy } = usePlayerOrders();
  const [typed, setTyped] = useState(cardNumber ?? '');
  useEffect(() => setTyped(cardNumber ?? ''), [cardNumber]);
  const issue = (event: FormEvent) => {
    event.preventDefault();
    void order('players/issue-card', { playerId, cardNumber: typed.trim() });
  };
  return (
    <>
      <form className="player-line" onSubmit={issue}>
        <TextInput
          label={t('people.identity.card')}
          placeholder={t('people.identity.noCard')}
          value={typed}
          maxLength={32}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button
          type="submit"
          variant="default"
          loading={isBusy('players/issue-card')}
          disabled={typed.trim() === '' || typed.trim() === cardNumber}
        >
          {t('people.identity.issue')}
        </Button>
      </form>
      {cardNumber !== null && may('players/withdraw-card') && (
        <div className="player-buttons">
          <Button variant="default" onClick={() => void order('players/withdraw-card', { playerId })}>
            {t('people.identity.withdraw')}
          </Button>
        </div>
      )}
    </>
  );
};

/** What stands on boards and kiosks, and how he is spoken to. */
export const IdentityCard = ({ player }: OfPlayer) => {
  const { t } = useTexts();
  const { order, may } = usePlayerOrders();
  const { playerId, alias, cardNumber, language } = player;
  return (
    <Card title={t('people.identity.title')} icon={<IdCard size={20} aria-hidden="true" />}>
      {may('players/change-alias') ? <AliasLine player={player} /> : <p>{alias}</p>}
      {may('players/issue-card') ? (
        <CardLine player={player} />
      ) : (
        <p>{cardNumber ?? t('people.identity.noCard')}</p>
      )}
      {may('players/set-language') && (
        <SegmentedControl
          mt={12}
          fullWidth
          size="md"
          aria-label={t('people.identity.language')}
          value={language ?? ''}
          data={playerLanguages.map((value) => ({ value, label: t(`people.identity.languages.${value}`) }))}
          onChange={(chosen) => {
            const spoken = playerLanguages.find((each) => each === chosen);
            if (spoken) void order('players/set-language', { playerId, language: spoken });
          }}
        />
      )}
    </Card>
  );
};

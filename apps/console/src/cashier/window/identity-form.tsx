import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IdCard } from 'lucide-react';
import { useState } from 'react';
import { useOrders } from '../../orders/orders';
import { useTexts } from '../../texts/texts';
import { Refusal } from '../parts/refusal';
import { useCageOrder } from '../use-cage-order';
import './identity-form.css';

const documents = ['identity-card', 'passport', 'residence-permit', 'driving-licence'] as const;

interface IdentityFormProps {
  /** Null for somebody new: the room registers him first, since papers are kept under a number. */
  readonly playerId: string | null;
  readonly alias: string;
  readonly onDone: (playerId: string) => void;
}

/** The number of a player, new ones registered when it is asked for. */
const useNumberOf = (playerId: string | null, alias: string) => {
  const { give } = useOrders();
  const [known, setKnown] = useState(playerId);
  return async (): Promise<string | null> => {
    if (known !== null) return known;
    const outcome = await give({ name: 'players/register-player', body: { alias }, about: `new-${alias}` });
    if (outcome.kind !== 'done') return null;
    const registered = outcome.answer.facts.find(({ type }) => type === 'PlayerRegistered');
    const number = typeof registered?.['playerId'] === 'string' ? registered['playerId'] : null;
    setKnown(number);
    return number;
  };
};

/** Papers seen at the window, asked for by the house's limit. They are kept apart from the facts. */
export const IdentityForm = ({ playerId, alias, onDone }: IdentityFormProps) => {
  const { t } = useTexts();
  const [name, setName] = useState('');
  const [birthDate, setBirthDate] = useState('');
  const [kind, setKind] = useState<(typeof documents)[number]>('identity-card');
  const [number, setNumber] = useState('');
  const [country, setCountry] = useState('FR');
  const numberOf = useNumberOf(playerId, alias);
  const { order, problem, isBusy } = useCageOrder(`identity-${playerId ?? alias}`);
  const isReady =
    name.trim().length > 1 &&
    /^\d{4}-\d\d-\d\d$/.test(birthDate) &&
    number.trim().length > 2 &&
    /^[A-Z]{2}$/.test(country);
  const take = async () => {
    const papers = { name: name.trim(), birthDate, document: { kind, number: number.trim(), country } };
    const known = await numberOf();
    if (known === null) return;
    const outcome = await order('cashier/take-identity', { playerId: known, ...papers });
    if (outcome.kind === 'done') onDone(known);
  };
  return (
    <form
      className="identity"
      aria-label={t('cage.identity.title', { alias })}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) void take();
      }}
    >
      <h3>
        <IdCard size={20} aria-hidden="true" /> {t('cage.identity.title', { alias })}
      </h3>
      <TextInput
        label={t('cage.identity.name')}
        autoComplete="off"
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <TextInput
        type="date"
        label={t('cage.identity.birthDate')}
        value={birthDate}
        onChange={({ currentTarget }) => setBirthDate(currentTarget.value)}
      />
      <NativeSelect
        size="lg"
        label={t('cage.identity.document')}
        value={kind}
        data={documents.map((each) => ({ value: each, label: t(`cage.identity.kind.${each}`) }))}
        onChange={({ currentTarget }) => setKind(currentTarget.value as typeof kind)}
      />
      <TextInput
        label={t('cage.identity.number')}
        autoComplete="off"
        value={number}
        onChange={({ currentTarget }) => setNumber(currentTarget.value)}
      />
      <TextInput
        label={t('cage.identity.country')}
        maxLength={2}
        autoComplete="off"
        value={country}
        onChange={({ currentTarget }) => setCountry(currentTarget.value.toUpperCase())}
      />
      <Refusal problem={problem} />
      <Button type="submit" loading={isBusy} disabled={!isReady}>
        {t('cage.identity.go')}
      </Button>
    </form>
  );
};

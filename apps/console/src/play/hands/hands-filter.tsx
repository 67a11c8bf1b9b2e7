import { NativeSelect, Switch, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useTables } from '../../boards/use-board';
import { type HandsSearch } from './hands-search';
import { PlayerField } from './player-field';

type Field = Exclude<keyof HandsSearch, 'disputed'>;

/** What hands are looked for by. Each change is the search: there is no key to press. */
export const HandsFilter = ({ search }: { readonly search: HandsSearch }) => {
  const { t } = useTranslation('play');
  const navigate = useNavigate();
  const tables = useTables() ?? [];
  const look = (more: HandsSearch) =>
    void navigate({ to: '/hands', search: (now) => ({ ...now, ...more }), replace: true });
  const text = (field: Field, type: 'date' | 'time' | 'text') => (
    <TextInput
      type={type}
      label={t(`hands.by.${field}`)}
      defaultValue={search[field] ?? ''}
      onChange={({ currentTarget }) => look({ [field]: currentTarget.value.trim() || undefined })}
    />
  );
  return (
    <form className="hands-filter" onSubmit={(event) => event.preventDefault()} role="search">
      <NativeSelect
        label={t('hands.by.table')}
        value={search.table ?? ''}
        onChange={({ currentTarget }) => look({ table: currentTarget.value || undefined })}
        data={[
          { value: '', label: t('hands.anyTable') },
          ...tables.map(({ tableId, number }) => ({ value: tableId, label: String(number) })),
        ]}
      />
      {text('date', 'date')}
      {text('from', 'time')}
      {text('to', 'time')}
      <PlayerField onPlayer={(player) => look({ player })} />
      {text('potFrom', 'text')}
      {text('rule', 'text')}
      <Switch
        label={t('hands.by.disputed')}
        checked={search.disputed === true}
        onChange={({ currentTarget }) => look({ disputed: currentTarget.checked || undefined })}
      />
    </form>
  );
};

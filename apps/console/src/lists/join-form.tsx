import { type ListRow } from '@cardroom/contracts';
import { ActionIcon, Button, SegmentedControl, TextInput } from '@mantine/core';
import { CornerDownLeft, X } from 'lucide-react';
import { useRoom } from '../boards/use-board';
import { useTexts } from '../texts/texts';
import './join-form.css';
import { JoinedNote } from './joined-note';
import { useJoin } from './use-join';

interface JoinFormProps {
  readonly list: ListRow;
  readonly onClose: () => void;
}

const mostLetters = 24;

/** A name and Enter puts a walk-in on the list; a known player is one tap on his name. */
export const JoinForm = ({ list, onClose }: JoinFormProps) => {
  const { t } = useTexts();
  const room = useRoom();
  const join = useJoin(list);
  const sources = [
    'walk-in',
    'phone',
    ...(room?.settings['callInAllowed'] === true ? ['call-in' as const] : []),
  ] as const;
  return (
    <form
      className="join-form"
      onSubmit={(event) => {
        event.preventDefault();
        void join.asTyped();
      }}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <div className="join-form__line">
        <TextInput
          autoFocus
          className="join-form__name"
          aria-label={t('join.name')}
          placeholder={t('join.name')}
          maxLength={mostLetters}
          autoComplete="off"
          value={join.alias}
          onChange={({ currentTarget }) => join.setAlias(currentTarget.value)}
        />
        <Button
          type="submit"
          px={14}
          aria-label={t('join.do')}
          loading={join.busy}
          disabled={join.alias.trim() === ''}
        >
          <CornerDownLeft size={22} aria-hidden="true" />
        </Button>
        <ActionIcon color="gray" aria-label={t('close')} onClick={onClose}>
          <X size={22} aria-hidden="true" />
        </ActionIcon>
      </div>
      <SegmentedControl
        fullWidth
        aria-label={t('join.how')}
        value={join.source}
        onChange={join.setSource}
        data={sources.map((source) => ({ value: source, label: t(`source.${source}`) }))}
      />
      {room?.settings['smokingAtTableAllowed'] === true && (
        <SegmentedControl
          fullWidth
          aria-label={t('join.smoking')}
          value={join.smokingWish}
          onChange={join.setSmokingWish}
          data={[
            { value: '', label: t('join.anySeat') },
            { value: 'smoking', label: t('join.smokingSeat') },
            { value: 'non-smoking', label: t('join.nonSmokingSeat') },
          ]}
        />
      )}
      {join.known.length > 0 && (
        <ul className="join-form__known" aria-label={t('join.known')}>
          {join.known.map((player) => (
            <li key={player.playerId}>
              <button type="button" onClick={() => void join.asKnown(player)}>
                {player.alias}
                <small>{t('join.knownPlayer')}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
      {join.joined && <JoinedNote joined={join.joined} list={list} />}
    </form>
  );
};

import { TextInput } from '@mantine/core';
import { useTexts } from '../../texts/texts';
import { Choice } from './choice';

const other = 'other';

interface ReasonsProps {
  readonly ready: readonly string[];
  readonly reason: string;
  readonly onReason: (reason: string) => void;
}

/** The usual reasons in one tap, any other in words. */
export const Reasons = ({ ready, reason, onReason }: ReasonsProps) => {
  const { t } = useTexts();
  const chosen = ready.includes(reason) ? reason : null;
  return (
    <div className="reason">
      <Choice
        label={t('cage.reason.label')}
        answers={ready.map((each) => [each, each] as const)}
        chosen={chosen}
        onChoose={onReason}
      />
      <TextInput
        aria-label={t('reason.other')}
        placeholder={t('reason.other')}
        maxLength={200}
        name={other}
        autoComplete="off"
        value={chosen === null ? reason : ''}
        onChange={({ currentTarget }) => onReason(currentTarget.value)}
      />
    </div>
  );
};

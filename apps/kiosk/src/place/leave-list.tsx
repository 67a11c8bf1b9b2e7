import { useState } from 'react';
import { useTexts } from '../texts/texts';

interface LeaveListProps {
  readonly busy: boolean;
  readonly onLeave: () => void;
}

/** Two taps: at a kiosk nobody stands by to undo it. */
export const LeaveList = ({ busy, onLeave }: LeaveListProps) => {
  const { t } = useTexts();
  const [asked, setAsked] = useState(false);
  if (!asked)
    return (
      <button type="button" className="big-button" data-quiet onClick={() => setAsked(true)}>
        {t('place.leave')}
      </button>
    );
  return (
    <button type="button" className="big-button" data-stop aria-busy={busy} disabled={busy} onClick={onLeave}>
      {t('place.leaveSure')}
    </button>
  );
};

import { CloseButton } from '@mantine/core';
import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import './deal-sheet.css';

interface WholeSheetProps {
  /** What it is for, to whoever cannot see it. */
  readonly label: string;
  readonly title: ReactNode;
  /** Keys beside the title. */
  readonly keys?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A sheet over the whole table, which Escape or its key closes. */
export const WholeSheet = ({ label, title, keys, onClose, children }: WholeSheetProps) => {
  const { t } = useTranslation('play');
  return (
    <section
      className="deal-sheet deal-sheet--whole"
      role="dialog"
      aria-label={label}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <header className="deal-sheet__head">
        <h2>{title}</h2>
        {keys}
        <CloseButton aria-label={t('sheet.close')} onClick={onClose} />
      </header>
      {children}
    </section>
  );
};

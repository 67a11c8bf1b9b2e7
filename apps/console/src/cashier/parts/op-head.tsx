import { ActionIcon } from '@mantine/core';
import { X } from 'lucide-react';
import { type ReactNode } from 'react';
import { useTexts } from '../../texts/texts';
import './op-form.css';

interface OpHeadProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly onClose: () => void;
}

/** What is being done and for whom. */
export const OpHead = ({ title, children, onClose }: OpHeadProps) => {
  const { t } = useTexts();
  return (
    <header className="op__head">
      <div>
        <h2>{title}</h2>
        {children}
      </div>
      <ActionIcon color="gray" aria-label={t('cancel')} title={t('cancel')} onClick={onClose}>
        <X size={24} aria-hidden="true" />
      </ActionIcon>
    </header>
  );
};

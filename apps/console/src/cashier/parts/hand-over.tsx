import { Button, Modal } from '@mantine/core';
import { Banknote } from 'lucide-react';
import { useTexts } from '../../texts/texts';
import './hand-over.css';

interface HandOverProps {
  readonly title: string;
  readonly amount: string;
  readonly what: string;
  readonly go: string;
  readonly isBusy: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** The one second question: money leaves the drawer. A key that is still held down answers nothing. */
export const HandOver = ({ title, amount, what, go, isBusy, onYes, onNo }: HandOverProps) => {
  const { t } = useTexts();
  return (
    <Modal opened onClose={onNo} title={title} closeButtonProps={{ 'aria-label': t('close') }}>
      <div className="hand-over">
        <strong>{amount}</strong>
        <p>{what}</p>
        <div>
          <Button
            data-autofocus
            data-yes
            size="lg"
            loading={isBusy}
            leftSection={<Banknote size={22} aria-hidden="true" />}
            rightSection={<kbd className="key">⏎</kbd>}
            onKeyDown={(event) => event.repeat && event.preventDefault()}
            onClick={onYes}
          >
            {go}
          </Button>
          <Button variant="default" rightSection={<kbd className="key">Esc</kbd>} onClick={onNo}>
            {t('cancel')}
          </Button>
        </div>
      </div>
    </Modal>
  );
};

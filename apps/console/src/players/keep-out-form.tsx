import { Button } from '@mantine/core';
import { type ReactNode } from 'react';
import { Refusal } from '../cashier/parts/refusal';
import { type useConductOrder } from '../conduct/use-conduct-order';
import { useTexts } from '../texts/texts';

interface KeepOutFormProps {
  readonly alias: string;
  readonly ways: Pick<ReturnType<typeof useConductOrder>, 'problem' | 'isBusy'>;
  /** Whether everything is said that it needs. */
  readonly isReady: boolean;
  readonly onGo: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Keeps a player out, by the house or as he asks: what has to be said, why it was refused, and the two ways on. */
export const KeepOutForm = ({ alias, ways, isReady, onGo, onClose, children }: KeepOutFormProps) => {
  const { t } = useTexts();
  return (
    <form
      className="exclude"
      onSubmit={(event) => {
        event.preventDefault();
        onGo();
      }}
    >
      {children}
      <Refusal problem={ways.problem} />
      <div className="player-buttons">
        <Button type="submit" color="coral" data-keep-out loading={ways.isBusy} disabled={!isReady}>
          {t('people.conduct.go', { alias })}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
};

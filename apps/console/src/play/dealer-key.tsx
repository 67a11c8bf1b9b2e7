import { useKey } from '@cardroom/design';
import { type ReactNode } from 'react';
import './dealer-keys.css';
import { usePlayOrders } from './use-play-orders';

interface DealerKeyProps {
  readonly mark: string;
  readonly word: string;
  readonly icon: ReactNode;
  readonly shortcut?: string;
  readonly disabled?: boolean;
  readonly strong?: boolean;
  readonly onTap: () => void;
}

/** A key of the dealer's screen: always in its place, busy while its order is on the way. */
export const DealerKey = ({ mark, word, icon, shortcut, disabled, strong, onTap }: DealerKeyProps) => {
  const { running } = usePlayOrders();
  const off = disabled === true || running !== null;
  useKey(shortcut ?? '', () => !off && onTap());
  return (
    <button
      type="button"
      className="dealer-key"
      data-mark={mark}
      data-strong={strong || undefined}
      aria-busy={running === mark}
      aria-keyshortcuts={shortcut}
      disabled={off}
      onClick={onTap}
    >
      {icon}
      <span>{word}</span>
    </button>
  );
};

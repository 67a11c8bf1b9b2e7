import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import './action-bar.css';
import { AmountKeys } from './amount-keys';
import { useChips } from './chips';
import { type ActionInPlay, type LegalInPlay, type NotAllowed } from './shapes';
import { useKey } from './use-key';
import { presetsOf } from './wagers';

interface ActionBarProps {
  readonly legal: LegalInPlay;
  readonly potTotal: number;
  /** The action that is on its way to the server. */
  readonly busy: ActionInPlay['kind'] | null;
  readonly onAct: (action: ActionInPlay) => void;
  /** Why he may not raise, where the rules say no. */
  readonly whyNot?: (refusal: NotAllowed['refusal']) => ReactNode;
}

interface ActProps {
  readonly kind: ActionInPlay['kind'];
  readonly word: string;
  readonly amount?: string;
  readonly busy: boolean;
  readonly disabled: boolean;
  readonly keyShown?: string;
  readonly onClick: () => void;
}

const Act = ({ kind, word, amount, busy, disabled, keyShown, onClick }: ActProps) => (
  <button
    type="button"
    className="act"
    data-act={kind}
    aria-busy={busy}
    disabled={disabled}
    onClick={onClick}
    aria-keyshortcuts={keyShown}
  >
    <span>{word}</span>
    {amount !== undefined && <strong>{amount}</strong>}
  </button>
);

/** Every action the rules allow, one tap each; an amount nobody named before is keyed. */
export const ActionBar = ({ legal, potTotal, busy, onAct, whyNot }: ActionBarProps) => {
  const { t } = useTranslation('play');
  const { chips } = useChips();
  const [keying, setKeying] = useState(false);
  const { fold, check, call, bringIn, wager } = legal;
  const waits = busy !== null;
  const act = (action: ActionInPlay) => {
    if (waits) return;
    setKeying(false);
    onAct(action);
  };
  useKey('f', () => fold.allowed && act({ kind: 'fold' }));
  useKey('c', () => (check.allowed ? act({ kind: 'check' }) : call.allowed && act({ kind: 'call' })));
  useKey('b', () => wager.allowed && setKeying(true));
  const presets = presetsOf(legal, potTotal);
  const one = (kind: 'fold' | 'check' | 'call' | 'bringIn', amount?: number, keyShown?: string) => (
    <Act
      kind={kind}
      word={t(kind === 'call' && call.allowed && call.allIn ? 'act.callAllIn' : `act.${kind}`)}
      busy={busy === kind}
      disabled={waits}
      onClick={() => act({ kind })}
      {...(keyShown === undefined ? {} : { keyShown })}
      {...(amount === undefined ? {} : { amount: chips(amount) })}
    />
  );
  return (
    <div className="action-bar" role="group" aria-label={t('act.label', { seat: legal.seat })}>
      {keying && wager.allowed && (
        <AmountKeys
          word={t(`act.${wager.as}`)}
          ranges={wager.amounts}
          onAmount={(to) => act({ kind: 'wager', to })}
          onClose={() => setKeying(false)}
        />
      )}
      {fold.allowed && one('fold', undefined, 'F')}
      {check.allowed && one('check', undefined, 'C')}
      {call.allowed && one('call', call.amount, 'C')}
      {bringIn.allowed && one('bringIn', bringIn.amount)}
      {wager.allowed && (
        <div className="action-bar__wagers">
          {presets.map(({ name, to }) => (
            <Act
              key={name}
              kind="wager"
              word={presets.length === 1 ? t(`act.${wager.as}`) : t(`preset.${name}`)}
              amount={chips(to)}
              busy={false}
              disabled={waits}
              onClick={() => act({ kind: 'wager', to })}
            />
          ))}
          {(presets.length > 1 || (wager.amounts[0]?.minTo ?? 0) < (wager.amounts[0]?.maxTo ?? 0)) && (
            <button
              type="button"
              className="act"
              data-act="key-amount"
              aria-expanded={keying}
              aria-keyshortcuts="B"
              aria-busy={busy === 'wager'}
              disabled={waits}
              onClick={() => setKeying(!keying)}
            >
              <span>{t(`act.${wager.as}`)}</span>
              <strong>…</strong>
            </button>
          )}
        </div>
      )}
      {!wager.allowed && whyNot && <span className="action-bar__why">{whyNot(wager.refusal)}</span>}
    </div>
  );
};

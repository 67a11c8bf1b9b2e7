import { type CageWindowRow } from '@cardroom/contracts';
import { Button } from '@mantine/core';
import { ArrowDownToLine, ArrowLeftRight, ArrowUpFromLine, Banknote, HandCoins } from 'lucide-react';
import { useRef, useState } from 'react';
import { useMay } from '../../orders/orders';
import { useShortcut } from '../../shell/use-shortcut';
import { useTexts } from '../../texts/texts';
import './at-window.css';
import { CashOutForm } from './cash-out-form';
import { ChangeForm } from './change-form';
import { CountWindow } from './count-window';
import { Drawer } from './drawer';
import { OnTheWay } from './on-the-way';
import { type Op, opKeys, type OpKind, opKinds } from './op';
import { PayForm } from './pay-form';
import { PlayerPicker } from './player-picker';
import { SellForm } from './sell-form';
import { type Who } from './who';

const icons = {
  sell: HandCoins,
  cashOut: Banknote,
  payIn: ArrowDownToLine,
  payOut: ArrowUpFromLine,
  change: ArrowLeftRight,
} as const;

const newAllowed: ReadonlySet<OpKind> = new Set(['sell', 'payIn']);

interface OpBoardProps {
  readonly wanted: OpKind;
  readonly onBegin: (kind: OpKind) => void;
  readonly said: string | null;
}

/** Nothing under way: what can be begun, each with its key, and what was done last. */
const OpBoard = ({ wanted, onBegin, said }: OpBoardProps) => {
  const { t } = useTexts();
  return (
    <section className="op-board" aria-label={t('cage.op.label')}>
      <p className="op-board__said" role="status">
        {said}
      </p>
      <div className="op-board__ways">
        {opKinds.map((kind) => {
          const Icon = icons[kind];
          return (
            <Button
              key={kind}
              variant={kind === wanted ? 'light' : 'default'}
              data-begin={kind}
              leftSection={<Icon size={22} aria-hidden="true" />}
              rightSection={<kbd className="key">{opKeys[kind].toUpperCase()}</kbd>}
              onClick={() => onBegin(kind)}
            >
              {t(`cage.op.${kind}`)}
            </Button>
          );
        })}
      </div>
      <OnTheWay />
    </section>
  );
};

/** The keys of the counter: each begins one thing and puts the cursor where the player is named. */
const useOpKeys = (begin: (kind: OpKind) => void, count: () => void) => {
  useShortcut(opKeys.sell, () => begin('sell'));
  useShortcut(opKeys.cashOut, () => begin('cashOut'));
  useShortcut(opKeys.payIn, () => begin('payIn'));
  useShortcut(opKeys.payOut, () => begin('payOut'));
  useShortcut(opKeys.change, () => begin('change'));
  useShortcut('w', count);
};

const useCounter = () => {
  const [op, setOp] = useState<Op | null>(null);
  const [wanted, setWanted] = useState<OpKind>('sell');
  const [isCounting, setCounting] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const finder = useRef<HTMLInputElement>(null);
  const close = () => {
    setOp(null);
    setWanted('sell');
    setCounting(false);
  };
  const start = (kind: OpKind, who: Who | null) => {
    setSaid(null);
    setOp({ kind, who });
  };
  return {
    ...{ op, wanted, isCounting, said, finder, close, start },
    begin: (kind: OpKind) => {
      setSaid(null);
      if (kind === 'change') return setOp({ kind, who: null });
      setOp(null);
      setWanted(kind);
      finder.current?.focus();
    },
    count: () => {
      setOp(null);
      setCounting(true);
    },
    done: (words: string) => {
      close();
      setSaid(words);
    },
  };
};

type Counter = ReturnType<typeof useCounter>;

const OpForm = ({ counter, row }: { readonly counter: Counter; readonly row: CageWindowRow }) => {
  const { op, close, done } = counter;
  const ends = { row, onClose: close, onDone: done };
  if (op?.kind === 'change') return <ChangeForm {...ends} />;
  if (!op?.who) return null;
  const { who, kind } = op;
  const key = `${kind} ${who.playerId ?? who.alias}`;
  if (kind === 'sell') return <SellForm key={key} who={who} {...ends} />;
  if (kind === 'cashOut') return <CashOutForm key={key} who={who} {...ends} />;
  return <PayForm key={key} who={who} way={kind === 'payIn' ? 'payIn' : 'payOut'} {...ends} />;
};

/** A cashier's own window: whom to serve on the left, what is done in the middle, the drawer on the right. */
export const AtWindow = ({ row }: { readonly row: CageWindowRow }) => {
  const counter = useCounter();
  const { op, wanted, isCounting, said, finder, close, start, begin, count } = counter;
  const may = useMay();
  useOpKeys(begin, count);
  if (isCounting) return <CountWindow row={row} onClose={close} />;
  if (!may('cashier/sell-chips')) return <Drawer row={row} onCount={count} />;
  return (
    <div
      className="at-window"
      onKeyDown={({ key, target, defaultPrevented }) => {
        if (key !== 'Escape' || defaultPrevented || !op) return;
        if (target instanceof HTMLElement && target.closest('[role="dialog"]')) return;
        close();
      }}
    >
      <div className="at-window__part">
        <PlayerPicker
          inputRef={finder}
          shortcut={opKeys[wanted].toUpperCase()}
          newAllowed={newAllowed.has(wanted)}
          onPick={(who) => start(wanted, who)}
          onCashOut={(who) => start('cashOut', who)}
          onLeave={() => {
            close();
            finder.current?.blur();
          }}
        />
      </div>
      <div className="at-window__part at-window__part--middle">
        {op ? (
          <OpForm counter={counter} row={row} />
        ) : (
          <OpBoard wanted={wanted} onBegin={begin} said={said} />
        )}
      </div>
      <div className="at-window__part">
        <Drawer row={row} onCount={count} />
      </div>
    </div>
  );
};

import { type CageFundRow } from '@cardroom/contracts';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useBoard } from '../../boards/use-board';
import { useMay } from '../../orders/orders';
import { useTexts } from '../../texts/texts';
import { EntrantPicker } from '../entries/entrant-picker';
import { AmountField, useReadAmount } from '../parts/amount-field';
import { Reasons } from '../parts/reasons';
import { SecondPerson } from '../parts/second-person';
import { useMoney } from '../parts/use-money';
import { useMyWindow } from '../use-cage';
import { useCageOrder } from '../use-cage-order';
import '../window/player-picker.css';
import '../parts/line.css';

const fewestLetters = 3;
const reasonsIn = ['house', 'drop'] as const;
const reasonsOut = ['highHand', 'badBeat'] as const;

/** Money into a fund, or a prize out of it: why, how much, and two who sign. */
const AddToFund = ({ fund, onClose }: { readonly fund: string | null; readonly onClose: () => void }) => {
  const { t } = useTexts();
  const read = useReadAmount();
  const [name, setName] = useState(fund ?? '');
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const { refusalOf } = useCageOrder(`fund-${fund ?? 'new'}`);
  const amount = read(typed);
  return (
    <SecondPerson
      title={t('cage.fund.add')}
      go={t('cage.fund.addGo')}
      label={t('cage.second.supervisor')}
      autoFocus={false}
      isReady={amount !== null && name !== '' && reason.trim().length >= fewestLetters}
      onSign={(secondCode) =>
        refusalOf('cashier/add-to-fund', {
          ...{ fund: name, amount: amount ?? '0', reason: reason.trim(), secondCode },
        })
      }
      onClose={onClose}
    >
      {fund === null && (
        <TextInput
          label={t('cage.fund.name')}
          data-fund-name
          autoFocus
          autoComplete="off"
          value={name}
          onChange={({ currentTarget }) =>
            setName(currentTarget.value.toLowerCase().replaceAll(/[^a-z0-9-]/g, ''))
          }
        />
      )}
      <AmountField
        large
        autoFocus={fund !== null}
        label={t('cage.amount')}
        name="fund"
        typed={typed}
        onTyped={setTyped}
      />
      <Reasons
        ready={reasonsIn.map((each) => t(`cage.fund.reason.${each}`))}
        reason={reason}
        onReason={setReason}
      />
    </SecondPerson>
  );
};

interface PayFromFundProps {
  readonly fund: string;
  readonly windowId: string;
  readonly onClose: () => void;
}

const PayFromFund = ({ fund, windowId, onClose }: PayFromFundProps) => {
  const { t } = useTexts();
  const read = useReadAmount();
  const [who, setWho] = useState<{ playerId: string; alias: string } | null>(null);
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const { refusalOf } = useCageOrder(`fund-${fund}`);
  const amount = read(typed);
  return (
    <SecondPerson
      title={t('cage.fund.payOf', { fund })}
      go={t('cage.fund.payGo')}
      label={t('cage.second.supervisor')}
      autoFocus={false}
      isReady={amount !== null && who !== null && reason.trim().length >= fewestLetters}
      onSign={async (secondCode) =>
        who === null || amount === null
          ? null
          : refusalOf('cashier/pay-from-fund', {
              ...{ windowId, fund, playerId: who.playerId, holding: { cash: amount } },
              ...{ reason: reason.trim(), secondCode },
            })
      }
      onClose={onClose}
    >
      {who === null ? (
        <EntrantPicker label={t('cage.picker.label')} onPick={setWho} />
      ) : (
        <Button variant="default" onClick={() => setWho(null)}>
          {t('cage.fund.to', { alias: who.alias })}
        </Button>
      )}
      <AmountField large label={t('cage.amount')} name="fund" typed={typed} onTyped={setTyped} />
      <Reasons
        ready={reasonsOut.map((each) => t(`cage.fund.reason.${each}`))}
        reason={reason}
        onReason={setReason}
      />
    </SecondPerson>
  );
};

const Fund = ({ row }: { readonly row: CageFundRow }) => {
  const { t } = useTexts();
  const { say } = useMoney();
  const may = useMay();
  const mine = useMyWindow();
  const [asked, setAsked] = useState<'add' | 'pay' | null>(null);
  const { fund, balance } = row;
  return (
    <li className="cage-row" data-fund={fund}>
      <span>
        <strong>{fund}</strong> {say(balance)}
      </span>
      <span className="money-card__ways">
        {may('cashier/add-to-fund') && (
          <Button variant="default" data-add onClick={() => setAsked('add')}>
            {t('cage.fund.add')}
          </Button>
        )}
        {may('cashier/pay-from-fund') && (
          <Button
            variant="default"
            data-pay-fund
            disabled={mine?.state !== 'open'}
            onClick={() => setAsked('pay')}
          >
            {t('cage.fund.pay')}
          </Button>
        )}
      </span>
      {asked === 'add' && <AddToFund fund={fund} onClose={() => setAsked(null)} />}
      {asked === 'pay' && mine && (
        <PayFromFund fund={fund} windowId={mine.windowId} onClose={() => setAsked(null)} />
      )}
    </li>
  );
};

/** Promotional funds: what the house owes to players by promotion, every unit of it traced. */
export const Funds = () => {
  const { t } = useTexts();
  const may = useMay();
  const [isNew, setNew] = useState(false);
  const rows = [...(useBoard('cage-funds')?.values() ?? [])].sort((a, b) => a.fund.localeCompare(b.fund));
  return (
    <section className="boxes funds" aria-label={t('cage.fund.title')}>
      <h2>{t('cage.fund.title')}</h2>
      {rows.length === 0 && <p>{t('cage.fund.none')}</p>}
      <ul className="cage-lines">
        {rows.map((row) => (
          <Fund key={row.fund} row={row} />
        ))}
      </ul>
      {may('cashier/add-to-fund') && (
        <Button variant="default" data-new-fund onClick={() => setNew(true)}>
          {t('cage.fund.new')}
        </Button>
      )}
      {isNew && <AddToFund fund={null} onClose={() => setNew(false)} />}
    </section>
  );
};

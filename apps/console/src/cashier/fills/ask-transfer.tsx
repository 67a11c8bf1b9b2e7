import { Button, Modal, NativeSelect } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTables } from '../../boards/use-board';
import { useTexts } from '../../texts/texts';
import { Choice } from '../parts/choice';
import { ChipCount } from '../parts/chip-count';
import { useCount } from '../parts/count';
import { Refusal } from '../parts/refusal';
import { useFaces, useMyWindow, useWindows } from '../use-cage';
import { useCageOrder } from '../use-cage-order';

const kinds = ['fill', 'credit', 'float'] as const;
type Kind = (typeof kinds)[number];

/** Where chips come from and go to: a table's tray and the house's side, or vault and window. */
const usePlaces = (kind: Kind) => {
  const { t } = useTexts();
  const tables = useTables() ?? [];
  const mine = useMyWindow();
  const windows = useWindows().filter(({ state }) => state === 'open');
  const home = [
    ...(mine ? [mine] : []),
    ...windows.filter(({ windowId }) => windowId !== mine?.windowId),
  ].map(({ windowId }) => ({
    value: `window:${windowId}`,
    label: t('cage.place.window', { window: windowId }),
  }));
  const vault = { value: 'vault', label: t('cage.place.vault') };
  const trays = tables
    .filter(({ state }) => state !== 'closed')
    .map(({ tableId, number }) => ({
      value: `tray:${tableId}`,
      label: t('cage.place.tray', { table: number }),
    }));
  if (kind === 'fill') return { from: [...home, vault], to: trays };
  if (kind === 'credit') return { from: trays, to: [...home, vault] };
  return { from: [vault, ...home], to: [...home, vault] };
};

/** Asks for a fill, a credit or a float: where, and which chips. */
export const AskTransfer = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTexts();
  const [kind, setKind] = useState<Kind>('fill');
  const places = usePlaces(kind);
  const [chosen, setChosen] = useState<{ readonly from?: string; readonly to?: string }>({});
  const from = chosen.from ?? places.from[0]?.value ?? '';
  const to = chosen.to ?? places.to.find(({ value }) => value !== from)?.value ?? '';
  const count = useCount(useFaces());
  const go = useRef<HTMLButtonElement>(null);
  const { order, problem, isBusy } = useCageOrder('ask-transfer');
  const ask = async () => {
    const { cash, chips } = count.holding;
    const holding = kind === 'float' ? { cash, chips } : { chips };
    const outcome = await order('cashier/ask-transfer', { kind, from, to, holding });
    if (outcome.kind === 'done') onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('cage.fill.ask')}
      size={560}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <div className="ask-transfer">
        <Choice
          label={t('cage.fill.which')}
          answers={kinds.map((each) => [each, t(`cage.fill.kind.${each}`)] as const)}
          chosen={kind}
          onChoose={(each) => {
            setKind(each);
            setChosen({});
          }}
        />
        <NativeSelect
          size="lg"
          label={t('cage.fill.from')}
          data={places.from}
          value={from}
          onChange={({ currentTarget }) => setChosen({ ...chosen, from: currentTarget.value })}
        />
        <NativeSelect
          size="lg"
          label={t('cage.fill.to')}
          data={places.to}
          value={to}
          onChange={({ currentTarget }) => setChosen({ ...chosen, to: currentTarget.value })}
        />
        <ChipCount
          count={count}
          label={t('cage.fill.chips')}
          withCash={kind === 'float'}
          onDone={() => go.current?.focus()}
        />
        <Refusal problem={problem} />
        <Button
          ref={go}
          data-ask-go
          size="lg"
          loading={isBusy}
          disabled={count.totalMinor === 0 || !count.isSound || from === '' || to === ''}
          onClick={() => void ask()}
        >
          {t('cage.fill.askGo')}
        </Button>
      </div>
    </Modal>
  );
};

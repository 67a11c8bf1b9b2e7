import { Button, Modal, NumberInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { SquarePlus } from 'lucide-react';
import { useState } from 'react';
import { useTables } from '../boards/use-board';
import { useMay, useOrders } from '../orders/orders';
import { useTexts } from '../texts/texts';
import './house-form.css';

const about = 'place-table';
const mostSeats = 10;
const fewestSeats = 2;
const usualSeats = 9;
const highestNumber = 999;

/** Sets a table on the floor plan; it stays closed until a game opens on it. */
export const PlaceTable = () => {
  const { t } = useTexts();
  const may = useMay();
  const { give, underWay } = useOrders();
  const tables = useTables() ?? [];
  const [opened, setOpened] = useState(false);
  const form = useForm({ initialValues: { number: 1, section: '', seats: usualSeats } });
  if (!may('place-table')) return null;

  const open = () => {
    const last = tables.at(-1);
    form.setValues({ number: (last?.number ?? 0) + 1, section: last?.section ?? '', seats: usualSeats });
    setOpened(true);
  };
  const place = async (body: typeof form.values) => {
    const { kind } = await give({ name: 'place-table', body, about });
    if (kind === 'done') setOpened(false);
  };
  return (
    <>
      <Button variant="default" leftSection={<SquarePlus size={20} aria-hidden="true" />} onClick={open}>
        {t('house.placeTable')}
      </Button>
      <Modal
        opened={opened}
        onClose={() => setOpened(false)}
        title={t('house.placeTable')}
        closeButtonProps={{ 'aria-label': t('close') }}
      >
        <form className="house-form" onSubmit={form.onSubmit((values) => void place(values))}>
          <NumberInput
            label={t('house.tableNumber')}
            required
            min={1}
            max={highestNumber}
            {...form.getInputProps('number')}
          />
          <TextInput label={t('house.section')} required maxLength={40} {...form.getInputProps('section')} />
          <NumberInput
            label={t('house.seats')}
            required
            min={fewestSeats}
            max={mostSeats}
            {...form.getInputProps('seats')}
          />
          <Button type="submit" loading={underWay(about) !== undefined}>
            {t('house.place')}
          </Button>
        </form>
      </Modal>
    </>
  );
};

import { type DealersAnswer } from '@cardroom/contracts';
import { askOrThrow } from '@cardroom/design';
import { Button, Modal, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useBoard, useTables } from '../boards/use-board';
import { useMay, useOrders } from '../orders/orders';
import { useRole } from '../session/session';
import { useTexts } from '../texts/texts';

/** Dealers of the room who are not signed in yet. */
const useAbsentDealers = (wanted: boolean) => {
  const here = useBoard('dealers');
  const { data } = useQuery({
    queryKey: ['dealers-of-the-room'],
    queryFn: () => askOrThrow<DealersAnswer>('/staff/dealers'),
    enabled: wanted,
  });
  return (data?.dealers ?? []).filter(({ staffId }) => !here?.has(staffId));
};

/** Signs a dealer in: at a table without one, or ready in a section. */
export const SignInDealer = () => {
  const { t } = useTexts();
  const may = useMay();
  const { mayDo } = useRole();
  const { give, underWay } = useOrders();
  const [opened, setOpened] = useState(false);
  const [dealerId, setDealerId] = useState<string | null>(null);
  const [place, setPlace] = useState<string | null>(null);
  const dealers = useAbsentDealers(opened);
  const tables = useTables() ?? [];
  const about = 'sign-in-dealer';
  if (!may('sign-in-dealer') || !mayDo('list-dealers')) return null;
  const sections = [...new Set(tables.map(({ section }) => section))];
  const places = [
    ...sections.map((section) => ({ value: `ready:${section}`, label: t('staff.readyIn', { section }) })),
    ...tables
      .filter(({ game, dealer }) => game !== null && !dealer)
      .map(({ tableId, number }) => ({ value: `table:${tableId}`, label: t('table.name', { number }) })),
  ];
  const dealer = dealers.find(({ staffId }) => staffId === dealerId);
  const signIn = async () => {
    if (!dealer || !place) return;
    const [kind, id = ''] = [place.slice(0, place.indexOf(':')), place.slice(place.indexOf(':') + 1)];
    const where = kind === 'table' ? { tableId: id } : { tableId: null, section: id };
    const body = { dealerId: dealer.staffId, name: dealer.name, ...where };
    const outcome = await give({ name: 'sign-in-dealer', body, about });
    if (outcome.kind === 'done') setDealerId(null);
  };
  return (
    <>
      <Button
        variant="default"
        leftSection={<UserPlus size={20} aria-hidden="true" />}
        onClick={() => setOpened(true)}
      >
        {t('staff.signIn')}
      </Button>
      <Modal
        opened={opened}
        onClose={() => setOpened(false)}
        title={t('staff.signIn')}
        closeButtonProps={{ 'aria-label': t('close') }}
      >
        <div className="staff__form">
          <Select
            label={t('staff.dealer')}
            data={dealers.map(({ staffId, name }) => ({ value: staffId, label: name }))}
            value={dealerId}
            onChange={setDealerId}
          />
          <Select label={t('staff.place')} data={places} value={place} onChange={setPlace} />
          <Button
            disabled={!dealer || !place}
            loading={underWay(about) !== undefined}
            onClick={() => void signIn()}
          >
            {t('staff.signIn')}
          </Button>
        </div>
      </Modal>
    </>
  );
};

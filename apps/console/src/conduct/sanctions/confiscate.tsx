import { Button } from '@mantine/core';
import { useMay } from '../../orders/orders';
import { useAmounts } from '../../orders/amounts';
import { Refusal } from '../../cashier/parts/refusal';
import { useTexts } from '../../texts/texts';
import { useConductOrder } from '../use-conduct-order';
import { useConductHouse } from '../use-reads';

interface ConfiscateProps {
  readonly incident: {
    readonly incidentId: string;
    readonly playerId: string;
    readonly alias: string;
    readonly rule: string;
  };
}

/** Chips that a player hid from his stack leave play, where the house's rules say so (RTC-37). */
export const Confiscate = ({ incident: { incidentId, playerId, alias, rule } }: ConfiscateProps) => {
  const { t } = useTexts();
  const may = useMay();
  const amountFor = useAmounts();
  const { data: house } = useConductHouse();
  const { order, problem, isBusy } = useConductOrder(`confiscate-${incidentId}`);
  const isOffered =
    rule === 'RTC-37' &&
    house?.settings['confiscateHiddenTransferChips'] === true &&
    may('conduct/confiscate-chips');
  if (!isOffered) return null;
  const confiscate = async () => {
    const stack = await amountFor(t('conduct.confiscate.stack', { alias }), t('conduct.confiscate.stackWhy'));
    if (stack === null) return;
    const pocketed = await amountFor(t('conduct.confiscate.pocketed'), t('conduct.confiscate.pocketedWhy'));
    if (pocketed !== null) await order('conduct/confiscate-chips', { incidentId, playerId, stack, pocketed });
  };
  return (
    <>
      <Refusal problem={problem} />
      <Button variant="default" data-confiscate loading={isBusy} onClick={() => void confiscate()}>
        {t('conduct.confiscate.go')}
      </Button>
    </>
  );
};

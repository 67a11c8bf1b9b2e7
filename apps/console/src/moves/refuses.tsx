import { Button } from '@mantine/core';
import { useRoom } from '../boards/use-board';
import { useMay, useOrders } from '../orders/orders';
import { useQuestions } from '../orders/questions';
import { useTexts } from '../texts/texts';

interface RefusesProps {
  readonly playerId: string;
  readonly alias: string;
}

/** Refusing to move up empties his seat and keeps him out for the house's time: asked twice. */
export const RefusesMustMove = ({ playerId, alias }: RefusesProps) => {
  const { t } = useTexts();
  const may = useMay();
  const { give, underWay } = useOrders();
  const { sureTo } = useQuestions();
  const minutes = Number(useRoom()?.settings['mustMoveRefusalCooldownMinutes'] ?? 0);
  const about = `move-${playerId}`;
  if (!may('refuse-must-move')) return null;
  const refuse = async () => {
    const why = t('moves.refuseWhy', { alias, count: minutes });
    if (await sureTo(t('moves.refuseTitle', { alias }), { confirm: t('moves.refuseDo'), why }))
      await give({ name: 'refuse-must-move', body: { playerId }, about });
  };
  return (
    <Button
      variant="default"
      data-order="refuse-must-move"
      loading={underWay(about) === 'refuse-must-move'}
      onClick={() => void refuse()}
    >
      {t('moves.refuses')}
    </Button>
  );
};

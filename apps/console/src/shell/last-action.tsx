import { type ActionRow } from '@cardroom/contracts';
import { useLiveBoard } from '@cardroom/design';
import { Button, Kbd } from '@mantine/core';
import { Undo2 } from 'lucide-react';
import { useMemo } from 'react';
import { useFactWords } from '../boards/fact-words';
import { useMay, useOrders } from '../orders/orders';
import { useSession } from '../session/session';
import { useTexts } from '../texts/texts';
import './last-action.css';
import { useShortcut } from './use-shortcut';

/** The newest of one's own actions that the room can still take back. */
const useLastAction = (): ActionRow | undefined => {
  const actions = useLiveBoard('actions');
  const { staffId } = useSession();
  return useMemo(
    () =>
      [...(actions?.values() ?? [])]
        .filter(({ by }) => by === staffId)
        .sort((a, b) => Date.parse(b.at) - Date.parse(a.at))[0],
    [actions, staffId],
  );
};

/** Always in the same place: what was done last, and one tap to take it back. */
export const LastAction = () => {
  const { t } = useTexts();
  const say = useFactWords();
  const { give, underWay } = useOrders();
  const may = useMay();
  const action = useLastAction();
  const undo = () => {
    if (action)
      void give({
        name: 'undo-action',
        body: { action: action.commandId },
        about: `undo-${action.commandId}`,
      });
  };
  useShortcut('u', undo);
  if (!action || !may('undo-action')) return <p className="last-action" role="status" />;
  const words = say(action.type, action.summary);
  return (
    <div className="last-action" role="status" key={action.commandId}>
      <span className="last-action__words">{words}</span>
      <Button
        variant="default"
        loading={underWay(`undo-${action.commandId}`) !== undefined}
        leftSection={<Undo2 size={20} aria-hidden="true" />}
        rightSection={<Kbd aria-hidden="true">U</Kbd>}
        onClick={undo}
      >
        {t('undo.do')}
        <span className="visually-hidden"> {words}</span>
      </Button>
    </div>
  );
};

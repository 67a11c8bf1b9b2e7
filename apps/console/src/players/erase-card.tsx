import { type PlayerAnswer } from '@cardroom/contracts';
import { Button } from '@mantine/core';
import { Eraser } from 'lucide-react';
import { useNavigate } from '@tanstack/react-router';
import { useQuestions } from '../orders/questions';
import { useTexts } from '../texts/texts';
import { Card } from './card';
import { usePlayerOrders } from './use-player';

/** The end of what is kept of somebody, on his request; the receipt is printed where erasures are listed. */
export const EraseCard = ({ player: { playerId, alias } }: { readonly player: PlayerAnswer }) => {
  const { t } = useTexts();
  const { order, may, isBusy } = usePlayerOrders();
  const { sureTo } = useQuestions();
  const navigate = useNavigate();
  if (!may('players/erase-player')) return null;
  const erase = async () => {
    const isSure = await sureTo(t('people.erase.title', { alias }), {
      confirm: t('people.erase.go'),
      why: t('people.erase.why'),
    });
    if (!isSure) return;
    const outcome = await order('players/erase-player', { playerId, reason: 'request' });
    if (outcome.kind !== 'done') return;
    const code = outcome.answer.facts[0]?.['code'];
    await navigate({
      to: '/people',
      search: { part: 'erasures', ...(typeof code === 'string' ? { code } : {}) },
    });
  };
  return (
    <Card title={t('people.erase.action')} icon={<Eraser size={20} aria-hidden="true" />}>
      <p>{t('people.erase.why')}</p>
      <Button
        variant="default"
        color="coral"
        loading={isBusy('players/erase-player')}
        onClick={() => void erase()}
      >
        {t('people.erase.action')}
      </Button>
    </Card>
  );
};

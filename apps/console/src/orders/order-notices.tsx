import { type Problem } from '@cardroom/contracts';
import { useLanguage } from '@cardroom/design';
import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { CloudOff, Hand } from 'lucide-react';
import { useMemo } from 'react';
import { RuleLink } from '../rules/rule-link';
import { useTexts } from '../texts/texts';
import './order-notices.css';

/** What the server said no to, and the lost answer that must not pass for a done one. */
export const useOrderNotices = () => {
  const { t } = useTexts();
  const { language } = useLanguage();
  return useMemo(
    () => ({
      refused: ({ texts, rule, code }: Problem) => {
        notifications.show({
          className: 'order-notice',
          icon: <Hand size={20} aria-hidden="true" />,
          color: 'coral',
          autoClose: 12_000,
          title: texts[language],
          message: rule ? <RuleLink rule={rule} /> : <span className="order-notice__code">{code}</span>,
          closeButtonProps: { 'aria-label': t('close') },
        });
      },
      askToTryAgain: () =>
        new Promise<boolean>((resolve) => {
          const answer = (again: boolean) => {
            resolve(again);
            notifications.hide(id);
          };
          const id = notifications.show({
            className: 'order-notice',
            icon: <CloudOff size={20} aria-hidden="true" />,
            color: 'coral',
            autoClose: false,
            title: t('orders.unanswered'),
            message: (
              <Button mt={8} onClick={() => answer(true)}>
                {t('orders.tryAgain')}
              </Button>
            ),
            closeButtonProps: { 'aria-label': t('close') },
            onClose: () => resolve(false),
          });
        }),
    }),
    [language, t],
  );
};

import { useLanguage } from '@cardroom/design';
import { ActionIcon, Button } from '@mantine/core';
import { Printer } from 'lucide-react';
import { usePastQuery } from '../past/past';
import { useRole } from '../session/session';
import { useTexts } from '../texts/texts';

/** Papers of the floor as it is now, or the receipt of one entry. */
export type Paper = 'lists' | 'table-sheets' | 'seat-cards' | `receipts/${string}`;

interface PrintWayProps {
  readonly paper: Paper;
  /** What is read aloud, and shown where there is room for it. */
  readonly label: string;
  readonly iconOnly?: boolean;
  /** Only this table's. */
  readonly tableId?: string;
  /** Said after the label but not shown, because it stands beside the button. */
  readonly about?: string;
}

/** Opens a paper in the screen's language, in a new tab, from where the browser prints it. Never of the past. */
export const PrintWay = ({ paper, label, iconOnly = false, tableId, about }: PrintWayProps) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const { mayDo } = useRole();
  const past = usePastQuery();
  if (!mayDo('print-papers') || past !== null) return null;
  const query = new URLSearchParams({ language, ...(tableId === undefined ? {} : { tableId }) });
  const href = `/api/v1/papers/${paper}?${query}`;
  const way = { component: 'a', href, target: '_blank', rel: 'noopener', 'data-paper': paper } as const;
  const said = `${label} (${t('paper.newTab')})`;
  if (iconOnly)
    return (
      <ActionIcon {...way} variant="default" aria-label={said} title={label}>
        <Printer size={22} aria-hidden="true" />
      </ActionIcon>
    );
  return (
    <Button {...way} variant="default" leftSection={<Printer size={20} aria-hidden="true" />}>
      {label}
      <span className="visually-hidden">
        {about && ` ${about}`} ({t('paper.newTab')})
      </span>
    </Button>
  );
};

import { useLanguage } from '@cardroom/design';
import { Button } from '@mantine/core';
import { Printer } from 'lucide-react';
import { useRole } from '../../session/session';

/** A paper of the cage in the language of the screen, in a page of its own. */
export const PaperWay = ({
  paper,
  id,
  label,
}: {
  readonly paper: 'entry' | 'transfer' | 'statement' | 'collection' | 'count';
  readonly id: string;
  readonly label: string;
}) => {
  const { language } = useLanguage();
  const { mayDo } = useRole();
  if (!mayDo('print-cage-papers')) return null;
  const size = paper === 'entry' || paper === 'transfer' ? '80mm' : 'A4';
  return (
    <Button
      component="a"
      href={`/api/v1/cashier/papers/${paper}/${encodeURIComponent(id)}?language=${language}&size=${size}`}
      target="_blank"
      rel="noreferrer"
      variant="default"
      data-paper={paper}
      leftSection={<Printer size={20} aria-hidden="true" />}
    >
      {label}
    </Button>
  );
};

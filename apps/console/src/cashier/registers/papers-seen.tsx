import {
  askOrThrow,
  clockText,
  dateText,
  type Language,
  localeOf,
  Refused,
  useLanguage,
} from '@cardroom/design';
import { Button, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IdCard } from 'lucide-react';
import { useState } from 'react';
import { useRole } from '../../session/session';
import { useTexts } from '../../texts/texts';
import './papers-seen.css';

interface Papers {
  readonly at: string;
  readonly papers: {
    readonly name: string;
    readonly birthDate: string;
    readonly document: { readonly kind: 'passport'; readonly number: string; readonly country: string };
  };
}

const longDate = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day));

const Papers = ({ reference }: { readonly reference: string }) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const { data, error } = useQuery({
    queryKey: ['cage-papers', reference],
    queryFn: () => askOrThrow<Papers>(`/cashier/identity/${encodeURIComponent(reference)}`),
    gcTime: 0,
    retry: false,
  });
  if (error)
    return (
      <p role="alert">{error instanceof Refused ? error.problem.texts[language] : t('cage.report.failed')}</p>
    );
  if (!data) return <p aria-busy="true" />;
  const { name, birthDate, document } = data.papers;
  return (
    <dl className="papers-seen">
      <dt>{t('cage.identity.name')}</dt>
      <dd>{name}</dd>
      <dt>{t('cage.identity.birthDate')}</dt>
      <dd>{longDate(birthDate, language)}</dd>
      <dt>{t(`cage.identity.kind.${document.kind}`)}</dt>
      <dd>
        {document.number} · {document.country}
      </dd>
      <dt>{t('cage.identity.seenAt')}</dt>
      <dd>{`${dateText(Date.parse(data.at), language)} · ${clockText(Date.parse(data.at), language)}`}</dd>
    </dl>
  );
};

/** Papers that a register line rests on: whose role may read them can look, which is recorded; others see that they were seen. */
export const PapersSeen = ({ reference }: { readonly reference: string }) => {
  const { t } = useTexts();
  const { mayDo } = useRole();
  const [isOpen, setOpen] = useState(false);
  if (!mayDo('read-identity')) return t('cage.identity.seen');
  return (
    <>
      <Button
        variant="default"
        data-papers
        leftSection={<IdCard size={20} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('cage.identity.look')}
      </Button>
      {isOpen && (
        <Modal
          opened
          onClose={() => setOpen(false)}
          title={t('cage.identity.papers')}
          closeButtonProps={{ 'aria-label': t('close') }}
        >
          <p>{t('cage.identity.recorded')}</p>
          <Papers reference={reference} />
        </Modal>
      )}
    </>
  );
};

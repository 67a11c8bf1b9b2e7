import { type PlayerAnswer, type RecordAnswer, type RecordShape } from '@cardroom/contracts';
import { ask, dateText, useLanguage } from '@cardroom/design';
import { Button } from '@mantine/core';
import { Eye, EyeOff, FileText, PencilLine } from 'lucide-react';
import { useState } from 'react';
import { useOrderNotices } from '../orders/order-notices';
import { useQuestions } from '../orders/questions';
import { useTexts } from '../texts/texts';
import { Card } from './card';
import { RecordForm } from './record-form';
import { usePlayerOrders } from './use-player';

const whys = ['identity', 'dispute', 'lost-card', 'asked'] as const;

/** Asks why, then for the record: the server notes the look before it answers. Null when nothing is shown. */
const useLook = (playerId: string) => {
  const { t } = useTexts();
  const notices = useOrderNotices();
  const { oneOf, wordFor } = useQuestions();
  return async (): Promise<RecordAnswer | null> => {
    const chosen = await oneOf(t('people.record.lookTitle'), t('people.record.lookWhy'), [
      ...whys.map((why) => [why, t(`people.record.whys.${why}`)] as const),
      ['other', t('people.record.otherWhy')],
    ]);
    if (chosen === null) return null;
    const wanted = {
      label: t('people.record.otherWhy'),
      go: t('people.record.lookGo'),
      pattern: /^.{3,200}$/,
      mostLetters: 200,
    };
    const why =
      chosen === 'other'
        ? await wordFor(t('people.record.lookTitle'), t('people.record.lookWhy'), wanted)
        : t(`people.record.whys.${chosen}`);
    if (why === null) return null;
    const body = { playerId, screen: 'player', why };
    const answer = await ask<RecordAnswer>('/players/see-record', { method: 'POST', body });
    if (answer.kind === 'refused') notices.refused(answer.problem);
    return answer.kind === 'done' ? answer.value : null;
  };
};

const Seen = ({ record }: { readonly record: RecordShape }) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const day = (date: string | null | undefined) =>
    date ? dateText(Date.parse(`${date}T12:00:00Z`), language) : t('people.record.empty');
  const { familyName, givenNames, birthDate, document, photo, phone } = record;
  const empty = t('people.record.empty');
  const lines: readonly (readonly [string, string])[] = [
    [t('people.record.familyName'), familyName ?? empty],
    [t('people.record.givenNames'), givenNames ?? empty],
    [t('people.record.birthDate'), day(birthDate)],
    [
      t('people.record.documentKind'),
      document
        ? `${t(`people.record.kinds.${document.kind}`)} ${document.number} (${document.country})`
        : empty,
    ],
    ...(document ? [[t('people.record.validUntil'), day(document.validUntil)] as const] : []),
    [t('people.record.photo'), photo ?? empty],
    [t('people.record.phone'), phone ?? empty],
  ];
  return (
    <div role="status">
      <dl className="player-seen">
        {lines.map(([label, value]) => (
          <div key={label} style={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};

/** What is kept beside the alias: which parts everybody may know, what stands there only who says why. */
export const RecordCard = ({ player }: { readonly player: PlayerAnswer }) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const { may } = usePlayerOrders();
  const look = useLook(player.playerId);
  const [seen, setSeen] = useState<RecordAnswer | null>(null);
  const [editing, setEditing] = useState(false);
  const { record } = player;
  const isCurrent = seen !== null && seen.revision === record?.revision;
  const change = async () => {
    const read = record === null || isCurrent ? seen : await look();
    if (record !== null && !read) return;
    setSeen(read);
    setEditing(true);
  };
  return (
    <Card title={t('people.record.title')} icon={<FileText size={20} aria-hidden="true" />}>
      <p>
        {record === null
          ? t('people.record.none')
          : [
              record.fields.map((field) => t(`people.record.field.${field}`)).join(', '),
              t('people.record.kept', { day: dateText(Date.parse(record.at), language) }),
            ].join(' · ')}
      </p>
      {isCurrent && !editing && <Seen record={seen.record} />}
      {editing && (
        <RecordForm
          player={player}
          record={isCurrent ? seen.record : null}
          onDone={() => {
            setEditing(false);
            setSeen(null);
          }}
        />
      )}
      {!editing && (
        <div className="player-buttons">
          {record !== null && may('players/see-record') && (
            <Button
              variant="default"
              leftSection={
                isCurrent ? <EyeOff size={18} aria-hidden="true" /> : <Eye size={18} aria-hidden="true" />
              }
              onClick={() => (isCurrent ? setSeen(null) : void look().then(setSeen))}
            >
              {isCurrent ? t('people.record.hide') : t('people.record.look')}
            </Button>
          )}
          {may('players/keep-record') && (
            <Button
              variant="default"
              leftSection={<PencilLine size={18} aria-hidden="true" />}
              onClick={() => void change()}
            >
              {record === null ? t('people.record.fill') : t('people.record.change')}
            </Button>
          )}
        </div>
      )}
    </Card>
  );
};

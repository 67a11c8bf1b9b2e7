import { useLanguage } from '@cardroom/design';
import { Button, TextInput } from '@mantine/core';
import { SearchIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { useWhoever } from '../../cashier/window/who';
import { useShortcut } from '../../shell/use-shortcut';
import { useTexts } from '../../texts/texts';
import '../rulings/ruling-form.css';
import { useOffences } from '../use-reads';
import { OffenceDetails } from './offence-details';
import './sanction-form.css';
import { StepChoice } from './step-choice';
import { type Sanction, useSanction } from './use-sanction';

const PlayerSide = ({ sanction }: { readonly sanction: Sanction }) => {
  const { t } = useTexts();
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useShortcut('s', () => input.current?.focus());
  const found = useWhoever(typed).filter(({ playerId }) => playerId !== null);
  return (
    <section className="ruling__rules" aria-label={t('conduct.sanction.player')}>
      <TextInput
        ref={input}
        data-player-search
        aria-label={t('cage.picker.find')}
        placeholder={t('cage.picker.find')}
        autoComplete="off"
        leftSection={<SearchIcon size={20} aria-hidden="true" />}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={({ key }) => key === 'Enter' && sanction.setWho(found[0] ?? null)}
      />
      <ul>
        {found.map((who) => (
          <li key={who.playerId}>
            <button
              type="button"
              data-player={who.playerId}
              aria-pressed={sanction.who?.playerId === who.playerId}
              onClick={() => sanction.setWho(who)}
            >
              <strong>{who.alias}</strong>
              <span>
                {who.seat
                  ? t('place.short', { table: who.seat.table, seat: who.seat.seat })
                  : t('cage.picker.noSeat')}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};

const OffenceSide = ({ sanction }: { readonly sanction: Sanction }) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const [typed, setTyped] = useState('');
  const { data, isError } = useOffences(typed);
  const found = data?.offences ?? [];
  return (
    <section className="ruling__rules" aria-label={t('conduct.sanction.offence')}>
      <TextInput
        data-offence-search
        aria-label={t('conduct.sanction.search')}
        placeholder={t('conduct.sanction.search')}
        autoComplete="off"
        leftSection={<SearchIcon size={20} aria-hidden="true" />}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={({ key }) => key === 'Enter' && sanction.setOffence(found[0] ?? null)}
      />
      {isError && <p role="alert">{t('conduct.ruling.failed')}</p>}
      <ul>
        {found.map((offence) => (
          <li key={offence.rule}>
            <button
              type="button"
              data-offence={offence.rule}
              aria-pressed={sanction.offence?.rule === offence.rule}
              onClick={() => sanction.setOffence(offence)}
            >
              <small>{offence.rule}</small>
              <strong>{offence.title[language]}</strong>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** A sanction in three taps and a word: player, offence, and the step; the house's own is first. */
export const SanctionForm = () => {
  const { t } = useTexts();
  const sanction = useSanction();
  const { who, offence, said } = sanction;
  return (
    <div className="ruling sanction">
      <h1 className="visually-hidden">{t('conduct.part.sanction')}</h1>
      <PlayerSide key={`player-${said.times}`} sanction={sanction} />
      <OffenceSide key={`offence-${said.times}`} sanction={sanction} />
      {who?.playerId && offence !== null ? (
        <section className="ruling__decision" aria-label={t('conduct.ruling.decision')}>
          <h2>{who.alias}</h2>
          <OffenceDetails offence={offence} details={sanction.details} onChange={sanction.setDetails} />
          {sanction.isSaid ? (
            <StepChoice sanction={sanction} playerId={who.playerId} offence={offence.rule} />
          ) : (
            <p>{t('conduct.details.first')}</p>
          )}
          <Button
            variant="default"
            data-report
            disabled={!sanction.isSaid}
            loading={sanction.isBusy}
            onClick={() => void sanction.report()}
          >
            {t('conduct.sanction.report')}
          </Button>
          <Button variant="subtle" color="gray" onClick={sanction.begin}>
            {t('cancel')}
          </Button>
        </section>
      ) : (
        <section className="ruling__wait">
          <p role="status" className="op-board__said">
            {said.times > 0 && t(`conduct.sanction.${said.what}`)}
          </p>
          <p>{t('conduct.sanction.how')}</p>
        </section>
      )}
    </div>
  );
};

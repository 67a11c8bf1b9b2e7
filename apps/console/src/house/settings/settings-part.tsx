import { useLanguage } from '@cardroom/design';
import { TextInput } from '@mantine/core';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useBoard, useRoom } from '../../boards/use-board';
import { useRole } from '../../session/session';
import { useTexts } from '../../texts/texts';
import { type HouseBook, type SettingValue, useHouseBook } from './house-book';
import { type SettingCommand, SettingRow } from './setting-row';
import './settings.css';

/** Accents and capitals make no difference. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

interface InForce {
  readonly settings: Readonly<Record<string, SettingValue>>;
  readonly command: SettingCommand;
  readonly onSet?: (() => void) | undefined;
}

/** The settings that are in force, by section, of those that have the words looked for. */
const useFoundSections = (book: HouseBook, wanted: string, settings: InForce['settings']) => {
  const { language } = useLanguage();
  return book.sections.flatMap(({ title, parameters }) => {
    const found = Object.entries(parameters).flatMap(([name, parameter]) => {
      const inForce = settings[name];
      const words = plain(`${parameter.meaning[language]} ${title[language]} ${name}`);
      return inForce !== undefined && words.includes(plain(wanted.trim()))
        ? [{ name, parameter, inForce }]
        : [];
    });
    return found.length === 0 ? [] : [{ title: title[language], found }];
  });
};

const Sections = ({
  book,
  wanted,
  settings,
  command,
  onSet,
}: InForce & { readonly book: HouseBook; readonly wanted: string }) => {
  const { t } = useTexts();
  const sections = useFoundSections(book, wanted, settings);
  if (sections.length === 0) return <p className="settings__none">{t('setting.none')}</p>;
  return (
    <div className="settings__sections">
      {sections.map(({ title, found }) => (
        <section key={title} className="house-card" aria-label={title}>
          <h2>{title}</h2>
          <ul>
            {found.map(({ name, parameter, inForce }) => (
              <SettingRow
                key={`${name} ${JSON.stringify(inForce)}`}
                {...{ name, parameter, book, inForce, command, onSet }}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
};

/** House rules as they are in force; each can be set within what the rule book allows. */
export const Settings = (inForce: InForce) => {
  const { t } = useTexts();
  const { mayGive } = useRole();
  const book = useHouseBook();
  const [wanted, setWanted] = useState('');
  return (
    <div className="settings">
      <div className="settings__top">
        <TextInput
          type="search"
          aria-label={t('setting.search')}
          placeholder={t('setting.search')}
          leftSection={<Search size={20} aria-hidden="true" />}
          value={wanted}
          onChange={({ currentTarget }) => setWanted(currentTarget.value)}
        />
        {!mayGive(inForce.command) && <p>{t('setting.readOnly')}</p>}
      </div>
      {book ? (
        <Sections book={book} wanted={wanted} {...inForce} />
      ) : (
        <p aria-busy="true">{t('setting.loading')}</p>
      )}
    </div>
  );
};

/** The house rules of the floor. */
export const SettingsPart = () => (
  <Settings settings={useRoom()?.settings ?? {}} command="change-house-setting" />
);

/** The house rules of the cage, once it has opened for the first time. */
export const CagePart = () => {
  const [cage] = useBoard('cage')?.values() ?? [];
  const settings = (cage?.settings ?? {}) as InForce['settings'];
  return <Settings settings={settings} command="cashier/change-cage-setting" />;
};

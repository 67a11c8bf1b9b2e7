import { useTexts } from '../../texts/texts';

/** The kind of a fact of the cage in words; one that is newer than the screen shows its name. */
export const useEntryWords = () => {
  const { t, i18n } = useTexts();
  return (type: string): string =>
    i18n.exists(`cage.fact.${type}`, { ns: 'app' }) ? t(`cage.fact.${type}` as 'cage.fact.ChipsSold') : type;
};

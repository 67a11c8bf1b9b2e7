import { Link, useSearch } from '@tanstack/react-router';
import { MovingInPart } from '../moving-in/moving-in-part';
import { PapersPart } from '../papers/papers-part';
import { PartedPage } from '../shell/parted-page';
import { useTexts } from '../texts/texts';
import './house-page.css';
import { type HousePart, useHouseParts } from './house-parts';
import { RatesPart } from './rates/rates-part';
import { ConductPart } from './settings/conduct-part';
import { CagePart, SettingsPart } from './settings/settings-part';
import { TablesPart } from './tables-part';

const contents: Readonly<Record<HousePart, () => React.JSX.Element>> = {
  settings: SettingsPart,
  conduct: ConductPart,
  cage: CagePart,
  rates: RatesPart,
  tables: TablesPart,
  movingIn: MovingInPart,
  paper: PapersPart,
};

/** *House*: what a room is set up with, part by part; each role sees the parts that are its own. */
export const HousePage = () => {
  const { t } = useTexts();
  const parts = useHouseParts();
  const { part } = useSearch({ from: '/house' });
  const shown = parts.find((each) => each === part) ?? parts[0];
  const Content = shown && contents[shown];
  return (
    <PartedPage
      title={t('housePage.title')}
      label={t('housePage.parts')}
      parts={parts}
      shown={shown}
      wayTo={(each, look) => (
        <Link to="/house" search={({ at, fact }) => ({ at, fact, part: each })} {...look}>
          {t(`housePage.part.${each}`)}
        </Link>
      )}
    >
      {Content && <Content />}
    </PartedPage>
  );
};

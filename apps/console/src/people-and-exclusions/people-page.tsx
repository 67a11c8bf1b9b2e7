import { Link, useSearch } from '@tanstack/react-router';
import '../players/player-page.css';
import { PartedPage } from '../shell/parted-page';
import { useTexts } from '../texts/texts';
import { ErasuresPart } from './erasures-part';
import { ExclusionsPart } from './exclusions-part';
import { FindPlayers } from './find-players';
import { LooksPart } from './looks-part';
import './people-page.css';
import { type PeoplePart, usePeopleParts } from './people-parts';
import { RulesPart } from './rules-part';
import { SamePart } from './same-part';

const contents: Readonly<Record<PeoplePart, () => React.JSX.Element>> = {
  players: FindPlayers,
  same: SamePart,
  exclusions: ExclusionsPart,
  looks: LooksPart,
  erasures: ErasuresPart,
  rules: RulesPart,
};

/** *People and exclusions*: who is known, who may be one person, who may not play, and who looked at whose name. */
export const PeoplePage = () => {
  const { t } = useTexts();
  const parts = usePeopleParts();
  const { part } = useSearch({ from: '/people' });
  const shown = parts.find((each) => each === part) ?? parts[0];
  const Content = shown && contents[shown];
  return (
    <PartedPage
      title={t('people.title')}
      label={t('people.parts')}
      parts={parts}
      shown={shown}
      wayTo={(each, look) => (
        <Link to="/people" search={({ at, fact }) => ({ at, fact, part: each })} {...look}>
          {t(`people.part.${each}`)}
        </Link>
      )}
    >
      {Content && <Content />}
    </PartedPage>
  );
};

import { Link } from '@tanstack/react-router';
import { useTexts } from '../texts/texts';

interface PlayerLinkProps {
  readonly playerId: string;
  readonly alias: string;
  /** What stands on the link, where the alias stands beside it. */
  readonly label?: string;
  readonly onGo?: () => void;
}

/** Leads from an alias to the player's page. */
export const PlayerLink = ({ playerId, alias, label, onGo }: PlayerLinkProps) => {
  const { t } = useTexts();
  return (
    <Link
      to="/players/$playerId"
      params={{ playerId }}
      search={({ at, fact }) => ({ at, fact })}
      className="player-link"
      aria-label={`${label ?? alias}: ${label === undefined ? t('people.open') : alias}`}
      onClick={() => onGo?.()}
    >
      {label ?? alias}
    </Link>
  );
};

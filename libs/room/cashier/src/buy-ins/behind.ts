import { type Instant, type Minor, minor } from '@cardroom/kernel';
import { type GameFacts } from '../facts';
import { type CageSettings } from '../settings';
import { minimumBuyIn } from './buy-in';

/** Chips bought and not yet delivered, as a hand begins. */
export interface Behind {
  readonly amountMinor: Minor;
  /** When the table was told; null: it was not. */
  readonly announcedAt: Instant | null;
}

/** A hand whose first card is dealt, and what its player has by then. */
export interface HandBegins {
  readonly game: GameFacts & { readonly stackMinor: Minor };
  readonly behind: Behind;
  readonly dealtAt: Instant;
}

/**
 * With how much a player plays the hand whose first card is dealt at `dealtAt`: what lies in front of him and what was
 * announced before. What was not announced plays no further than the table's minimum (RRP-2.2.6), and not at all where
 * the club has to agree (THR-1.4.b). The text does not say what becomes of an unannounced amount behind a stack; we
 * read that it fills the stack up to the minimum.
 *
 * The amount is fixed with the first card: a delivery during the hand changes nothing.
 */
export const stakeInPlay = ({ game, behind, dealtAt }: HandBegins, settings: CageSettings): Minor => {
  const { stackMinor } = game;
  const isAnnounced = behind.announcedAt !== null && behind.announcedAt < dealtAt;
  const needsAgreement = settings.playingBehind === 'clubApprovalAndAnnounced';
  if (isAnnounced && (!needsAgreement || settings.clubAllowsBehind))
    return minor(stackMinor + behind.amountMinor);
  if (needsAgreement) return stackMinor;
  const filled = Math.min(minimumBuyIn(game, settings) ?? 0, stackMinor + behind.amountMinor);
  return minor(Math.max(stackMinor, filled));
};

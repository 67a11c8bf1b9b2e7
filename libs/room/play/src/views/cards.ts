import { type PlayerInHand, type SeenCard, unknownCard } from '@cardroom/poker';
import { type HandInProgress } from '../state';
import { type Viewer } from './viewer';

/** Whoever entered the cards at a recorded table may read them again; at a dealt one only their player holds them. */
const seesEntered = ({ kind }: Viewer, { depth }: HandInProgress): boolean =>
  depth === 'recorded' && (kind === 'dealer' || kind === 'supervisor');

const isHis = (viewer: Viewer, { seat }: PlayerInHand): boolean =>
  viewer.kind === 'seat' && viewer.seat === seat;

/** The cards of a player as somebody may see them: covered unless they lie open, are his own, or were entered by staff. */
export const cardsSeenBy = (
  viewer: Viewer,
  inProgress: HandInProgress,
  player: PlayerInHand,
): readonly SeenCard[] => {
  const seesAll = isHis(viewer, player) || seesEntered(viewer, inProgress);
  return player.cards.map(({ card, up }) =>
    seesAll || up || player.tabled.includes(card) ? card : unknownCard,
  );
};

import { type GameShape } from '@cardroom/contracts';

type Variant = GameShape['variant'];
type Structure = GameShape['structure'];

/** Every kind of game, in the order in which screens show them. */
const variantPlaces: Readonly<Record<Variant, number>> = {
  holdem: 0,
  omaha: 1,
  'omaha-hi-lo': 2,
  'seven-card-stud': 3,
  'seven-card-stud-hi-lo': 4,
  'five-card-draw': 5,
};
const structurePlaces: Readonly<Record<Structure, number>> = {
  'no-limit': 0,
  'pot-limit': 1,
  'fixed-limit': 2,
};

export const variantsInOrder = Object.keys(variantPlaces) as Variant[];
export const structuresInOrder = Object.keys(structurePlaces) as Structure[];

/** Games stand in the same order on every screen: by kind, then from the small to the big stakes. */
export const inGameOrder = (a: GameShape, b: GameShape): number =>
  variantPlaces[a.variant] - variantPlaces[b.variant] ||
  structurePlaces[a.structure] - structurePlaces[b.structure] ||
  Number(a.stakes[1]) - Number(b.stakes[1]) ||
  Number(a.stakes[0]) - Number(b.stakes[0]);

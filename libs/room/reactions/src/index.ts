export {
  type HandPlayed,
  type HandReading,
  type LastTwo,
  readingOf,
  wishesOfHand,
} from './hand-tells-conduct';
export * from './reaction';
export { reactions } from './reactions';
export * from './room-modules';
export { dayOf, subjectOf } from './streams';

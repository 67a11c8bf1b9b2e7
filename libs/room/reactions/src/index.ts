export * from './reaction';
export { reactions } from './reactions';
export * from './room-modules';
export { dayOf, subjectOf } from './streams';

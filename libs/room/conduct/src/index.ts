/**
 * What was ruled, by which rule, and what players' conduct cost them. Rulings are one stream for each room and gaming
 * day; a player's record is a stream of his own, so that his standing is one read at every door; exclusions that
 * players ask for themselves are a store apart.
 */
export * from './history';
export * from './house/house';
export * from './offices';
export * from './own-request/own-request';
export * from './patterns/nuts';
export * from './patterns/patterns';
export * from './patterns/soft-play';
export * as conductRefusals from './refusals';
export * from './rulings/citing';
export * from './rulings/commands';
export { rulings } from './rulings/decider';
export * from './rulings/events';
export * from './rulings/questions';
export * from './rulings/state';
export * from './rulings/table-as-it-stood';
export * from './sanctions/commands';
export * from './sanctions/deadlines';
export { conduct } from './sanctions/decider';
export * from './sanctions/events';
export { isTimeOut, shutsOut } from './sanctions/in-force';
export { smokesUnder } from './sanctions/incidents';
export { leavesTheArea } from './sanctions/noticed';
export { type Detail, isGross, type Offence, offenceOf, offences } from './sanctions/offences';
export { type Alert, type Earlier, type Judged, type Proposal, proposalFor } from './sanctions/proposal';
export * from './sanctions/standing';
export * from './sanctions/state';
export * from './sanctions/steps';
export * from './settings';
export * from './stamp';
export * from './stream';

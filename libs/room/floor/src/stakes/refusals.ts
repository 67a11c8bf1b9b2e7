import { refusal } from '@cardroom/kernel';

export const stakesSame = refusal('floor.stakes-same', 'conflict', 'RRP-2.2.16');
export const stakesProposedAlready = refusal('floor.stakes-proposed-already', 'conflict', 'RRP-2.2.16');
export const noStakesProposed = refusal('floor.no-stakes-proposed', 'conflict', 'RRP-2.2.16');
export const objectedAlready = refusal('floor.objected-already', 'conflict', 'RRP-2.2.16');
/** Only those at the table are asked; who is absent is not. */
export const notPolled = refusal('floor.not-polled', 'conflict', 'RRP-2.2.16');
export const stakesChangeObjected = refusal('floor.stakes-change-objected', 'conflict', 'RRP-2.2.16');
/** Raising the stakes, or another game, needs the house's approval. */
export const approvalRequired = refusal('floor.approval-required', 'forbidden', 'RRP-2.2.16');
/** A warning: one of only two players objects, which does not refuse by the letter. */
export const halfTheTableObjects = refusal('floor.half-the-table-objects', 'conflict', 'RRP-2.2.16');

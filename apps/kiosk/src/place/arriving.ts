import { type Problem, type ReceiptRow } from '@cardroom/contracts';
import { ask, deliver, newCommandKey } from '@cardroom/design';

/** Tells the room that whoever called in for this entry is here; answers what stood in the way, if anything did. */
export const tellArrival = async (entryId: string): Promise<Problem | 'unanswered' | null> => {
  const answer = await deliver({ name: 'confirm-arrival', body: { entryId }, key: newCommandKey() });
  if (answer.kind === 'refused') return answer.problem;
  return answer.kind === 'unanswered' ? 'unanswered' : null;
};

/** The same by the code of his receipt; true once the room knows. */
export const tellArrivalOf = async (code: string): Promise<boolean> => {
  const receipt = await ask<ReceiptRow>(`/receipts/${code}`);
  return receipt.kind === 'done' && (await tellArrival(receipt.value.entryId)) === null;
};

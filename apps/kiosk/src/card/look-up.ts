import { type CardAnswer, type Problem, type ReceiptRow } from '@cardroom/contracts';
import { ask } from '@cardroom/design';

/** What was shown: a receipt with its code, or a card with whose it is. */
export type Shown =
  | { readonly kind: 'receipt'; readonly code: string }
  | { readonly kind: 'card'; readonly number: string; readonly card: CardAnswer }
  | { readonly kind: 'trouble'; readonly trouble: Problem | 'unanswered' };

const receiptForm = /^[A-HJ-NP-Z2-9]{8}$/i;

export const lookUpCard = async (number: string): Promise<Shown> => {
  const answer = await ask<CardAnswer>(`/players/cards/${encodeURIComponent(number)}`);
  if (answer.kind === 'done') return { kind: 'card', number, card: answer.value };
  return { kind: 'trouble', trouble: answer.kind === 'refused' ? answer.problem : 'unanswered' };
};

/** A receipt where it looks like one and is known, else a card. */
export const lookUp = async (text: string): Promise<Shown> => {
  if (receiptForm.test(text)) {
    const code = text.toUpperCase();
    const answer = await ask<ReceiptRow>(`/receipts/${code}`);
    if (answer.kind === 'done') return { kind: 'receipt', code };
    if (answer.kind === 'unanswered') return { kind: 'trouble', trouble: 'unanswered' };
  }
  return lookUpCard(text);
};

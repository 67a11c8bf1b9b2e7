import { type CardAnswer, type Problem, type ReceiptRow } from '@cardroom/contracts';
import { ask } from '@cardroom/design';
import { tellArrivalOf } from '../place/arriving';

/** What was shown: a receipt with its code, or a card with whose it is. */
export type Shown =
  | { readonly kind: 'receipt'; readonly code: string }
  | {
      readonly kind: 'card';
      readonly number: string;
      readonly card: CardAnswer;
      /** He had called in, and the room has just been told that he is here. */
      readonly hasArrived: boolean;
    }
  | { readonly kind: 'trouble'; readonly trouble: Problem | 'unanswered' };

const receiptForm = /^[A-HJ-NP-Z2-9]{8}$/i;

const read = (number: string) => ask<CardAnswer>(`/players/cards/${encodeURIComponent(number)}`);

/** Who shows his card in the room is in the room: he has arrived for whatever he had called in for (RRP-2.3.1). */
const arrive = async ({ places }: CardAnswer): Promise<boolean> => {
  const calledIn = places.filter(({ state }) => state === 'called-in');
  const told = await Promise.all(calledIn.map(({ code }) => tellArrivalOf(code)));
  return told.includes(true);
};

export const lookUpCard = async (number: string): Promise<Shown> => {
  const answer = await read(number);
  if (answer.kind !== 'done')
    return { kind: 'trouble', trouble: answer.kind === 'refused' ? answer.problem : 'unanswered' };
  const hasArrived = await arrive(answer.value);
  const again = hasArrived ? await read(number) : answer;
  return { kind: 'card', number, card: again.kind === 'done' ? again.value : answer.value, hasArrived };
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

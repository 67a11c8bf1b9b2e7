import { type FactShape, type LogAnswer } from '@cardroom/contracts';
import { type Caller, type RoomClient } from './room-client';

/** Every fact of the room after a position, as an auditor reads them. */
export const readLog = async (client: RoomClient, auditor: Caller, from = '0'): Promise<FactShape[]> => {
  const facts: FactShape[] = [];
  let after: string | null = from;
  while (after !== null) {
    const page: LogAnswer = await client.read<LogAnswer>(auditor, `/log?after=${after}&limit=1000`);
    facts.push(...page.facts);
    after = page.next;
  }
  return facts;
};

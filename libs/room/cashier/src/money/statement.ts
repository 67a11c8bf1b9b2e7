import { type CommandId, type Instant, type Minor, minor, type PlayerId } from '@cardroom/kernel';
import { type CashierEvent } from '../events';
import { type Posting } from '../ledger/postings';

/** One line of a player's statement, in minor units. */
export interface StatementLine {
  readonly at: Instant;
  readonly command: CommandId;
  /** What happened, by the name of its fact. */
  readonly what: CashierEvent['type'];
  readonly changeMinor: Minor;
  readonly balanceMinor: Minor;
}

export interface Statement {
  readonly openingMinor: Minor;
  readonly lines: readonly StatementLine[];
  readonly closingMinor: Minor;
}

const changeFor = (postings: readonly Posting[], playerId: PlayerId): number =>
  postings.reduce((sum, { account, change }) => (account === `account:${playerId}` ? sum + change : sum), 0);

/** A player's money over the facts of one gaming day: what was carried in, every change, and what is left. */
export const statementOf = (events: readonly CashierEvent[], playerId: PlayerId): Statement => {
  let [opening, balance] = [0, 0];
  const lines: StatementLine[] = [];
  for (const event of events) {
    if (event.type === 'CageOpened')
      opening = balance = event.carried ? changeFor(event.carried.balances, playerId) : 0;
    const change = 'postings' in event ? changeFor(event.postings, playerId) : 0;
    if (change === 0) continue;
    balance += change;
    const { at, command, type: what } = event;
    lines.push({ at, command, what, changeMinor: minor(change), balanceMinor: minor(balance) });
  }
  return { openingMinor: minor(opening), lines, closingMinor: minor(balance) };
};

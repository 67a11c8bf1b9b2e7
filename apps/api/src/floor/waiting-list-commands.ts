import { type FloorCommandName } from '@cardroom/contracts';
import { id } from '@cardroom/kernel';
import { drawId } from '../people/credentials';
import { amount, given, stamp } from '../commands/translating';
import { ofEntry, type Translation } from './translating';

type Name = Extract<
  FloorCommandName,
  'give-more-time' | 'mark-out' | 'transfer-entry' | 'take-deposit' | 'settle-deposit'
>;

/** Commands of the waiting lists beside joining, calling and leaving. */
export const waitingListCommands: Translation<Name> = {
  'give-more-time': ofEntry('GiveMoreTime'),
  'mark-out': (body, edge) => ({ ...ofEntry('MarkOut')(body, edge), ...given({ minutes: body.minutes }) }),
  'transfer-entry': (body, edge) => ({
    ...ofEntry('TransferEntry')(body, edge),
    toGameId: id(body.toGameId),
    place: body.place,
    reason: body.reason,
  }),
  'take-deposit': (body, edge) => ({
    type: 'TakeDeposit',
    ...stamp(edge),
    depositId: drawId('d'),
    ...(body.entryId === undefined ? {} : { entryId: id(body.entryId) }),
    ...(body.tableId === undefined ? {} : { tableId: id(body.tableId) }),
    ...given({ seat: body.seat }),
    ...(body.amount === undefined ? {} : { amountMinor: amount(body.amount, 'amount', edge) }),
  }),
  'settle-deposit': ({ depositId, outcome, reason }, edge) => ({
    type: 'SettleDeposit',
    ...stamp(edge),
    depositId,
    outcome,
    ...given({ reason }),
  }),
};

import { type absenceBodies } from '@cardroom/contracts';
import { id, instantFromIso, type StaffId } from '@cardroom/kernel';
import { drawId, drawLetters } from '../people/credentials';
import { amount, given, stamp } from '../commands/translating';
import { ofSeat, type Translation } from './translating';

const receiptLetters = 8;

/** Who counted too. */
const second = (staffId: string | undefined) =>
  staffId === undefined ? {} : { countedBy: id<StaffId>(staffId) };

/** Commands about players who walk, their chips and their seats, and about what is noted of seats. */
export const absenceCommands: Translation<keyof typeof absenceBodies> = {
  'mark-absent': ofSeat('MarkAbsent'),
  'announce-absence': (body, edge) => ({
    ...ofSeat('AnnounceAbsence')(body, edge),
    until: instantFromIso(body.until),
  }),
  'mark-present': ofSeat('MarkPresent'),
  'pick-up-chips': (body, edge) => ({
    ...ofSeat('PickUpChips')(body, edge),
    custodyId: drawId('k'),
    entryId: id(drawId('e')),
    receiptCode: drawLetters(receiptLetters),
    ...(body.amount === undefined ? {} : { amountMinor: amount(body.amount, 'amount', edge) }),
    ...given({ reason: body.reason }),
    ...second(body.countedBy),
  }),
  'count-custody': ({ custodyId, amount: counted, countedBy }, edge) => ({
    type: 'CountCustody',
    ...stamp(edge),
    custodyId,
    amountMinor: amount(counted, 'amount', edge),
    ...second(countedBy),
  }),
  'release-custody': ({ custodyId, to }, edge) => ({
    type: 'ReleaseCustody',
    ...stamp(edge),
    custodyId,
    to,
  }),
  'allow-play-over': (body, edge) => ({ ...ofSeat('AllowPlayOver')(body, edge), entryId: id(body.entryId) }),
  'end-play-over': ofSeat('EndPlayOver'),
  'confirm-stack': (body, edge) => ({
    ...ofSeat('ConfirmStack')(body, edge),
    stackMinor: amount(body.stack, 'stack', edge),
  }),
  'admit-guest': (body, edge) => ({
    ...ofSeat('AdmitGuest')(body, edge),
    ...given({ guestName: body.guestName }),
  }),
  'end-guest': ofSeat('EndGuest'),
  'object-to-guest': ofSeat('ObjectToGuest'),
  'flag-seat': (body, edge) => ({ ...ofSeat('FlagSeat')(body, edge), flag: body.flag }),
  'clear-seat-flag': (body, edge) => ({ ...ofSeat('ClearSeatFlag')(body, edge), flag: body.flag }),
};

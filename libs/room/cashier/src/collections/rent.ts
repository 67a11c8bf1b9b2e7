import { accept, judge, minor } from '@cardroom/kernel';
import { kept } from '../corrections/entries';
import {
  acceptPosting,
  areOurs,
  cageIsOpen,
  canBeCounted,
  isInCharge,
  isOfRoom,
  orTheHouse,
  overTheCounter,
} from '../ground-rules';
import { stampOf } from '../ids';
import { worth } from '../ledger/holding';
import { entryOf, owed, takenIn } from '../ledger/postings';
import { alreadyCollected, feeKindsMixed } from '../refusals';
import { type SheetLine, type SheetOfPeriod } from './commands';
import { type CommandNamed, type DecisionsOf, type EvolutionsOf, type RulesFor } from '../slice';
import { type Cage, rentKey } from '../state';
import { type BoxKind, type FeeKind } from '../state-parts';

/** A promotional fund's box may stand beside any fee; the other boxes go with their own fee only. */
export const boxFits = (kind: BoxKind, fee: FeeKind | undefined): boolean =>
  kind === 'jackpot' || fee === undefined || fee === kind;

/** A table changes its fee only once the box of the old kind is away. */
const noOtherBoxThere: RulesFor<'SetTableFee'>[number] = ({ tableId, fee }, { boxes }) => {
  const other = boxes.find(
    (box) => box.tableId === tableId && box.state === 'at-table' && !boxFits(box.kind, fee),
  );
  return other ? feeKindsMixed({ tableId, fee, box: other.kind }) : null;
};

export const setTableFeeRules: RulesFor<'SetTableFee'> = [
  cageIsOpen,
  orTheHouse(isInCharge),
  noOtherBoxThere,
];

const tableTakesRent: RulesFor<'CollectRent'>[number] = ({ tableId }, { fees }) => {
  const fee = fees.get(tableId);
  return fee === undefined || fee === 'rent' ? null : feeKindsMixed({ tableId, fee });
};

const onceAPeriod: RulesFor<'CollectRent'>[number] = ({ tableId, period }, { rents }) =>
  rents.has(rentKey(tableId, period)) ? alreadyCollected({ tableId, period }) : null;

export const collectRentRules: RulesFor<'CollectRent'> = [
  ...overTheCounter,
  tableTakesRent,
  onceAPeriod,
  ({ received }, cage) => canBeCounted(received, cage),
  ({ received }, cage) => areOurs(received.chips, cage),
];

const collecting = (command: CommandNamed<'CollectRent'>, cage: Cage) => {
  const { windowId, tableId, period, sheet, received } = command;
  const sum = (isPaid: boolean) =>
    sheet.reduce((total, line) => (line.isPaid === isPaid ? total + line.amountMinor : total), 0);
  const amountMinor = worth(received);
  const postings = entryOf(takenIn(`window:${windowId}`, received), owed('income:rent', amountMinor));
  const fact = {
    ...{ ...stampOf(command), windowId, tableId, period, sheet, received, amountMinor, postings },
    owedMinor: minor(sum(false)),
    differenceMinor: minor(amountMinor - sum(true)),
  };
  return acceptPosting(cage, postings, [{ type: 'RentCollected', ...fact }]);
};

export const noteRentRules: RulesFor<'NoteRent'> = [cageIsOpen, orTheHouse(isOfRoom)];

const sameLine = (a: SheetLine, b: SheetLine): boolean =>
  a.seat === b.seat && a.playerId === b.playerId && a.amountMinor === b.amountMinor && a.state === b.state;

const isSame = (a: SheetOfPeriod | undefined, b: SheetOfPeriod): boolean =>
  a !== undefined &&
  a.dueAt === b.dueAt &&
  a.lines.length === b.lines.length &&
  a.lines.every((line, i) => {
    const other = b.lines[i];
    return other !== undefined && sameLine(line, other);
  });

const noting = (command: CommandNamed<'NoteRent'>, { record }: Cage) => {
  const { tableId, tableNumber } = command;
  const periods = command.periods.filter(
    (one) => !isSame(record.sheets.get(rentKey(tableId, one.period)), one),
  );
  return periods.length === 0
    ? accept<never>()
    : accept({ type: 'RentNoted' as const, ...stampOf(command), tableId, tableNumber, periods });
};

export const rentDecisions: DecisionsOf<'SetTableFee' | 'NoteRent' | 'CollectRent'> = {
  SetTableFee: (command, cage) =>
    judge(setTableFeeRules, [command, cage], () => {
      const { tableId, fee } = command;
      return cage.fees.get(tableId) === fee
        ? accept()
        : accept({ type: 'TableFeeSet', ...stampOf(command), tableId, fee });
    }),
  NoteRent: (command, cage) => judge(noteRentRules, [command, cage], () => noting(command, cage)),
  CollectRent: (command, cage) => judge(collectRentRules, [command, cage], () => collecting(command, cage)),
};

export const rentEvolutions: EvolutionsOf<'TableFeeSet' | 'RentNoted' | 'RentCollected'> = {
  RentNoted: (cage) => cage,
  TableFeeSet: (cage, { tableId, fee }) => ({ ...cage, fees: cage.fees.set(tableId, fee) }),
  RentCollected: (cage, event) => {
    const rent = rentKey(event.tableId, event.period);
    const fees = cage.fees.set(event.tableId, 'rent');
    return kept({ ...cage, fees, rents: cage.rents.set(rent, event.command) }, event, { rent });
  },
};

import { type CashierCommandName } from '@cardroom/contracts';
import { type CageTranslation } from './cage-edge';
import { cageDayCommands } from './day-commands';
import { entryCommands } from './entry-commands';
import { saleCommands } from './sale-commands';
import { cageTableCommands } from './table-commands';
import { transferCommands } from './transfer-commands';

/** Each request of the contract as the command that the cage decides on. */
export const cashierCommands: CageTranslation<CashierCommandName> = {
  ...cageDayCommands,
  ...transferCommands,
  ...saleCommands,
  ...cageTableCommands,
  ...entryCommands,
};

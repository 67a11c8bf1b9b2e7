import { dealerAt } from '@cardroom/floor';
import { type SignedIn } from '../people/signed-in';
import { notYourTable } from '../play/refusals';
import { refusedBy } from '../problems/refused';
import { type TableFound } from './table-facts';

/** A dealer asks where the floor has him signed in, and nowhere else. */
export const mustDealThere = (who: SignedIn, table: TableFound | null): void => {
  if (who.kind !== 'staff' || who.role !== 'dealer' || !table) return;
  const { tableId, floor } = table;
  const tableNumber = floor.tables.get(tableId)?.plan.number ?? 0;
  if (dealerAt(floor, tableId)?.dealerId !== who.staffId)
    throw refusedBy(notYourTable({ tableId, tableNumber }));
};

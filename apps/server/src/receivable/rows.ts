import { rowsOf } from '../resource/rows.ts';
import { receivable } from '../schema/receivable.ts';

/** Promises and contacts about the debts of institutions. */
export const receivableRows = rowsOf({
  table: receivable,
  noun: 'Account',
  tenant: receivable.institutionId,
});

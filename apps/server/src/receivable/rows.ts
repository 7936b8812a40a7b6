import { rowsOf } from '../resource/rows.ts';
import { receivable } from '../schema/receivable.ts';

/** What was said about the debts of institutions. */
export const receivableRows = rowsOf({
  table: receivable,
  noun: 'Account',
  tenant: receivable.institutionId,
});

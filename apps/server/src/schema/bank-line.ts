import type { BankLineStatus } from '@booking/api-client/contract';
import { date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { audit } from './columns.ts';
import { institution } from './tenant.ts';

/** Incoming payments on the platform's bank account, from its statements. */
export const bankLine = pgTable(
  'bank_line',
  {
    id: text('id').primaryKey(),
    day: date('day', { mode: 'string' }).notNull(),
    /** In paise: the account is in the platform's currency. */
    amountMinor: integer('amount_minor').notNull(),
    /** Text of the bank, as it is in the file. */
    text: text('text').notNull(),
    reference: text('reference'),
    /** Key by which references of payments are compared. */
    referenceKey: text('reference_key'),
    /** Hash of all that the bank wrote about the line, so that a line of two statements is stored once. */
    hash: text('hash').notNull(),
    status: text('status').$type<BankLineStatus>().notNull(),
    /** The account that the payment was recorded in, and its line there. */
    institutionId: text('institution_id').references(() => institution.id),
    entryId: text('entry_id'),
    /** Why it is no payment of an institute. */
    note: text('note'),
    /** Folded text for the list's search (`database/search.ts`). */
    searchText: text('search_text').notNull(),
    ...audit,
  },
  (t) => [
    uniqueIndex('bank_line_hash_key').on(t.hash),
    index('bank_line_day').on(t.day, t.id),
    index('bank_line_amount').on(t.amountMinor, t.id),
    index('bank_line_created').on(t.createdAt, t.id),
    index('bank_line_institution').on(t.institutionId),
    index('bank_line_status').on(t.status, t.day, t.id),
    index('bank_line_search')
      .using('gin', t.searchText.op('gin_trgm_ops'))
      .with({ fastupdate: false }),
  ],
);

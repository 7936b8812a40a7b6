import type { Paper, PaperKind, TaxShare } from '@booking/api-client/contract';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { audit, percentage } from './columns.ts';
import { institution } from './tenant.ts';

/** Content of a paper besides its amounts. */
export type PaperContent = Pick<
  Paper,
  | 'supplier'
  | 'buyer'
  | 'placeOfSupply'
  | 'text'
  | 'sac'
  | 'totalInWords'
  | 'reverseCharge'
  | 'about'
  | 'payment'
  | 'bank'
  | 'upiId'
  | 'footer'
>;

/** Papers issued for the lines of accounts. The database refuses to change or delete a row (`0032_papers.sql`). */
export const paper = pgTable(
  'paper',
  {
    institutionId: text('institution_id')
      .notNull()
      .references(() => institution.id),
    id: text('id').notNull(),
    kind: text('kind').$type<PaperKind>().notNull(),
    number: text('number').notNull(),
    financialYear: text('financial_year').notNull(),
    sequence: integer('sequence').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    subscriptionId: text('subscription_id').notNull(),
    entryId: text('entry_id').notNull(),
    currency: text('currency').notNull(),
    totalMinor: integer('total_minor').notNull(),
    /** Null for payments, which have no tax of their own. */
    taxableMinor: integer('taxable_minor'),
    taxRate: percentage('tax_rate'),
    taxes: jsonb('taxes').$type<readonly TaxShare[]>().notNull(),
    /** Balance of the account, this line included. */
    dueMinor: integer('due_minor').notNull(),
    content: jsonb('content').$type<PaperContent>().notNull(),
    /** The number and the buyer as a search compares them. Kept as it was written: a paper never changes. */
    searchedAs: text('searched_as').notNull(),
    ...audit,
  },
  (t) => [
    primaryKey({ columns: [t.institutionId, t.id] }),
    uniqueIndex('paper_entry_key').on(t.institutionId, t.entryId),
    // Series are the supplier's, over all institutions.
    uniqueIndex('paper_sequence_key').on(t.kind, t.financialYear, t.sequence),
    uniqueIndex('paper_number_key').on(t.kind, t.financialYear, t.number),
    uniqueIndex('paper_id_key').on(t.id),
    index('paper_created').on(t.createdAt, t.id),
    index('paper_entry').on(t.entryId),
    index('paper_subscription').on(t.subscriptionId),
    index('paper_number').on(t.number),
    index('paper_day').on(t.day, t.id),
    index('paper_search').using('gin', t.searchedAs.op('gin_trgm_ops')).with({ fastupdate: false }),
    check('paper_number_form', sql`${t.number} ~ '^[A-Za-z0-9/-]{1,16}$'`),
  ],
);

/** The last number of each kind in a financial year. Its row is locked from the number on until the line is written. */
export const paperSeries = pgTable(
  'paper_series',
  {
    kind: text('kind').$type<PaperKind>().notNull(),
    financialYear: text('financial_year').notNull(),
    last: integer('last').notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.financialYear] })],
);

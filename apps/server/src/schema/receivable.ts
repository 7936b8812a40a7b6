import { date, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { audit, instant } from './columns.ts';
import { institution } from './tenant.ts';

/**
 * Promises and contacts about the debt of an institute: a row for each institute that was asked to pay. What is owed is
 * in its account.
 */
export const receivable = pgTable(
  'receivable',
  {
    id: text('id').primaryKey(),
    institutionId: text('institution_id')
      .notNull()
      .references(() => institution.id),
    /** The day by which it promised to pay, and how much. */
    promiseDay: date('promise_day', { mode: 'string' }),
    promiseMinor: integer('promise_minor'),
    promiseNote: text('promise_note'),
    /** Payments from this instant on keep the promise. */
    promisedAt: instant('promised_at'),
    contactDay: date('contact_day', { mode: 'string' }),
    contactNote: text('contact_note'),
    contactBy: text('contact_by'),
    ...audit,
  },
  (t) => [uniqueIndex('receivable_institution_key').on(t.institutionId)],
);

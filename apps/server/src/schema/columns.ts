import { integer, numeric, text, timestamp } from 'drizzle-orm/pg-core';

/** An instant. Milliseconds only: JavaScript's dates know no more, and keyset order must not skip rows. */
export function instant(name: string) {
  return timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
}

/** A percentage with two decimals at most. */
export function percentage(name: string) {
  return numeric(name, { precision: 5, scale: 2, mode: 'number' });
}

/** Audit columns of every stored entity. */
export const audit = {
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  createdBy: text('created_by'),
  updatedBy: text('updated_by'),
  /** `__v` on the wire: rises by one with each change. */
  version: integer('version').notNull().default(0),
};

/**
 * Normalized form of a name (`seenAs` of the contract), by which it is unique. Null in rows that an older release has
 * written, until the housekeeping fills them, and for good where two of those look the same.
 */
export function seenName() {
  return text('seen_as');
}

/** The audit columns of a row that is made now. */
export function created(by: string | null, at: Date) {
  return { createdAt: at, updatedAt: at, createdBy: by, updatedBy: by, version: 0 };
}

import { sql } from 'drizzle-orm';
import { check, customType, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * Pictures that people have sent, by the hash of their bytes. The row is part of the transaction that names the picture;
 * so are the bytes, unless the installation keeps them in an object store.
 */
export const storedFile = pgTable(
  'stored_file',
  {
    /** SHA-256, base64url. */
    hash: text('hash').primaryKey(),
    type: text('type').notNull(),
    bytes: bytes('bytes'),
    /** The object that has the bytes. Its name is of this row alone, and never used again. */
    object: text('object'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('stored_file_age').on(t.createdAt),
    check('stored_file_bytes', sql`num_nonnulls(${t.bytes}, ${t.object}) = 1`),
  ],
);

/**
 * Objects of the store that no file has: to be written in a moment, or to be removed. Each is noted here before it is
 * there, and until it is gone, so that none is left behind, whenever a process ends.
 */
export const unusedObject = pgTable(
  'unused_object',
  {
    object: text('object').primaryKey(),
    since: instant('since').notNull(),
  },
  (t) => [index('unused_object_since').on(t.since)],
);

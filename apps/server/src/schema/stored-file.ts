import { customType, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * Pictures that people have sent, by the hash of their bytes. In the database, so that every process
 * has them, they are part of the transaction that names them, and a backup holds them.
 */
export const storedFile = pgTable(
  'stored_file',
  {
    /** SHA-256, base64url. */
    hash: text('hash').primaryKey(),
    type: text('type').notNull(),
    bytes: bytes('bytes').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('stored_file_age').on(t.createdAt)],
);

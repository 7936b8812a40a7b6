import { and, eq, gte, notInArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { idAt } from '../database/id.ts';
import { auditEntry } from '../schema/audit-entry.ts';

/** No transaction of a write takes longer. An entry has the time at which its transaction began. */
const LONGEST_WRITE_MS = 60_000;

/** A sign-in has entries too, and no report says who is signed in. */
const OF_SIGN_INS = ['session', 'securityEvent'];

/**
 * Whether someone has written anything that a read at a time of the database may not have seen: through any process, in any
 * session of theirs, or by a change of many rows that goes on without them. Every write has an entry in the audit log.
 */
export async function hasWrittenSince(
  db: Database,
  userId: string,
  readAt: number,
): Promise<boolean> {
  const since = readAt - LONGEST_WRITE_MS;
  const [entry] = await db
    .select({ id: auditEntry.id })
    .from(auditEntry)
    .where(
      and(
        eq(auditEntry.userId, userId),
        gte(auditEntry.id, idAt(since, 0)),
        // Finds the partition.
        gte(auditEntry.at, new Date(since)),
        notInArray(auditEntry.recordKind, OF_SIGN_INS),
      ),
    )
    .limit(1);
  return entry !== undefined;
}

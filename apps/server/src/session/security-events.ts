import type { Database } from '../database/database.ts';
import { newId } from '../database/id.ts';
import { type SecurityEventKind, securityEvent } from '../schema/session.ts';

/** Writes down what happened to an account, in the transaction in which it happens. */
export async function noteSecurityEvent(
  db: Database,
  event: {
    readonly kind: SecurityEventKind;
    readonly userId: string;
    readonly familyId?: string;
    readonly byId?: string;
    readonly reason?: string;
  },
  now: Date,
): Promise<void> {
  await db.insert(securityEvent).values({ id: newId(now.getTime()), at: now, ...event });
}

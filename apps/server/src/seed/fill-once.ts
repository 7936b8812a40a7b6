import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { meta } from '../schema/meta.ts';

interface Filled {
  readonly key: string;
  /**
   * Version of the rules by which it is filled: newer ones fill it again. Without it, once in the life of a database.
   */
  readonly version?: string;
}

/**
 * Fills what an older release has left empty, or has filled by older rules. Part of the housekeeping, since the older
 * release serves on while a newer one starts. It is marked at the end: what ends in the middle goes on where it was (`housekeeping/progress.ts`).
 */
export async function fillOnce(
  db: Database,
  { key, version }: Filled,
  fill: () => Promise<void>,
): Promise<void> {
  const [done] = await db.select().from(meta).where(eq(meta.key, key));
  if (done && (version === undefined || done.value === version)) return;
  await fill();
  const mark = { key, value: version ?? new Date().toISOString() };
  await db.insert(meta).values(mark).onConflictDoUpdate({ target: meta.key, set: mark });
}

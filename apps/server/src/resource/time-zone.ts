import { PLATFORM_TIME_ZONE, todayOf } from '@booking/api-client/contract';
import { sql } from 'drizzle-orm';
import { fieldError } from '../http-error.ts';
import type { ReadContext } from './context.ts';

/**
 * Refuses a time zone that the database does not know, at the place where it is chosen: the names of PostgreSQL are those
 * of its machine, which may be older than the names of Node.
 *
 * @throws HttpError `VALIDATION` at `path`
 */
export async function requireKnownZone(
  { db }: ReadContext,
  zone: string | null | undefined,
  path: string,
): Promise<void> {
  if (!zone) return;
  // Names are compared without case, as the database reads them.
  const { rows } = await db.execute<{ known: boolean }>(
    sql`select exists (select from pg_timezone_names where lower(name) = lower(${zone})) as known`,
  );
  if (rows[0]?.known) return;
  const message = 'Unknown time zone. Use a name such as Asia/Kolkata.';
  throw fieldError('VALIDATION', path, message);
}

/** Returns the institute's day, by the platform's calendar where an older release has stored a zone that there is not. */
export function todayForRates(now: Date, zone: string): string {
  try {
    return todayOf('rates', now, zone);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return todayOf('rates', now, PLATFORM_TIME_ZONE);
  }
}

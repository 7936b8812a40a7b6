import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from './database.ts';

const TRIES = 5;
/** Serialization failure and deadlock: the database asks to try again. */
const TRY_AGAIN = new Set(['40001', '40P01']);

/**
 * Runs `work` in one transaction. It may run several times, so it must have no effect outside the
 * database, and it must use only the database that it is given: the embedded one has one connection.
 */
export async function inTransaction<T>(db: Database, work: (db: Database) => Promise<T>) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (attempt === TRIES || !TRY_AGAIN.has(sqlState(error) ?? '')) throw error;
      await wait(Math.random() * 10 * 2 ** attempt);
    }
  }
}

/** The SQLSTATE of a failed query, as in `23505`; drizzle keeps the driver's error as the cause. */
export function sqlState(error: unknown): string | undefined {
  return textOf(driverError(error), 'code');
}

/** The constraint that a failed query broke, if it broke one. */
export function brokenConstraint(error: unknown): string | undefined {
  return textOf(driverError(error), 'constraint');
}

function driverError(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? error.cause : error;
}

function textOf(value: unknown, key: string): string | undefined {
  if (typeof value !== 'object' || value === null || !(key in value)) return undefined;
  const found: unknown = Reflect.get(value, key);
  return typeof found === 'string' ? found : undefined;
}

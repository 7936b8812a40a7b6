import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { beginAudited } from './audit-context.ts';
import type { Database } from './database.ts';
import { DatabaseTimeout } from './deadline.ts';

/** A write on a server that only reads: a standby, as while another one takes over. */
export const READ_ONLY = '25006';
const TRIES = 5;
/** Serialization failure and deadlock: the database asks to try again. */
const TRY_AGAIN = new Set(['40001', '40P01']);

/**
 * Runs `work` in one transaction. It may run several times, so it must have no effect outside the
 * database, and it must use only the database that it is given: the embedded one has one connection.
 * Inside a transaction, it is a part of that one which fails alone.
 *
 * Drizzle's own `transaction` loses a connection of the pool for good when `begin` fails, and gives a
 * broken one back when `rollback` does.
 */
export async function inTransaction<T>(
  db: Database,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const { $client: client } = db;
  if (!(client instanceof pg.Pool)) return inSavepoint(client, () => work(db));
  for (let attempt = 1; ; attempt += 1) {
    const after: AfterCommit[] = [];
    let result: T;
    try {
      result = await transact(
        client,
        (connection) => {
          const tx: Database = drizzle(connection);
          afterCommit.set(tx, after);
          return work(tx);
        },
        beginAudited(),
      );
    } catch (error) {
      if (attempt === TRIES || !TRY_AGAIN.has(sqlState(error) ?? '')) throw error;
      await wait(Math.random() * 10 * 2 ** attempt);
      continue;
    }
    for (const call of after) await call();
    return result;
  }
}

/** Must not fail: what it comes after is done. */
type AfterCommit = () => void | Promise<void>;

const afterCommit = new WeakMap<Database, AfterCommit[]>();

/**
 * Calls back once what has been written to `db` is committed: at once, where that is no transaction. `inTransaction` waits
 * for what is called.
 */
export function onCommit(db: Database, call: AfterCommit): void {
  const calls = afterCommit.get(db);
  if (calls) calls.push(call);
  else void call();
}

/** Runs `work` once, on a connection of its own, in one transaction that `begin` opens. */
export async function transact<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
  begin = 'begin',
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query(begin);
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    broken = await undo(client, error);
    throw error;
  } finally {
    // A broken connection is closed: its next user would be inside what is left of this transaction.
    client.release(broken);
  }
}

/** Rolls back. Returns why the connection can't be used again; undefined if it can. */
async function undo(client: pg.PoolClient, error: unknown): Promise<Error | undefined> {
  const failure = driverError(error);
  // A connection that has not replied in time is not asked again. A standby is left: the next connection may lead to
  // the new primary.
  if (failure instanceof Error && (isTimeout(failure) || sqlState(failure) === READ_ONLY)) {
    return failure;
  }
  try {
    await client.query('rollback');
    return undefined;
  } catch (cause) {
    return cause instanceof Error ? cause : new Error(String(cause));
  }
}

/** Timeouts raised by us and by pg. */
function isTimeout(error: Error): boolean {
  return error instanceof DatabaseTimeout || error.message === 'Query read timeout';
}

async function inSavepoint<T>(client: pg.PoolClient, work: () => Promise<T>): Promise<T> {
  await client.query('savepoint part');
  try {
    const result = await work();
    await client.query('release savepoint part');
    return result;
  } catch (error) {
    await client.query('rollback to savepoint part; release savepoint part');
    throw error;
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
  const code: unknown = Reflect.get(value, key);
  return typeof code === 'string' ? code : undefined;
}

import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';

/** A request has waited for the database as long as it may. */
export class DatabaseTimeout extends Error {
  constructor(ms: number) {
    super(`Database timeout: no reply within the ${ms} ms of a request.`);
  }
}

/**
 * The remaining time that a request may wait for the database. Waits at the same moment count
 * once, and the time between them, as while a body is read, does not count.
 */
class Allowance {
  readonly #limitMs: number;
  #usedMs = 0;
  #waits = 0;
  #since = 0;

  constructor(limitMs: number) {
    this.#limitMs = limitMs;
  }

  /** @throws DatabaseTimeout when the time runs out first. */
  async wait<T>(asked: Promise<T>): Promise<T> {
    const now = performance.now();
    if (this.#waits === 0) this.#since = now;
    this.#waits += 1;
    const left = this.#limitMs - this.#usedMs - (now - this.#since);
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(new DatabaseTimeout(this.#limitMs)), left);
    try {
      return await Promise.race([asked, late.promise]);
    } finally {
      clearTimeout(timer);
      this.#waits -= 1;
      if (this.#waits === 0) this.#usedMs += performance.now() - this.#since;
    }
  }
}

const allowances = new AsyncLocalStorage<Allowance>();

/** Runs the work of one request, which waits for a database `withDeadline` no longer than `ms` in all. */
export function inRequestTime<T>(ms: number, work: () => T): T {
  return allowances.run(new Allowance(ms), work);
}

/** Whether the work of a request is under way. */
export const isInRequestTime = (): boolean => allowances.getStore() !== undefined;

/** Runs work that is part of no request's time: such as goes on in short statements, however many they are. */
export function outsideRequestTime<T>(work: () => T): T {
  return allowances.exit(work);
}

/** Returns the same pool, whose waits end with the allowance of the request that they are part of. */
export function withDeadline(pool: pg.Pool): pg.Pool {
  return new Proxy(pool, {
    get(target, name, receiver) {
      if (name === 'connect') return () => connect(target);
      return name === 'query' ? queryOf(target) : Reflect.get(target, name, receiver);
    },
  });
}

async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  const connecting = pool.connect();
  try {
    const client = await within(connecting);
    return new Proxy(client, {
      get(target, name, receiver) {
        return name === 'query' ? queryOf(target) : Reflect.get(target, name, receiver);
      },
    });
  } catch (error) {
    // One that comes after all is for someone else.
    connecting.then((client) => client.release()).catch(() => {});
    throw error;
  }
}

function queryOf(asked: pg.Pool | pg.PoolClient) {
  return (...query: unknown[]): Promise<unknown> =>
    within(Reflect.apply(asked.query, asked, query));
}

function within<T>(asked: Promise<T>): Promise<T> {
  return allowances.getStore()?.wait(asked) ?? asked;
}

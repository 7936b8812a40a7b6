import type pg from 'pg';
import { observeQueue } from '../metrics/queues.ts';
import { caller } from '../queue/caller.ts';
import { createFairQueue } from '../queue/fair-queue.ts';

/** How the connections of a pool are shared. */
export interface TurnLimits {
  /** Number of connections of the pool. */
  readonly connections: number;
  /** How long a caller waits for one, in ms. */
  readonly waitMs: number;
}

/**
 * Where there are several connections, transactions leave this many to single statements: a slow disk keeps
 * transactions waiting for their commit.
 */
const LEFT_TO_STATEMENTS = 2;

/**
 * Returns the same pool, whose connections go to users and institutions in turn: someone who makes many expensive calls
 * at a time waits for themselves. A user never has more than half of several connections.
 */
export function withTurns(pool: pg.Pool, { connections, waitMs }: TurnLimits): pg.Pool {
  const limits = {
    placesOfUser: Math.ceil(connections / 2),
    // Requests are bounded where they come in, and their waits are by time.
    waiting: Number.POSITIVE_INFINITY,
    ofUser: Number.POSITIVE_INFINITY,
    ofInstitution: Number.POSITIVE_INFINITY,
  };
  const queue = observeQueue('database', createFairQueue({ ...limits, places: connections }));
  const places = connections > LEFT_TO_STATEMENTS ? connections - LEFT_TO_STATEMENTS : connections;
  const transactions = observeQueue('database', createFairQueue({ ...limits, places }));
  const waiting = () => queue.waiting() + transactions.waiting();

  /** A turn of a transaction, then one of all. */
  const begin = async (): Promise<() => void> => {
    const end = await transactions.enter(caller(), waitMs);
    try {
      const leave = await queue.enter(caller(), waitMs);
      return () => {
        leave();
        end();
      };
    } catch (error) {
      end();
      throw error;
    }
  };

  const connect = async (): Promise<pg.PoolClient> => {
    const leave = await begin();
    try {
      const client = await pool.connect();
      const release = client.release.bind(client);
      // The pool gives it a new one with each checkout.
      client.release = (broken) => {
        release(broken);
        leave();
      };
      return client;
    } catch (error) {
      leave();
      throw error;
    }
  };
  const query = async (...asked: unknown[]): Promise<unknown> => {
    const leave = await queue.enter(caller(), waitMs);
    try {
      return await Reflect.apply(pool.query, pool, asked);
    } finally {
      leave();
    }
  };

  return new Proxy(pool, {
    get(target, name, receiver) {
      if (name === 'connect') return connect;
      if (name === 'query') return query;
      if (name === 'waitingCount') return target.waitingCount + waiting();
      return Reflect.get(target, name, receiver);
    },
  });
}

import type pg from 'pg';
import { transact } from './transaction.ts';

/** They end with their transaction: what is set for a session stays on a connection that a pooler hands on. */
const NO_LIMITS =
  'set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0';

/**
 * Returns the same pool, whose statements take as long as they need, whatever the limits of the role: each is in a
 * transaction.
 */
export function withoutLimits(pool: pg.Pool): pg.Pool {
  const unlimited = new Proxy(pool, {
    get(target, name, receiver) {
      if (name === 'connect') return () => connect(target);
      return name === 'query' ? query : Reflect.get(target, name, receiver);
    },
  });
  const query = (...asked: unknown[]): Promise<unknown> =>
    transact(unlimited, (client) => Reflect.apply(client.query, client, asked));
  return unlimited;
}

async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  const client = await pool.connect();
  const query = ([text, ...rest]: unknown[]): Promise<unknown> => {
    const begins = typeof text === 'string' && /^begin\b/.test(text);
    return Reflect.apply(client.query, client, [begins ? `${text}; ${NO_LIMITS}` : text, ...rest]);
  };
  return new Proxy(client, {
    get(target, name, receiver) {
      return name === 'query'
        ? (...asked: unknown[]) => query(asked)
        : Reflect.get(target, name, receiver);
    },
  });
}

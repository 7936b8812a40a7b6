import { setTimeout as wait } from 'node:timers/promises';
import { escapeIdentifier, type Pool, type PoolClient } from 'pg';
import { log } from '../log.ts';

const AGAIN_MS = 1000;
const AGAIN_MAX_MS = 30_000;
/** Nothing comes on a connection that has been cut off in silence, nor its end. */
const ALIVE_MS = 30_000;

/**
 * Calls back for each notification of a channel, on a connection of its own that is opened again when it is lost.
 *
 * @param open makes the pool of that one connection, so that it leads to the primary as all others do. A query must end.
 * @param aliveMs How often the connection is tried.
 */
export function listenTo(
  open: () => Pool,
  channel: string,
  heard: (payload: string) => void,
  aliveMs = ALIVE_MS,
): { stop(): Promise<void> } {
  const pool = open();
  pool.on('error', () => {});
  const ending = new AbortController();
  const { signal } = ending;
  let pause = AGAIN_MS;

  /** Listens until the connection is lost, or no longer wanted. */
  async function listen(): Promise<void> {
    const client = await pool.connect();
    const lost = ended(client, signal);
    const over = new AbortController();
    try {
      client.on('notification', ({ payload }) => heard(payload ?? ''));
      await client.query(`listen ${escapeIdentifier(channel)}`);
      pause = AGAIN_MS;
      await Promise.race([lost, untilSilent(client, aliveMs, over.signal)]);
    } finally {
      over.abort();
      client.release(true);
    }
  }

  async function keepListening(): Promise<void> {
    while (!signal.aborted) {
      try {
        await listen();
      } catch (error) {
        log('info', 'database.listen', { channel, error });
      }
      await wait(pause, undefined, { signal, ref: false }).catch(() => {});
      pause = Math.min(pause * 2, AGAIN_MAX_MS);
    }
  }

  const listening = keepListening();
  return {
    async stop() {
      ending.abort();
      await listening;
      await pool.end();
    },
  };
}

/** Resolves when a connection no longer replies. */
async function untilSilent(
  client: PoolClient,
  everyMs: number,
  signal: AbortSignal,
): Promise<void> {
  try {
    for (;;) {
      await wait(everyMs, undefined, { signal, ref: false });
      await client.query('select');
    }
  } catch {
    // It is over, or silent.
  }
}

/** Resolves at the end of a connection, or of the wish for it. */
function ended(client: PoolClient, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    client.once('end', resolve).on('error', () => resolve());
    signal.addEventListener('abort', () => resolve(), { once: true });
    if (signal.aborted) resolve();
  });
}

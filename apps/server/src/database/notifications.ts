import { setTimeout as wait } from 'node:timers/promises';
import { escapeIdentifier, type Pool, type PoolClient } from 'pg';
import { log } from '../log.ts';

const AGAIN_MS = 1000;
const AGAIN_MAX_MS = 30_000;

/**
 * Calls back for each notification of a channel, on a connection of its own that is opened again when it is lost.
 *
 * @param open makes the pool of that one connection, so that it leads to the primary as all others do.
 */
export function listenTo(
  open: () => Pool,
  channel: string,
  heard: (payload: string) => void,
): { stop(): Promise<void> } {
  const pool = open();
  pool.on('error', () => {});
  const ending = new AbortController();
  const { signal } = ending;
  let pause = AGAIN_MS;

  /** Listens until the connection is lost, or no longer wanted. */
  async function listen(): Promise<void> {
    const client = await pool.connect();
    const over = ended(client, signal);
    try {
      client.on('notification', ({ payload }) => heard(payload ?? ''));
      await client.query(`listen ${escapeIdentifier(channel)}`);
      pause = AGAIN_MS;
      await over;
    } finally {
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

/** Resolves at the end of a connection, or of the wish for it. */
function ended(client: PoolClient, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    client.once('end', resolve).on('error', () => resolve());
    signal.addEventListener('abort', () => resolve(), { once: true });
    if (signal.aborted) resolve();
  });
}

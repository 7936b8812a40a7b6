import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { randomFrom } from '@booking/api-client/sample';
import pg from 'pg';
import { startThread } from '../../database/pglite-thread.ts';
import { newLedger } from './ledger.ts';
import { CUT, writePlan } from './plan.ts';

export interface Rounds {
  readonly rounds: number;
  readonly seed: number;
  /** False is the negative control: a disk on which a sync does nothing. */
  readonly syncs?: boolean;
}

export interface Outcome {
  /** Cuts that were made; fewer than asked for when one of them did harm. */
  readonly cuts: number;
  /** Cuts that fell into the opening, and so into the recovery from the cut before. */
  readonly whileOpening: number;
  readonly acknowledged: number;
  /** Data that the last cut lost or broke: none, as is promised. */
  readonly harm: readonly string[];
}

/** Changes to files that opening after a cut makes: the checkpoint after a recovery most of them. */
const OPENING = 220;
/** The most changes that are made before a cut; a transaction makes one to three. */
const MOST = 700;

/** Cuts the power under the embedded database again and again, and looks each time what is left. */
export async function cutPower({ rounds, seed, syncs = true }: Rounds): Promise<Outcome> {
  const folder = mkdtempSync(path.join(tmpdir(), 'booking-power-'));
  const [dir = '', before = '', after = ''] = ['db', 'before', 'after'].map((name) =>
    path.join(folder, name),
  );
  const random = randomFrom(seed);
  const ledger = newLedger();
  let whileOpening = 0;
  try {
    mkdirSync(dir);
    await onThread(folder, dir, (client) => ledger.prepare(client));
    for (let cuts = 0; ; cuts += 1) {
      const outcome = () => ({ cuts, whileOpening, acknowledged: ledger.acknowledged });
      if (cuts === rounds) {
        const look = (client: pg.Client) => ledger.complaints(client);
        return { ...outcome(), harm: await onThread(folder, dir, look).catch(doesNotOpen) };
      }
      cpSync(dir, before, { recursive: true });
      // The first cut falls into the writes, so that there are some.
      const afterChanges =
        cuts > 0 && random.chance(0.3) ? random.between(1, OPENING) : random.between(OPENING, MOST);
      writePlan(dir, { seed: random.between(0, 2 ** 31), before, after, afterChanges, syncs });
      let harm: string[] = [];
      let looked = false;
      await onThread(folder, dir, async (client) => {
        harm = await ledger.complaints(client);
        looked = true;
        if (harm.length === 0) await ledger.writeUntilCut(client, random);
      }).catch((error: unknown) => {
        if (!existsSync(after)) harm = doesNotOpen(error);
      });
      writePlan(dir, null);
      if (harm.length > 0) return { ...outcome(), harm };
      if (!looked) whileOpening += 1;
      rmSync(dir, { recursive: true });
      renameSync(after, dir);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function doesNotOpen(error: unknown): string[] {
  return [`does not open: ${error instanceof Error ? error.message : error}`];
}

/**
 * Opens the database once, works with it, and ends its thread without a word.
 *
 * @throws what ended the thread, or the work, first.
 */
async function onThread<T>(
  folder: string,
  dir: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const thread = await startThread(CUT, { dir, socket: path.join(folder, '.s.PGSQL.5432') });
  const client = new pg.Client({ host: folder, user: 'postgres', database: 'postgres' });
  client.on('error', () => {});
  try {
    await client.connect();
    const ended = thread.ended.then((reason) => {
      throw reason;
    });
    return await Promise.race([work(client), ended]);
  } finally {
    await thread.end(new Error('It was looked at.'));
    await client.end().catch(() => {});
  }
}

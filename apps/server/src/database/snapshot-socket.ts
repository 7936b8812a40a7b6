import { cp, mkdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import type { OpenDatabase } from './database.ts';

/** The name of the snapshot socket in the private folder of the database's own. */
export const SNAPSHOT_SOCKET = 'snapshot';

/** Where a backup asks the server that has the embedded database open for a copy of it. */
export interface SnapshotServer {
  close(): Promise<void>;
}

/**
 * Listens on a unix socket that takes the path of a folder to copy the database to, and replies once
 * the copy is there. The copy is what a power cut at that moment would leave, which always opens.
 */
export async function serveSnapshots(
  file: string,
  dir: string,
  database: Copied,
): Promise<SnapshotServer> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    createInterface({ input: socket }).once('line', async (target) => {
      try {
        await copyQuietly(database, dir, target);
        socket.end('done\n');
      } catch (error) {
        socket.end(`${error instanceof Error ? error.message : error}\n`);
      }
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(file, resolve);
  });
  return { close: () => new Promise((resolve) => server.close(() => resolve())) };
}

type Copied = Pick<OpenDatabase, 'pool' | 'withoutTimeout'>;

/** Copies the files while the pool's one connection is held, so that no one writes. */
async function copyQuietly(database: Copied, dir: string, target: string): Promise<void> {
  // Made here, so that what is removed after a failure is never someone else's.
  await mkdir(target, { mode: 0o700 });
  const client = await database.pool.connect();
  try {
    await database.withoutTimeout(() => client.query('checkpoint'));
    await cp(dir, target, { recursive: true });
  } catch (error) {
    await rm(target, { recursive: true, force: true });
    throw error;
  } finally {
    client.release();
  }
}

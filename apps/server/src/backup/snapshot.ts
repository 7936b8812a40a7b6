import { cp, mkdir, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { OpenDatabase } from '../database/open.ts';
import { BackupError } from './backup-file.ts';

/** The file of the door in the private folder of the database's socket. */
export const DOOR = 'door';

/** Where a backup asks the server that has the embedded database open for a copy of it. */
export interface Door {
  close(): Promise<void>;
}

/**
 * Opens the door: a unix socket that takes the path of a folder to copy the database to, and answers
 * once it is there. The copy is what a power cut at that moment would leave, which always opens.
 */
export async function openDoor(file: string, dir: string, database: Copied): Promise<Door> {
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

type Copied = Pick<OpenDatabase, 'pool' | 'unhurried'>;

/** Copies the files while the pool's one connection is held, so that nobody writes. */
async function copyQuietly(database: Copied, dir: string, target: string): Promise<void> {
  // Made here, so that what is removed after a failure is never somebody else's.
  await mkdir(target, { mode: 0o700 });
  const client = await database.pool.connect();
  try {
    await database.unhurried(() => client.query('checkpoint'));
    await cp(dir, target, { recursive: true });
  } catch (error) {
    await rm(target, { recursive: true, force: true });
    throw error;
  } finally {
    client.release();
  }
}

/** Asks at the door. @throws BackupError when the copy could not be made. */
export async function askForCopy(door: string, target: string): Promise<void> {
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(door, () => socket.write(`${path.resolve(target)}\n`));
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('end', () => resolve(text.trim()));
    socket.on('error', reject);
  });
  if (answer !== 'done') {
    throw new BackupError(`The running server could not copy its data: ${answer || 'it stopped'}.`);
  }
}

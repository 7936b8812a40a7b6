import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { DatabaseAddress } from '../config/database-address.ts';
import { DirectoryInUse, readHolder } from '../database/lock.ts';
import { newPool } from '../database/open.ts';
import { openPglite } from '../database/pglite.ts';
import { BackupError, type Part, readBackup, writeBackup } from './backup-file.ts';
import { dump } from './dump.ts';
import { type Loaded, type LoadOptions, load } from './load.ts';
import { requestSnapshot } from './request-snapshot.ts';

export interface BackedUp extends Loaded {
  /** Size of the file. */
  readonly bytes: number;
}

/**
 * Writes everything that an installation keeps in its database to one file. A server that has the
 * database open may go on.
 *
 * @throws BackupError
 */
export async function backup(address: DatabaseAddress, file: string): Promise<BackedUp> {
  // Before anything is copied.
  if (existsSync(file)) throw new BackupError(`${file} exists already: choose another name.`);
  let tables = 0;
  let rows = 0;
  const counted = async function* (parts: AsyncIterable<Part>) {
    for await (const part of parts) {
      if (part.kind === 'table') tables += 1;
      if (part.kind === 'row') rows += 1;
      yield part;
    }
  };
  await withSource(address, path.dirname(file), (client) =>
    writeBackup(file, counted(dump(client, new Date()))),
  );
  return { tables, rows, bytes: statSync(file).size };
}

/**
 * Puts a backup into a database, embedded or served, whichever of the two it came from.
 *
 * @throws BackupError
 * @throws DirectoryInUse when a server has the embedded database open.
 */
export async function restore(
  address: DatabaseAddress,
  file: string,
  options: LoadOptions,
): Promise<Loaded> {
  if (!existsSync(file)) throw new BackupError(`File not found: ${file}.`);
  return withDatabase(address, 'restoring a backup', async (client) => {
    if (address.kind === 'postgres') await refuseOthers(client);
    return load(client, readBackup(file), options);
  });
}

/** Works on the database, or on a copy of an embedded one that a server has open. */
async function withSource<T>(
  address: DatabaseAddress,
  scratch: string,
  work: (client: pg.ClientBase) => Promise<T>,
): Promise<T> {
  if (address.kind === 'pglite' && !existsSync(path.join(address.dir, 'PG_VERSION'))) {
    throw new BackupError(`No database found in ${address.dir}.`);
  }
  try {
    return await withDatabase(address, 'making a backup', work);
  } catch (error) {
    if (address.kind === 'postgres' || !(error instanceof DirectoryInUse)) throw error;
    const snapshotSocket = readHolder(address.dir)?.snapshotSocket;
    if (!snapshotSocket) throw error;
    const folder = mkdtempSync(path.join(scratch, '.booking-backup-'));
    try {
      const dir = path.join(folder, 'db');
      await requestSnapshot(snapshotSocket, dir);
      return await withDatabase({ kind: 'pglite', dir }, 'making a backup', work);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

async function withDatabase<T>(
  address: DatabaseAddress,
  doing: string,
  work: (client: pg.ClientBase) => Promise<T>,
): Promise<T> {
  if (address.kind === 'postgres') return withPrimary(address.url, work);
  const embedded = await openPglite(address.dir, { doing });
  try {
    const { socketDir: host, port } = embedded;
    const settings = { host, port, user: 'postgres', database: 'postgres' };
    return await embedded.withoutTimeout(() => withClient(settings, work));
  } finally {
    await embedded.close();
  }
}

/** Connects to the one of several servers that takes writes. */
async function withPrimary<T>(
  url: string,
  work: (client: pg.ClientBase) => Promise<T>,
): Promise<T> {
  const pool = newPool(url, { max: 1, connectionTimeoutMillis: 10_000 });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    const client = await pool.connect();
    try {
      return await work(client);
    } finally {
      client.release(true);
    }
  } finally {
    await pool.end();
  }
}

async function withClient<T>(
  settings: pg.ClientConfig,
  work: (client: pg.ClientBase) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionTimeoutMillis: 10_000, ...settings });
  // The query under way reports a lost connection; without a listener it would end the process too.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Servers would go on with sessions and institutes that are no longer there. */
async function refuseOthers(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  if (rows.length === 0) return;
  throw new BackupError(
    `${rows.length} other connections use the database. Stop the servers before you restore.`,
  );
}

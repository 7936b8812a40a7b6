import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { DatabaseAddress } from '../config.ts';
import { log } from '../log.ts';
import { startMaintenance } from './maintenance.ts';
import { openPglite } from './pglite.ts';
import * as tables from './tables.ts';

/** What store functions run their queries on: the pool, or the transaction that they are part of. */
export type Database = PgDatabase<NodePgQueryResultHKT, typeof tables>;

/** An open database, embedded or served. Both speak the same protocol to the same driver. */
export interface OpenDatabase {
  readonly db: Database;
  readonly pool: pg.Pool;
  /** Ends when every query in flight has, then closes what was opened. */
  close(): Promise<void>;
}

const MINUTE = 60_000;

/** Opens the database. @throws DirectoryInUse for an embedded one that another process has. */
export async function openDatabase(address: DatabaseAddress): Promise<OpenDatabase> {
  if (address.kind === 'postgres') {
    return connect({ connectionString: address.url, max: 10, statement_timeout: 5000 });
  }
  const embedded = await openPglite(address.dir);
  embedded.onCrash((error) => {
    // Nothing can be answered any more, and what was acknowledged is on disk.
    log('error', 'database.crashed', { error });
    process.exit(1);
  });
  const { socketDir: host, port } = embedded;
  const open = connectEmbedded({ host, port });
  const maintenance = startMaintenance(open.pool, 10 * MINUTE);
  return {
    ...open,
    async close() {
      maintenance.stop();
      await open.close();
      await embedded.close();
    },
  };
}

/** The database behind the socket of an embedded one. */
export function connectEmbedded(socket: { host: string; port: number }): OpenDatabase {
  const open = connect({
    ...socket,
    user: 'postgres',
    database: 'postgres',
    // PGlite has one backend, where the transactions of two connections would meet.
    max: 1,
    idleTimeoutMillis: 0,
  });
  // A new connection follows an old one in that backend: what the old one has named must go.
  open.pool.on('connect', (client) => {
    client.query('discard all').catch(reportLost);
  });
  return open;
}

/** The database behind the settings of a pool. */
export function connect(settings: pg.PoolConfig): OpenDatabase {
  const pool = new pg.Pool({ connectionTimeoutMillis: 10_000, ...settings });
  // Without a listener, a connection that drops while idle would end the process.
  pool.on('error', reportLost);
  return { db: drizzle(pool, { schema: tables }), pool, close: () => pool.end() };
}

function reportLost(error: Error): void {
  log('warn', 'database.connection', { error });
}

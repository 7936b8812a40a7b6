import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type DatabaseAddress, serversOf } from '../config/database-address.ts';
import { log } from '../log.ts';
import type { OpenDatabase } from './database.ts';
import { inRequestTime, isInRequestTime, withDeadline } from './deadline.ts';
import { watchDiskSpace } from './free-space.ts';
import { PrimaryPool } from './hosts.ts';
import { startCheckpoints, startMaintenance } from './maintenance.ts';
import { withNames } from './named-statements.ts';
import { listenTo } from './notifications.ts';
import { openPglite } from './pglite.ts';
import { SNAPSHOT_SOCKET, serveSnapshots } from './snapshot-socket.ts';
import { withTurns } from './turns.ts';
import { withoutLimits } from './without-limits.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/**
 * Opens the database. `doing` describes this process to others that find an embedded database in use.
 *
 * @throws DirectoryInUse for an embedded one that another process has.
 */
export async function openDatabase(
  address: DatabaseAddress,
  doing?: string,
): Promise<OpenDatabase> {
  if (address.kind === 'postgres') {
    return connectServed(address.url);
  }
  const embedded = await openPglite(address.dir, {
    ...(doing !== undefined && { doing }),
    snapshotSocket: SNAPSHOT_SOCKET,
    onChange: (lost) => {
      if (lost) log('error', 'database.lost', { error: lost });
      else log('warn', 'database.back');
    },
  });
  const { dir, socketDir: host, port, withoutTimeout } = embedded;
  const hasDiskSpace = watchDiskSpace(dir);
  const connected = connectEmbedded({ host, port });
  const open: OpenDatabase = {
    ...connected,
    withoutTimeout: (work) => withoutTimeout(() => work(connected)),
    hasDiskSpace,
  };
  const maintenance = startMaintenance(open, 10 * MINUTE);
  const shortLog = startCheckpoints(open, 2 * SECOND);
  const snapshots = await serveSnapshots(path.join(host, SNAPSHOT_SOCKET), dir, open);
  return {
    ...open,
    async close() {
      maintenance.stop();
      shortLog.stop();
      await snapshots.close();
      await open.close();
      await embedded.close();
    },
  };
}

/** The database behind the socket of an embedded one. `waitMs` is how long a query waits for its turn, 10 s by default. */
export function connectEmbedded(
  socket: { host: string; port: number },
  waitMs?: number,
): OpenDatabase {
  return connect({
    ...socket,
    ...(waitMs !== undefined && { connectionTimeoutMillis: waitMs }),
    user: 'postgres',
    database: 'postgres',
    // PGlite has one backend, where the transactions of two connections would meet.
    max: 1,
    idleTimeoutMillis: 0,
    // A new connection follows an old one in that backend: what the old one has named must go.
    onConnect: async (client) => {
      await client.query('discard all');
    },
  });
}

/** How long a PostgreSQL server may take. */
interface ServedLimits {
  /** For a new connection, or a free one. 2 s. */
  readonly connectMs: number;
  /** For one statement, by the server's own clock. 5 s. */
  readonly statementMs: number;
  /** For all that a request waits for, and for one query of other work. 6 s. */
  readonly requestMs: number;
  /** Between two statements of a transaction, and for a reply to be taken: what a partition has cut off holds no rows any more. 15 s. */
  readonly silentMs: number;
}

const SERVED_LIMITS: ServedLimits = {
  connectMs: 2000,
  statementMs: 5000,
  requestMs: 6000,
  silentMs: 15_000,
};

/** After which a connection that is idle is tried, by either side. */
const KEEP_ALIVE_SECONDS = 30;

/** The database of a PostgreSQL server. One that is silent, as behind a broken network, is given up. */
export function connectServed(
  connectionString: string,
  { connectMs, statementMs, requestMs, silentMs }: ServedLimits = SERVED_LIMITS,
): OpenDatabase {
  const served = {
    connectionString,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_SECONDS * SECOND,
  };
  // Not as parameters of the start, which poolers refuse. Compiling a statement, and starting processes that share its work,
  // takes longer than most of ours do.
  const limits = [
    `set statement_timeout = ${statementMs}`,
    `set idle_in_transaction_session_timeout = ${silentMs}`,
    `set tcp_user_timeout = ${silentMs}`,
    `set tcp_keepalives_idle = ${KEEP_ALIVE_SECONDS}`,
    'set jit = off',
    'set max_parallel_workers_per_gather = 0',
  ].join('; ');
  const open = connect({
    ...served,
    max: 10,
    query_timeout: requestMs,
    onConnect: async (client) => {
      await client.query(limits);
    },
  });
  return {
    ...open,
    db: drizzle(withDeadline(withNames(open.pool, isInRequestTime))),
    forRequest: (work) => inRequestTime(requestMs, work),
    listen: (channel, heard) =>
      listenTo(
        () => newPool(connectionString, { ...served, max: 1, query_timeout: requestMs }),
        channel,
        heard,
      ),
    // Connections of their own: the limits belong to those of the pool.
    async withoutTimeout(work) {
      const { pool: limited, close } = connect({ ...served, max: 2 });
      const pool = withoutLimits(limited);
      try {
        return await work({ db: drizzle(pool), pool });
      } finally {
        await close();
      }
    },
  };
}

/** The database behind the settings of a pool. */
function connect(settings: pg.PoolConfig & { readonly max: number }): OpenDatabase {
  const { max: connections, connectionTimeoutMillis: waitMs = 10 * SECOND } = settings;
  const pool = newPool(settings.connectionString, { ...settings, connectionTimeoutMillis: waitMs });
  // Without listeners, a connection that drops would end the process: an idle one by the pool's event,
  // one between two queries of a transaction by its own.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', reportLost));
  const fair = withTurns(pool, { connections, waitMs });
  const db = drizzle(withDeadline(fair));
  return {
    db,
    pool: fair,
    // An embedded one is not silent: a statement that hangs is ended with its thread.
    forRequest: (work) => work(),
    hasDiskSpace: async () => true,
    // It has one process, which needs no notification of its own writes.
    listen: () => ({ async stop() {} }),
    withoutTimeout: (work) => work({ db, pool: fair }),
    close: () => pool.end(),
  };
}

/** Opens a pool. Of several servers, its connections lead to the one that takes writes. */
export function newPool(address: string | undefined, settings: pg.PoolConfig): pg.Pool {
  const servers = address === undefined ? undefined : serversOf(address);
  if (servers && servers.length > 1) return new PrimaryPool(servers, settings);
  return new pg.Pool({ ...settings, ...(address !== undefined && { connectionString: address }) });
}

function reportLost(error: Error): void {
  log('warn', 'database.connection', { error });
}

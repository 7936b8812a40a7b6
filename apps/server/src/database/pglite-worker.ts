import { chmodSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { DurableFiles, durableStartParams } from './durable-files.ts';
import type { WorkerInput, WorkerMessage } from './pglite.ts';

/**
 * The thread that owns the embedded database. PGlite runs its queries synchronously: on the main
 * thread, timers, sockets and stop signals would starve.
 */
const { dir, socket } = workerData as WorkerInput;

const files = new DurableFiles(dir);
const database = await PGlite.create({
  fs: files,
  extensions: { pg_trgm },
  startParams: durableStartParams(PGlite.defaultStartParams),
});
await proveDurable();

// The pool holds one connection, but it drops that one after a failed query and opens the next while
// the old one is still closing.
const server = new PGLiteSocketServer({ db: database, path: socket, maxConnections: 8 });
await server.start();
chmodSync(socket, 0o600);
tell('ready');

parentPort?.once('message', async () => {
  await server.stop();
  await database.exec('checkpoint');
  await database.close();
  tell('closed');
});

/** Refuses to serve from a database whose commits do not reach the disk. */
async function proveDurable(): Promise<void> {
  const { rows } = await database.query<{ fsync: string }>('show fsync');
  const before = files.syncs;
  // A transactional message writes to the log and must be flushed, yet leaves nothing behind.
  await database.exec("select pg_logical_emit_message(true, 'booking', 'durable')");
  if (rows[0]?.fsync !== 'on' || files.syncs === before) {
    throw new Error('The embedded database does not write to disk: refusing to serve.');
  }
}

function tell(message: WorkerMessage): void {
  parentPort?.postMessage(message);
}

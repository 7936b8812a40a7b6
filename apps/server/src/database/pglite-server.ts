import { chmodSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parentPort } from 'node:worker_threads';
import { type Extensions, PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { type Backend, type DurableFiles, durableStartParams } from './durable-files.ts';
import { StatementMark } from './hang-watch.ts';
import type { WorkerInput, WorkerMessage } from './pglite-thread.ts';

/** How PostgreSQL's own error handling leaves the compiled function: an SQL error, already dealt with. */
const SQL_ERROR = 100;

/**
 * Serves the embedded database on a socket, from the thread that it is called in. PGlite runs its
 * queries synchronously: on the main thread, timers, sockets and stop signals would starve.
 *
 * The thread ends as soon as the database fails in any other way than by an SQL error; the
 * main thread starts it again, and PostgreSQL's own recovery does the rest. `more` are extensions that
 * can be created besides the product's own.
 */
export async function servePglite(
  files: DurableFiles,
  input: WorkerInput,
  more: Extensions = {},
): Promise<void> {
  // PostgreSQL does not start beside an empty one, which a kill or a power cut can leave. Who may start
  // here is decided by the lock of the directory.
  rmSync(path.join(input.dir, 'postmaster.pid'), { force: true });
  const database = await PGlite.create({
    fs: files,
    extensions: { pg_trgm, unaccent, ...more },
    startParams: durableStartParams(PGlite.defaultStartParams),
  });
  dieOfFailures(database, files.backend);
  await proveDurable(database, files);
  markStatements(database, new StatementMark(input.statements));

  // Left behind by a thread that was ended.
  rmSync(input.socket, { force: true });
  // The pool holds one connection, but it drops that one after a failed query and opens the next while
  // the old one is still closing.
  const server = new PGLiteSocketServer({ db: database, path: input.socket, maxConnections: 8 });
  await server.start();
  chmodSync(input.socket, 0o600);
  send({ kind: 'ready' });

  parentPort?.once('message', async () => {
    await server.stop();
    await database.exec('checkpoint');
    await database.close();
    send({ kind: 'closed' });
  });
}

/** Refuses to serve from a database whose commits do not reach the disk. */
async function proveDurable(database: PGlite, files: DurableFiles): Promise<void> {
  const { rows } = await database.query<{ fsync: string }>('show fsync');
  const before = files.syncs;
  // A transactional message writes to the log and must be flushed, yet leaves nothing behind.
  await database.exec("select pg_logical_emit_message(true, 'booking', 'durable')");
  if (rows[0]?.fsync !== 'on' || files.syncs === before) {
    throw new Error('The embedded database does not write to disk: refusing to serve.');
  }
}

/**
 * PGlite goes on after everything that its backend throws. After a failed fsync that means that a
 * commit is neither made nor refused, and after a panic that shared memory is no longer sound.
 */
function dieOfFailures(database: PGlite, backend: Backend | null): void {
  const answerOne = backend?._PostgresMainLoopOnce;
  if (!backend || !answerOne) {
    throw new Error('This version of PGlite answers in another way: failures would go unseen.');
  }
  backend._PostgresMainLoopOnce = () => {
    try {
      answerOne();
    } catch (error) {
      if (statusOf(error) !== SQL_ERROR) die(error);
      throw error;
    }
  };
  // The socket server stops its queue for good after one of these.
  const stream = database.execProtocolRawStream.bind(database);
  database.execProtocolRawStream = async (message, options) => {
    try {
      await stream(message, options);
    } catch (error) {
      die(error);
    }
  };
}

/** Says that a message is being answered, where the main thread sees it although this one is busy. */
function markStatements(database: PGlite, mark: StatementMark): void {
  const stream = database.execProtocolRawStream.bind(database);
  database.execProtocolRawStream = async (message, options) => {
    mark.begin();
    try {
      await stream(message, options);
    } finally {
      mark.end();
    }
  };
}

function die(error: unknown): never {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  send({ kind: 'failed', message, stack: stack ?? message });
  // In a thread, this ends the thread, before another byte goes to a caller or to the disk.
  process.exit(1);
}

function statusOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'status' in error ? error.status : null;
}

function send(message: WorkerMessage): void {
  parentPort?.postMessage(message);
}

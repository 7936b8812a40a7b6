import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './databases.ts';

/** A PgBouncer that can be started. */
export interface PoolerProgram {
  readonly file: string;
  /** From 1.21 on it knows named statements. */
  readonly knowsNames: boolean;
}

/** A PgBouncer before a PostgreSQL, which hands on its connections by transaction. */
export interface Pooler {
  /** The address of a database through it. */
  urlOf(databaseUrl: string): string;
  /** Its log so far. */
  output(): string;
  stop(): Promise<void>;
}

/** Few enough that each connection is everyone's in turn. */
const CONNECTIONS = 3;
const NAMES_SINCE = [1, 21] as const;

/** The one that `PGBOUNCER` names, or the first on the path; undefined where there is none. */
export function findPooler(): PoolerProgram | undefined {
  const { PGBOUNCER, PATH = '' } = process.env;
  const folders = [...PATH.split(path.delimiter), '/usr/sbin'];
  const file = PGBOUNCER ?? folders.map((dir) => path.join(dir, 'pgbouncer')).find(existsSync);
  if (file === undefined) return undefined;
  const said = execFileSync(file, ['--version'], { encoding: 'utf8' });
  const [, major = 0, minor = 0] = /PgBouncer (\d+)\.(\d+)/.exec(said)?.map(Number) ?? [];
  const [sinceMajor, sinceMinor] = NAMES_SINCE;
  const knowsNames = major > sinceMajor || (major === sinceMajor && minor >= sinceMinor);
  return { file, knowsNames };
}

/** Starts one before the server of a database. @param isNaming whether it keeps named statements. */
export async function startPooler(
  { file, knowsNames }: PoolerProgram,
  databaseUrl: string,
  isNaming: boolean,
): Promise<Pooler> {
  const folder = mkdtempSync(path.join(tmpdir(), 'booking-pooler-'));
  chmodSync(folder, 0o755);
  const { hostname, port, username, password } = new URL(databaseUrl);
  const listenPort = await freePort();
  const settings = path.join(folder, 'pgbouncer.ini');
  const lines = [
    '[databases]',
    `* = host=${hostname} port=${port} user=${username} password=${password}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${listenPort}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    `default_pool_size = ${CONNECTIONS}`,
    'max_client_conn = 500',
    // It refuses to run as root.
    ...(process.getuid?.() === 0 ? ['user = daemon'] : []),
    ...(knowsNames ? [`max_prepared_statements = ${isNaming ? 100 : 0}`] : []),
  ];
  writeFileSync(settings, `${lines.join('\n')}\n`);
  const child = spawn(file, [settings], { stdio: ['ignore', 'ignore', 'pipe'] });
  const exited = once(child, 'exit');
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  while (!said.includes('process up')) {
    const next = await Promise.race([exited.then(() => 'ended'), once(child.stderr, 'data')]);
    if (next === 'ended') throw new Error(`PgBouncer ended: ${said}`);
  }
  return {
    urlOf(url) {
      const through = new URL(url);
      through.hostname = '127.0.0.1';
      through.port = String(listenPort);
      return through.href;
    },
    output: () => said,
    async stop() {
      child.kill('SIGKILL');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

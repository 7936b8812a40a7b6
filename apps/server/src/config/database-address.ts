import path from 'node:path';
import { ConfigError, type Environment } from './values.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');

export type DatabaseAddress =
  | { readonly kind: 'pglite'; readonly dir: string }
  | { readonly kind: 'postgres' /** May name several hosts. */; readonly url: string };

/** An address with one host after another: `postgres://user:password@one:5432,two:5432/name`. */
const PARTS = /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^/?]+)(.*)$/;

/** The addresses of the servers that an address names, a primary and its standbys; undefined where one is wrong. */
export function serversOf(address: string): readonly string[] | undefined {
  const [, before, hosts = '', after] = PARTS.exec(address) ?? [];
  const servers = hosts.split(',').map((host) => `${before}${host}${after}`);
  return hosts !== '' && servers.every((server) => URL.canParse(server)) ? servers : undefined;
}

/** Where the data is, for commands that need no other setting. @throws ConfigError */
export function readDatabaseAddress(env: Environment): DatabaseAddress {
  return databaseAddress(env, dataDirOf(env));
}

export function databaseAddress(env: Environment, dataDir: string): DatabaseAddress {
  const text = env.DATABASE_URL;
  if (!text) return { kind: 'pglite', dir: path.join(dataDir, 'db') };
  if (text.startsWith('pglite:') && text.length > 'pglite:'.length) {
    return { kind: 'pglite', dir: path.resolve(text.slice('pglite:'.length)) };
  }
  if (serversOf(text)) {
    return { kind: 'postgres', url: text };
  }
  // The value is not repeated: it may hold a password.
  throw new ConfigError(
    'DATABASE_URL must be pglite:<folder> or postgres://user:password@host/name, where several hosts are separated by commas.',
  );
}

/** A standby that reads may go to; null for none. @throws ConfigError */
export function replicaAddress(env: Environment): string | null {
  const text = env.DATABASE_REPLICA_URL;
  if (!text) return null;
  if (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text) && env.DATABASE_URL) return text;
  throw new ConfigError(
    'DATABASE_REPLICA_URL must be postgres://user:password@host/name, of a standby of DATABASE_URL.',
  );
}

/** The folder of what this installation keeps. */
export function dataDirOf(env: Environment): string {
  return path.resolve(env.DATA_DIR || path.join(ROOT, '.data'));
}

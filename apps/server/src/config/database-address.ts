import path from 'node:path';
import { ConfigError, type Environment } from './values.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');

export type DatabaseAddress =
  | { readonly kind: 'pglite'; readonly dir: string }
  | { readonly kind: 'postgres'; readonly url: string };

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
  if (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text)) {
    return { kind: 'postgres', url: text };
  }
  // The value is not repeated: it may hold a password.
  throw new ConfigError(
    'DATABASE_URL must be pglite:<folder> or postgres://user:password@host/name.',
  );
}

/** The folder of what this installation keeps. */
export function dataDirOf(env: Environment): string {
  return path.resolve(env.DATA_DIR || path.join(ROOT, '.data'));
}

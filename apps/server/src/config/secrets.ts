import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { dataDirOf } from './database-address.ts';
import { ConfigError, type Environment } from './values.ts';

/** The fewest characters of a secret that sessions can rest on. */
const SECRET_LENGTH = 32;

/** The secret of the environment, else the one kept with the data, made at the first start. */
export function secret(
  env: Environment,
  dataDir: string,
  production: boolean,
  mayWrite: boolean,
): string {
  const text = secretOf(env, 'SESSION_SECRET');
  if (text) return text;
  if (production) {
    throw new ConfigError('SESSION_SECRET must be set in production (at least 32 characters).');
  }
  const loss = 'everyone has to sign in again';
  return mayWrite ? storedSecret(dataDir, 'secret', loss) : '';
}

/**
 * The keys of the environment, else the one kept with the data. Several machines share no folder, so in production one
 * is read where it was put, and none is made.
 */
export function readSecretsKeys(
  env: Environment,
  dataDir = dataDirOf(env),
  mayWrite = true,
): readonly string[] {
  const current = secretOf(env, 'SECRETS_KEY');
  const previous = secretOf(env, 'SECRETS_KEY_PREVIOUS');
  if (current) return previous ? [current, previous] : [current];
  if (previous) throw new ConfigError('SECRETS_KEY_PREVIOUS needs SECRETS_KEY, the new key.');
  const isMade = env.NODE_ENV !== 'production' || existsSync(path.join(dataDir, SECRETS_KEY_FILE));
  const loss = 'secrets of the settings have to be entered again';
  return isMade && mayWrite ? [storedSecret(dataDir, SECRETS_KEY_FILE, loss)] : [];
}

const SECRETS_KEY_FILE = 'secrets-key';

function secretOf(env: Environment, name: string): string | undefined {
  const text = env[name];
  if (!text) return undefined;
  if (text.length >= SECRET_LENGTH) return text;
  throw new ConfigError(`${name} must have at least ${SECRET_LENGTH} characters.`);
}

/** The secret in a file of the data folder, which is made where it is missing. @param loss What a new one costs. */
function storedSecret(dataDir: string, name: string, loss: string): string {
  const file = path.join(dataDir, name);
  // A full disk must not keep an installation from starting that has one.
  if (!existsSync(file)) writeSecret(dataDir, file);
  const stored = readSecret(file);
  // Someone may have emptied it: anyone could sign tokens with an empty secret.
  if (stored.length >= SECRET_LENGTH) return stored;
  throw new ConfigError(`${file} is damaged. Delete it: a new one is created, and ${loss}.`);
}

function readSecret(file: string): string {
  try {
    chmodSync(file, 0o600);
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new ConfigError(`${file} cannot be read: check its permissions.`);
  }
}

function writeSecret(dataDir: string, file: string): void {
  const fresh = `${file}.${process.pid}`;
  try {
    // For this user only: the folder also holds the data.
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    // Whole before it has its name, whatever kills this; a link keeps the first of two that start together.
    writeFileSync(fresh, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true });
    linkSync(fresh, file);
  } catch (error) {
    const isOther = isCode(error, 'EEXIST') && existsSync(file);
    if (!isOther) throw new ConfigError(`${dataDir} cannot be written to.`);
  } finally {
    rmSync(fresh, { force: true });
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

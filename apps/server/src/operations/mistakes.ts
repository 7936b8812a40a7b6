import { ConfigError } from '../config.ts';
import { DirectoryInUse, DirectoryUnusable } from '../database/lock.ts';
import { DatabaseTooNew } from '../database/migrate.ts';

type Kind = new (...args: never[]) => Error;

/** Mistakes of whoever starts a program of the product. Their messages say all that is needed. */
const MISTAKES: readonly Kind[] = [ConfigError, DirectoryInUse, DirectoryUnusable, DatabaseTooNew];

/** What a program says when it fails: one clear line for a mistake, the stack for a fault of ours. */
export function told(error: unknown, ...more: readonly Kind[]): string {
  if (!(error instanceof Error)) return String(error);
  const isMistake = [...MISTAKES, ...more].some((kind) => error instanceof kind);
  return isMistake ? error.message : (error.stack ?? error.message);
}

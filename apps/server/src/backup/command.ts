/** `npm run backup <file>` and `npm run restore -- <file> [--replace]`, on the database of the settings. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError, readDatabaseAddress } from '../config.ts';
import { DirectoryInUse, DirectoryUnusable } from '../database/lock.ts';
import { DatabaseTooNew } from '../database/migrate.ts';
import { backup, restore } from './backup.ts';
import { BackupError } from './backup-file.ts';

/** Mistakes of whoever asked: one clear line each, no stack. */
const EXPECTED = [BackupError, ConfigError, DirectoryInUse, DirectoryUnusable, DatabaseTooNew];

const USAGE = 'Usage: npm run backup <file>, or npm run restore -- <file> [--replace]';

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  });
  const [command, name, ...others] = positionals;
  if (!name || others.length > 0) throw new BackupError(USAGE);
  // A script runs in the project's folder; the file was meant from where it was called.
  const file = path.resolve(process.env.INIT_CWD ?? '.', name);
  const address = readDatabaseAddress(process.env);
  if (command === 'backup' && !values.replace) {
    const { tables, rows, bytes } = await backup(address, file);
    const size = `${Math.ceil(bytes / 1024)} KiB`;
    process.stdout.write(`Backed up ${rows} rows of ${tables} tables to ${file} (${size}).\n`);
  } else if (command === 'restore') {
    const { tables, rows } = await restore(address, file, { replace: values.replace });
    process.stdout.write(`Restored ${rows} rows of ${tables} tables from ${file}.\n`);
  } else throw new BackupError(USAGE);
} catch (error) {
  const expected = EXPECTED.some((kind) => error instanceof kind);
  const text = error instanceof Error ? (expected ? error.message : error.stack) : String(error);
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}

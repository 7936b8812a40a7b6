/** `npm run backup <file>` and `npm run restore -- <file> [--replace]`, on the database of the settings. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readDatabaseAddress } from '../config/database-address.ts';
import { errorText } from '../operations/error-text.ts';
import { backup, restore } from './backup.ts';
import { BackupError } from './backup-file.ts';

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
  process.stderr.write(`${errorText(error, BackupError)}\n`);
  process.exitCode = 1;
}

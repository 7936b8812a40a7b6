/** `npm run move-files`: moves the pictures to `FILES_URL`; `-- --back` moves them into the database again (`docs/scaling.md`). */
import { parseArgs } from 'node:util';
import { readDatabaseAddress } from '../config/database-address.ts';
import { readFilesAddress } from '../config/files-address.ts';
import { ConfigError } from '../config/values.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open.ts';
import { openBucket } from '../files/bucket.ts';
import { moveToBucket, moveToDatabase } from '../files/move.ts';
import { errorText } from '../operations/error-text.ts';

/** How often it says how far it is. */
const EVERY = 1000;

try {
  const { values } = parseArgs({ options: { back: { type: 'boolean', default: false } } });
  const address = readFilesAddress(process.env);
  if (!address)
    throw new ConfigError('FILES_URL must be set: it says where the pictures are kept.');
  const bucket = openBucket(address);
  const database = await openDatabase(readDatabaseAddress(process.env), 'moving pictures');
  try {
    await migrate(database.pool);
    const move = values.back ? moveToDatabase : moveToBucket;
    const moved = await move(database.db, bucket, (count) => {
      if (count % EVERY === 0) process.stdout.write(`${count} …\n`);
    });
    const where = values.back ? 'the database' : 'the object store';
    process.stdout.write(`Moved ${moved} pictures to ${where}.\n`);
  } finally {
    await database.close();
    bucket.close();
  }
} catch (error) {
  process.stderr.write(`${errorText(error)}\n`);
  process.exitCode = 1;
}

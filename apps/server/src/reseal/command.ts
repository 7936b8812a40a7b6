/** `npm run reseal`: encrypts the secrets of the settings, of connections and of authenticator apps with the current key (`docs/operations.md`). */

import { resealSecrets } from '../bkbtr-setting/secret-rows.ts';
import { resealCredentials } from '../channel/reseal.ts';
import { readDatabaseAddress } from '../config/database-address.ts';
import { readSecretsKeys } from '../config/secrets.ts';
import { ConfigError } from '../config/values.ts';
import { openDatabase } from '../database/open.ts';
import { PLATFORM } from '../database/scope.ts';
import { inTransaction } from '../database/transaction.ts';
import { errorText } from '../operations/error-text.ts';
import { createSealer } from '../sealer.ts';
import { resealAuthenticators } from '../two-factor/reseal.ts';

try {
  const sealer = createSealer(readSecretsKeys(process.env));
  if (!sealer.canSeal) throw new ConfigError('SECRETS_KEY must be set.');
  const database = await openDatabase(readDatabaseAddress(process.env), 'encrypting secrets');
  try {
    const all = await inTransaction(database.db, async (db) => {
      const context = { db, actor: { scope: PLATFORM, userId: null }, now: new Date() };
      const connections = await resealCredentials(context, sealer);
      const apps = await resealAuthenticators(db, sealer);
      return [await resealSecrets(context, sealer), connections, apps];
    });
    const resealed = all.reduce((sum, { resealed }) => sum + resealed, 0);
    process.stdout.write(`${resealed} encrypted with the current key.\n`);
    for (const name of all.flatMap(({ unreadable }) => unreadable)) {
      process.stderr.write(`${name}: no key opens it. Enter it again.\n`);
      process.exitCode = 1;
    }
  } finally {
    await database.close();
  }
} catch (error) {
  process.stderr.write(`${errorText(error)}\n`);
  process.exitCode = 1;
}

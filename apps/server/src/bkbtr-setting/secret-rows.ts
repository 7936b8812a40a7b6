import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { HttpError } from '../http-error.ts';
import { log } from '../log.ts';
import type { WriteContext } from '../resource/context.ts';
import { rowsOf } from '../resource/rows.ts';
import { platformSecret } from '../schema/bkbtr-setting.ts';
import { type Resealed, resealAll, type Sealer } from '../sealer.ts';
import { secretEnd, storedEnd } from '../secret-end.ts';

const rows = rowsOf({ table: platformSecret, noun: 'Secret', tenant: 'platform' });

/** Names of the secrets that the product stores. */
export const MESSAGING_TOKEN = 'messaging.token';
export type SecretName = typeof MESSAGING_TOKEN;

/** Returns the document of a secret: whether it is set, and its last characters. */
export function secretDocument(name: SecretName): SQL {
  return sql`coalesce((select json_build_object('hasValue', true, 'last4',
      ${storedEnd(platformSecret.sealed, platformSecret.last4)})
      from ${platformSecret} where ${platformSecret.name} = ${name})::jsonb,
    '{"hasValue": false, "last4": null}'::jsonb)`;
}

/**
 * Returns a secret in the clear. Undefined where it is not set, or where it was sealed with a key that this
 * installation no longer has, which is logged.
 */
export async function readSecret(
  db: Database,
  sealer: Sealer,
  name: SecretName,
): Promise<string | undefined> {
  const [row] = await db.select().from(platformSecret).where(eq(platformSecret.name, name));
  if (!row) return undefined;
  const text = sealer.open(row.sealed, name);
  if (text === undefined) log('warn', 'secret.unreadable', { name });
  return text;
}

/** Whether a secret is set. */
export async function hasSecret(db: Database, name: SecretName): Promise<boolean> {
  return (await db.$count(platformSecret, eq(platformSecret.name, name))) > 0;
}

/**
 * Replaces a secret, or removes it when it is null. The settings are locked by the caller.
 * @throws HttpError `BUSINESS_RULE` where the installation has no key.
 */
export async function writeSecret(
  context: WriteContext,
  sealer: Sealer,
  name: SecretName,
  text: string | null,
): Promise<void> {
  const [row] = await context.db
    .select()
    .from(platformSecret)
    .where(eq(platformSecret.name, name))
    .for('update');
  if (text === null) {
    if (row) await rows.remove(context, row);
    return;
  }
  if (!sealer.canSeal) {
    throw new HttpError('BUSINESS_RULE', {
      message: 'This installation has no key for secrets. Set SECRETS_KEY and restart.',
    });
  }
  const values = { sealed: sealer.seal(text, name), last4: secretEnd(text) ?? '' };
  if (row) await rows.update(context, row, values);
  else await rows.insert(context, { name, ...values });
}

/** Seals every secret of the settings with the current key (`sealer.ts`). */
export async function resealSecrets(context: WriteContext, sealer: Sealer): Promise<Resealed> {
  const storedSecrets = await context.db.select().from(platformSecret).for('update');
  return resealAll(
    storedSecrets.map((row) => ({
      name: row.name,
      sealed: row.sealed,
      purpose: row.name,
      save: (sealed) => rows.update(context, row, { sealed }),
    })),
    sealer,
  );
}

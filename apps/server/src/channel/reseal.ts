import type { WriteContext } from '../resource/context.ts';
import { channel } from '../schema/channel.ts';
import { type Resealed, resealAll, type Sealer } from '../sealer.ts';
import { CREDENTIAL } from './credentials.ts';
import { channelRows } from './save.ts';

/** Seals the secrets of all connections with the current key. */
export async function resealCredentials(context: WriteContext, sealer: Sealer): Promise<Resealed> {
  const rows = await context.db.select().from(channel).for('update');
  const texts = rows.flatMap((row) => {
    let { credentials } = row;
    return Object.entries(credentials).flatMap(([key, credential]) => {
      if (!('sealed' in credential)) return [];
      return {
        name: `${row.title} (${row.id}), ${key}`,
        sealed: credential.sealed,
        purpose: CREDENTIAL,
        save: (sealed: string) => {
          credentials = { ...credentials, [key]: { ...credential, sealed } };
          return channelRows.update(context, row, { credentials });
        },
      };
    });
  });
  return resealAll(texts, sealer);
}

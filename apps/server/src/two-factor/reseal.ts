import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { twoFactor } from '../schema/two-factor.ts';
import { type Resealed, resealAll, type Sealer } from '../sealer.ts';
import { AUTHENTICATOR } from './store.ts';

/** Seals the secrets of all authenticator apps with the current key. One that is being set up is begun again instead. */
export async function resealAuthenticators(db: Database, sealer: Sealer): Promise<Resealed> {
  const rows = await db.select().from(twoFactor).orderBy(twoFactor.userId).for('update');
  const texts = rows.flatMap(({ userId, sealed }) =>
    sealed === null
      ? []
      : {
          name: `The authenticator app of user ${userId}`,
          sealed,
          purpose: AUTHENTICATOR,
          save: (again: string) =>
            db.update(twoFactor).set({ sealed: again }).where(eq(twoFactor.userId, userId)),
        },
  );
  return resealAll(texts, sealer);
}

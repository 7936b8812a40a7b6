import type { Database } from '../database/database.ts';
import { newId } from '../database/id.ts';
import { passkey } from '../schema/two-factor.ts';

/** Makes a passkey of a user that no authenticator has, and returns its id. */
export async function makePasskey(db: Database, userId: string): Promise<string> {
  const id = newId();
  const key = { credentialId: id, publicKey: id, counter: 0, transports: [] };
  await db.insert(passkey).values({ id, userId, name: id, ...key, createdAt: new Date() });
  return id;
}

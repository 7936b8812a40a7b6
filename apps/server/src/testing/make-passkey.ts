import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { newId } from '../database/id.ts';
import { appUser } from '../schema/tenant.ts';
import { passkey } from '../schema/two-factor.ts';

/** Makes a passkey of a user that no authenticator has, and returns its id. */
export async function makePasskey(db: Database, userId: string): Promise<string> {
  const id = newId();
  const key = { credentialId: id, publicKey: id, counter: 0, transports: [] };
  await db.insert(passkey).values({ id, userId, name: id, ...key, createdAt: new Date() });
  return id;
}

/** Makes one of a new colleague of an owner, who can sign in as before, and returns its id. */
export async function passkeyOfColleague(db: Database, ownerEmail: string): Promise<string> {
  const [owner] = await db.select().from(appUser).where(eq(appUser.email, ownerEmail));
  if (!owner) throw new Error(`${ownerEmail} is no one.`);
  const id = newId();
  await db.insert(appUser).values({ ...owner, id, email: `${id}@people.example` });
  return makePasskey(db, id);
}

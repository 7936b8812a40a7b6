import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach } from 'vitest';
import { newId } from '../database/id.ts';
import { appUser } from '../schema/tenant.ts';
import { ADMIN, type Institute, useTestApp } from './app.ts';
import type { TestDatabase } from './databases.ts';

/** An institute whose people change one another. */
export function useColleagues(database: TestDatabase) {
  const test = useTestApp(database);
  let admin: string;
  let institute: Institute;
  let owner: string;

  async function signInAdmin() {
    admin = (await test.signIn(ADMIN)).accessToken;
  }
  beforeAll(signInAdmin);
  beforeEach(async () => {
    institute = await test.institute(admin);
    owner = (await test.signIn(institute.ownerEmail)).accessToken;
  });

  const idOf = async (email: string) => {
    const [row] = await test.db.select().from(appUser).where(eq(appUser.email, email));
    return row?.id ?? '';
  };
  /** A colleague of someone, who can sign in. */
  async function colleague(of: string, role: string, change: object = {}) {
    const [row] = await test.db.select().from(appUser).where(eq(appUser.email, of));
    if (!row) throw new Error(`${of} is no one.`);
    const id = newId();
    const email = `${id}@people.example`;
    await test.db.insert(appUser).values({ ...row, id, email, role, ...change });
    return { id, email };
  }
  const change = (id: string, body: object, token = admin) =>
    test.call('PATCH', `/user/${id}`, { token, body });
  const refusal = ({ status, body }: Awaited<ReturnType<typeof change>>) => [
    status,
    body.code,
    body.errors?.[0].path,
    body.errors?.[0].message,
  ];

  return {
    get admin() {
      return admin;
    },
    change,
    colleague,
    idOf,
    get institute() {
      return institute;
    },
    get owner() {
      return owner;
    },
    refusal,
    signInAdmin,
    test,
  };
}

import { isPlatformRole, PLATFORM_ROLES, SUPER_ADMIN } from '@booking/api-client/contract';
import { and, eq, isNotNull } from 'drizzle-orm';
import { newId } from '../../database/id.ts';
import { created } from '../../schema/columns.ts';
import { appUser } from '../../schema/tenant.ts';
import { ADMIN, type Institute, type TestApp } from '../app.ts';

/** Roles that a user of an institute may have. */
export const TENANT_ROLES = ['Owner', 'Manager', 'Front Desk', 'Viewer'] as const;
export const ROLES = [...PLATFORM_ROLES, ...TENANT_ROLES] as const;
export type Role = (typeof ROLES)[number];

/** One user of each role, the platform's and one institute's. */
export interface People {
  /** A token that works: a user who was signed out, or given another password, signs in again. */
  token(role: Role): Promise<string>;
}

export async function peopleOf(test: TestApp, tenant: Institute): Promise<People> {
  const [owner] = await test.db.select().from(appUser).where(eq(appUser.email, tenant.ownerEmail));
  if (!owner?.passwordHash) throw new Error(`${tenant.ownerEmail} has no password.`);
  const { passwordHash } = owner;
  const mails: Record<string, string> = { [SUPER_ADMIN]: ADMIN, Owner: tenant.ownerEmail };
  const others = ROLES.filter((role) => role !== SUPER_ADMIN && role !== 'Owner');
  for (const role of others) {
    const id = newId();
    const email = `${id}@people.example`;
    mails[role] = email;
    await test.db.insert(appUser).values({
      ...owner,
      ...created(null, new Date()),
      id,
      email,
      role,
      ...(isPlatformRole(role) && { institutionId: null }),
    });
  }
  const tokens: Partial<Record<Role, string>> = {};

  async function signIn(role: Role): Promise<string> {
    await test.db
      .update(appUser)
      .set({ passwordHash, mustChangePassword: false, status: 'Active' })
      .where(and(eq(appUser.email, mails[role] ?? ''), isNotNull(appUser.passwordHash)));
    const { accessToken } = await test.signIn(mails[role] ?? '');
    // The first call of a session is noted in it: here it is behind us.
    await test.call('GET', '/user/me', { token: accessToken });
    tokens[role] = accessToken;
    return accessToken;
  }

  return {
    async token(role) {
      const token = tokens[role];
      const me = token && (await test.call('GET', '/user/me', { token }));
      const works = me && me.status === 200 && !me.body.data.user.mustChangePassword;
      return token && works ? token : signIn(role);
    },
  };
}

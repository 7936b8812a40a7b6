import { PLATFORM_BILLING, SUPER_ADMIN } from '@booking/api-client/contract';
import { and, eq } from 'drizzle-orm';
import { newId } from '../../database/id.ts';
import { created } from '../../schema/columns.ts';
import { rolePermission } from '../../schema/role-permission.ts';
import { appUser, institution } from '../../schema/tenant.ts';
import { ADMIN, type Institute, type TestApp } from '../app.ts';

/** Someone whose rights end while a request of theirs is on its way. */
export interface Person {
  readonly id: string;
  readonly role: string;
  readonly token: string;
  /** Where they work; undefined for staff of the platform. */
  readonly home: Institute | undefined;
}

/** A new person with a role, signed in, of an institute or of the platform. */
export async function newPerson(test: TestApp, role: string, tenant: Institute): Promise<Person> {
  const [admin] = await test.db.select().from(appUser).where(eq(appUser.email, ADMIN));
  if (!admin) throw new Error('There is no administrator.');
  const id = newId();
  const email = `${id}@people.example`;
  const isPlatform = role === SUPER_ADMIN;
  const institutionId = isPlatform ? null : tenant.id;
  await test.db
    .insert(appUser)
    .values({ ...admin, ...created(null, new Date()), id, email, role, institutionId });
  const { accessToken: token } = await test.signIn(email);
  // The first call of a session is noted in it: here it is behind us.
  await test.call('GET', '/user/me', { token });
  return { id, role, token, home: isPlatform ? undefined : tenant };
}

/** A way in which someone loses their rights. */
export interface Way {
  readonly name: string;
  /** Whether it ends the session, and with it every call; the others end what the role permitted. */
  readonly endsSession: boolean;
  /** Whether staff of the platform can lose their rights so. */
  readonly ofPlatform: boolean;
  /** Whether it is the end of their institute. */
  readonly closes?: boolean;
  /** Does it, by the call that does it where there is one. Returns what gives the role back what it had. */
  revoke(test: TestApp, admin: string, person: Person): Promise<(() => Promise<void>) | undefined>;
}

async function done(answer: ReturnType<TestApp['call']>): Promise<undefined> {
  const { status, body } = await answer;
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
}

const edit = (test: TestApp, admin: string, { id }: Person, body: object) =>
  done(test.call('PATCH', `/user/${id}`, { token: admin, body }));

/** Returns the role that someone is changed to. */
export const lowerRole = (role: string): string =>
  role === SUPER_ADMIN ? PLATFORM_BILLING : 'Viewer';

/** The ways in which the rights of someone end (`docs/security.md`). */
export const ways: readonly Way[] = [
  {
    name: 'deactivated',
    endsSession: true,
    ofPlatform: true,
    revoke: (test, admin, person) => edit(test, admin, person, { status: 'Inactive' }),
  },
  {
    name: 'signed out everywhere',
    endsSession: true,
    ofPlatform: true,
    revoke(test, token, { id }) {
      const password = 'lotus pond at six';
      const body = { password, confirmPassword: password };
      return done(test.call('PATCH', `/user/${id}/update-password`, { token, body }));
    },
  },
  {
    name: 'signed out by themselves',
    endsSession: true,
    ofPlatform: true,
    revoke: (test, _admin, { token }) => done(test.call('PATCH', '/user/logout', { token })),
  },
  {
    name: 'given another role',
    endsSession: false,
    ofPlatform: true,
    revoke: (test, admin, person) => edit(test, admin, person, { role: lowerRole(person.role) }),
  },
  {
    name: 'of a role that loses its permissions',
    endsSession: false,
    ofPlatform: false,
    async revoke({ db }, _admin, { home, role }) {
      const [set] = await db
        .select({ templateId: institution.templateId, permissions: rolePermission.permissions })
        .from(institution)
        .innerJoin(rolePermission, eq(rolePermission.templateId, institution.templateId))
        .where(and(eq(institution.id, home?.id ?? ''), eq(rolePermission.role, role)));
      if (!home || !set) throw new Error(`There is no role ${role}.`);
      const id = newId();
      await db.insert(rolePermission).values({
        id,
        institutionId: home.id,
        templateId: set.templateId,
        role,
        denied: set.permissions,
        searchText: id,
        ...created(null, new Date()),
      });
      return async () => {
        await db.delete(rolePermission).where(eq(rolePermission.id, id));
      };
    },
  },
  {
    name: 'moved to another institute',
    endsSession: true,
    ofPlatform: false,
    async revoke(test, admin, person) {
      return edit(test, admin, person, { institution: (await test.institute(admin)).id });
    },
  },
  {
    name: 'of an institute that is closed',
    endsSession: true,
    ofPlatform: false,
    closes: true,
    revoke(test, token, { home }) {
      const body = { status: 'Closed', reason: { code: 'other', note: 'A test.' } };
      return done(test.call('PATCH', `/institution/${home?.id}/change-status`, { token, body }));
    },
  },
];

import {
  DEFAULT_ROLES,
  ROLES_MAX,
  type RolePermission,
  rolePermission as schema,
} from '@booking/api-client/contract';
import { eq, type SQL, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { newId } from '../database/id.ts';
import { subscription } from '../schema/subscription.ts';
import { appUser, institution } from '../schema/tenant.ts';
import { ADMIN, databases, type Institute, useTestApp } from '../testing/app.ts';
import { statementsOf } from '../testing/statements.ts';

describe.each(databases)('roles and permissions on $kind', (database) => {
  const test = useTestApp(database);
  let admin: string;
  let template: string;
  let institute: Institute;
  let owner: string;

  beforeAll(async () => {
    admin = (await test.signIn(ADMIN)).accessToken;
  });
  beforeEach(async () => {
    institute = await test.institute(admin);
    await entitle(sql`${subscription.planSnapshot} -> 'entitlements' || '["roles"]'`);
    owner = (await test.signIn(institute.ownerEmail)).accessToken;
    const [row] = await test.db.select().from(institution).where(eq(institution.id, institute.id));
    template = row?.templateId ?? '';
  });

  /** Changes what the plan of the institute includes. */
  const entitle = (entitlements: SQL) =>
    test.db
      .update(subscription)
      .set({
        planSnapshot: sql`jsonb_set(${subscription.planSnapshot}, '{entitlements}', ${entitlements})`,
      })
      .where(eq(subscription.institutionId, institute.id));

  const list = async (query: string, token = admin): Promise<RolePermission[]> => {
    const { body } = await test.call('GET', `/rolePermission?limit=100&${query}`, { token });
    return z.parse(z.array(schema), body.data.rolepermissions);
  };
  const defaults = () => list(`template=${template}&isDefault=true`);
  const named = async (role: string) => {
    const match = (await defaults()).find((row) => row.role === role);
    if (!match) throw new Error(`There is no role ${role}.`);
    return match;
  };
  const save = (body: object, token = admin) =>
    test.call('PATCH', '/rolePermission/save', { token, body: { template, ...body } });
  const saveOwn = (body: object, token = owner) =>
    save({ institution: institute.id, ...body }, token);
  const refusal = ({ status, body }: Awaited<ReturnType<typeof save>>) => [
    status,
    body.code,
    body.errors?.[0]?.path,
  ];
  /** A colleague of the owner, signed in. */
  async function colleague(role: string): Promise<string> {
    const [row] = await test.db
      .select()
      .from(appUser)
      .where(eq(appUser.email, institute.ownerEmail));
    if (!row) throw new Error('There is no owner.');
    const id = newId();
    await test.db.insert(appUser).values({ ...row, id, email: `${id}@people.example`, role });
    return (await test.signIn(`${id}@people.example`)).accessToken;
  }
  const permissionsOf = async (token: string): Promise<string[]> =>
    (await test.call('GET', '/user/me', { token })).body.data.user.permissions;

  it('[ENT-07] [API-03 rolePermission.list] lists the roles that the templates begin with', async () => {
    const roles = await defaults();
    expect(roles.map(({ role, permissions }) => ({ role, permissions }))).toEqual(
      DEFAULT_ROLES.hospitality.map(({ role, permissions }) => ({ role, permissions })),
    );
    for (const row of roles) {
      expect(row._id).toMatch(/^[0-9a-f]{24}$/);
      expect(row).toMatchObject({ institution: null, isSystem: row.role === 'Owner', denied: [] });
    }
    // An institution sees the roles of its template, and nothing of others.
    const seen = await list('', owner);
    expect(new Set(seen.map((row) => row.template._id))).toEqual(new Set([template]));
  });

  it('[API-03 rolePermission.save] a change of the template holds from the next call on', async () => {
    const desk = await colleague('Front Desk');
    expect((await test.call('GET', '/user', { token: desk })).status).toBe(403);
    const row = await named('Front Desk');
    const { status, body } = await save({
      __v: row.__v,
      roles: [{ _id: row._id, role: row.role, permissions: [...row.permissions, 'user.read'] }],
    });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(
      new Set(body.data.rolepermissions.map((changed: RolePermission) => changed.__v)),
    ).toEqual(new Set([row.__v + 1]));
    expect((await test.call('GET', '/user', { token: desk })).status).toBe(200);
    await save({ roles: [{ _id: row._id, role: row.role, permissions: row.permissions }] });
    expect((await test.call('GET', '/user', { token: desk })).body.code).toBe('FORBIDDEN');
  });

  it('[API-03 rolePermission.save] an institute keeps only what it has otherwise', async () => {
    const manager = await colleague('Manager');
    const saved = await saveOwn({
      __v: 0,
      // Granted by the template already, so nothing of its own.
      roles: [
        { role: 'Manager', permissions: ['rate.read', 'rate.export'], denied: ['user.create'] },
      ],
    });
    expect(saved.body.data.rolepermissions).toMatchObject([
      { role: 'Manager', permissions: ['rate.export'], denied: ['user.create'], __v: 1 },
    ]);
    const permitted = await permissionsOf(manager);
    expect(permitted).toContain('rate.export');
    expect(permitted).not.toContain('user.create');
    const person = { firstName: 'Mina', lastName: 'Das', email: `${newId()}@people.example` };
    const refused = await test.call('POST', '/user', {
      token: manager,
      body: { ...person, role: 'Viewer' },
    });
    expect(refused.body.code).toBe('FORBIDDEN');
    expect((await named('Manager')).overrides).toBe(1);
    const reset = await saveOwn({ roles: [{ role: 'Manager', permissions: [], denied: [] }] });
    expect(reset.body.data.rolepermissions[0]).toMatchObject({ permissions: [], denied: [] });
    expect(await permissionsOf(manager)).toContain('user.create');
    expect((await named('Manager')).overrides).toBe(0);
  });

  it('keeps what an institute has otherwise under a plan without it, and changes it no more', async () => {
    const roles = [{ role: 'Viewer', permissions: [], denied: ['rate.read'] }];
    expect((await saveOwn({ roles })).status).toBe(200);
    await entitle(sql`'[]'::jsonb`);
    const more = [{ role: 'Manager', denied: ['user.create'] }];
    const refused = await saveOwn({ roles: more });
    expect(refusal(refused)).toEqual([403, 'NOT_ENTITLED', 'roles.0.permissions']);
    expect(refused.body.message).toBe('Basic Plan doesn’t include custom roles.');
    expect((await saveOwn({ roles })).status).toBe(200);
    const reset = await saveOwn({ roles: [{ role: 'Viewer', permissions: [], denied: [] }] });
    expect(reset.body.data.rolepermissions[0]).toMatchObject({ denied: [] });
  });

  it('tells of a conflict with what is stored, also before an institute has anything', async () => {
    const roles = [{ role: 'Viewer', denied: ['rate.read'] }];
    expect((await saveOwn({ __v: 0, roles })).status).toBe(200);
    const late = await saveOwn({ __v: 0, roles: [{ role: 'Viewer', denied: [] }] });
    expect([late.status, late.body.code]).toEqual([409, 'VERSION_CONFLICT']);
    expect(late.body.data).toMatchObject([{ role: 'Viewer', denied: ['rate.read'], __v: 1 }]);
  });

  it('refuses the own role, one above, what the caller lacks, and the roles of the template', async () => {
    const own = await saveOwn({ roles: [{ role: 'Owner', denied: ['rate.override'] }] });
    expect(refusal(own)).toEqual([422, 'BUSINESS_RULE', 'roles.0.role']);
    await saveOwn({ roles: [{ role: 'Manager', permissions: ['rolePermission.update'] }] });
    const manager = await colleague('Manager');
    const above = await saveOwn({ roles: [{ role: 'Owner', denied: ['rate.override'] }] }, manager);
    expect(refusal(above)).toEqual([422, 'BUSINESS_RULE', 'roles.0.role']);
    const more = await saveOwn(
      { roles: [{ role: 'Front Desk', permissions: ['rate.override'] }] },
      manager,
    );
    expect(refusal(more)).toEqual([422, 'BUSINESS_RULE', 'roles.0.permissions']);
    const less = await saveOwn(
      { roles: [{ role: 'Front Desk', denied: ['asset.block'] }] },
      manager,
    );
    expect(less.status).toBe(200);
    expect(refusal(await save({ roles: [] }, owner))).toEqual([403, 'FORBIDDEN', 'institution']);
    const otherInstitute = await test.institute(admin);
    expect(refusal(await save({ institution: otherInstitute.id }, owner))).toEqual([
      400,
      'VALIDATION',
      'institution',
    ]);
  });

  it('keeps someone who can manage users and roles', async () => {
    const roles = [{ role: 'Owner', denied: ['rolePermission.update'] }];
    const { status, body } = await saveOwn({ roles }, admin);
    expect([status, body.code, body.errors[0].code]).toEqual([422, 'BUSINESS_RULE', 'no_keeper']);
    const row = await named('Owner');
    const permissions = row.permissions.filter(
      (permission) => permission !== 'user.update' && permission !== 'user.deactivate',
    );
    const all = await save({ roles: [{ _id: row._id, role: 'Owner', permissions }] });
    expect([all.status, all.body.errors[0].code]).toEqual([422, 'no_keeper']);
    await colleague('Manager');
    const changes = [{ role: 'Manager', permissions: ['rolePermission.update'] }, ...roles];
    expect((await saveOwn({ roles: changes }, admin)).status).toBe(200);
  });

  it.each([
    [{ roles: [{ role: 'Staff' }] }, 'roles.0.role', 'VALIDATION'],
    [{ roles: [{ role: 'Viewer', order: 3 }] }, 'roles.0.order', 'VALIDATION'],
    [
      { roles: [{ role: 'Viewer', permissions: ['pricing.read'] }] },
      'roles.0.permissions.0',
      'VALIDATION',
    ],
    [{ roles: [{ role: 'Viewer' }, { role: 'viewer' }] }, 'roles', 'VALIDATION'],
    [
      { roles: [{ role: 'Housekeeping', permissions: ['user.update'] }] },
      'roles.0.permissions',
      'BUSINESS_RULE',
    ],
    [{ removed: ['0'.repeat(24)] }, 'removed', 'VALIDATION'],
  ])('refuses %j of an institute, naming the field', async (change, path, code) => {
    const { body } = await saveOwn(change, admin);
    expect(body).toMatchObject({ code, errors: [{ path }] });
  });

  it('keeps a role while it is given to someone', async () => {
    const person = { firstName: 'Mina', lastName: 'Das', email: `${newId()}@people.example` };
    const statements = await statementsOf(() =>
      test.call('POST', '/user', { token: owner, body: { ...person, role: 'Manager' } }),
    );
    const looked = statements.filter(({ text }) => /"role_permission".* for share$/s.test(text));
    expect(looked).toHaveLength(1);
  });

  it.each([
    'Ｓｕｐｅｒ Ａｄｍｉｎ',
    'Super\u00a0 Admin',
    'Ѕuреr Аdmіn',
    'Own\u200der',
    'Ownеr',
    'Ｏｗｎｅｒ',
    '0wner',
  ])('gives no role a name that is read as another one: %j', async (role) => {
    expect(refusal(await save({ roles: [{ role }] }))).toEqual([409, 'DUPLICATE', 'roles.0.role']);
  });

  it('keeps to the most roles that a template has, over all calls', async () => {
    const free = ROLES_MAX - (await defaults()).length;
    const some = Array.from({ length: free }, (_, index) => ({
      role: `Porter of floor ${index + 2}`,
    }));
    const added = await save({ roles: some });
    expect(added.status, JSON.stringify(added.body)).toBe(200);
    expect(refusal(await save({ roles: [{ role: 'One more' }] }))).toEqual([
      422,
      'BUSINESS_RULE',
      'roles',
    ]);
    const removed = (await defaults()).filter(({ role }) => role.startsWith('Porter of floor'));
    const gone = await save({ removed: removed.map(({ _id }) => _id) });
    expect(gone.status).toBe(200);
  });

  it('adds, renames, orders and deletes roles of a template', async () => {
    const added = await save({
      roles: [{ role: 'Night Porter', description: 'Watches.', permissions: ['booking.read'] }],
    });
    expect(added.status, JSON.stringify(added.body)).toBe(200);
    const porter = await named('Night Porter');
    expect(porter).toMatchObject({ order: 7, isSystem: false });
    const taken = await save({ roles: [{ role: 'night porter' }] });
    expect(refusal(taken)).toEqual([409, 'DUPLICATE', 'roles.0.role']);

    const person = { firstName: 'Mina', lastName: 'Das', email: `${newId()}@people.example` };
    const invited = await test.call('POST', '/user', {
      token: owner,
      body: { ...person, role: 'Night Porter' },
    });
    expect(invited.status, JSON.stringify(invited.body)).toBe(201);
    await saveOwn({ roles: [{ role: 'Night Porter', permissions: ['report.read'] }] });

    const used = await save({ removed: [porter._id] });
    expect([used.status, used.body.code]).toEqual([409, 'IN_USE']);
    const renamed = await save({ roles: [{ _id: porter._id, role: 'Porter', order: 2 }] });
    expect(renamed.status, JSON.stringify(renamed.body)).toBe(200);
    const { body } = await test.call('GET', `/user?_id=${invited.body.data.user._id}`, {
      token: owner,
    });
    expect(body.data.users[0].role).toBe('Porter');

    await test.db.delete(appUser).where(eq(appUser.email, person.email));
    expect((await save({ removed: [porter._id] })).status).toBe(200);
    expect((await defaults()).map(({ role }) => role)).not.toContain('Porter');
    const boss = await named('Owner');
    const system = await save({ removed: [boss._id] });
    expect([system.status, system.body.code]).toEqual([409, 'IN_USE']);
    const name = await save({ roles: [{ _id: boss._id, role: 'Chief' }] });
    expect(refusal(name)).toEqual([422, 'BUSINESS_RULE', 'roles.0.role']);
  });
});

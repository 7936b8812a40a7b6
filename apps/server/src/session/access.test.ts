import {
  access,
  LOGIN_MESSAGE,
  PERMISSIONS,
  routes,
  SUPER_ADMIN,
} from '@booking/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appUser, institution } from '../schema/tenant.ts';
import {
  ADMIN,
  databases,
  type Institute,
  instituteForm,
  openTestApp,
  type TestApp,
} from '../testing/app.ts';

describe('the table of access', () => {
  it('has a line for every call, and is public where the contract is', () => {
    for (const [group, calls] of Object.entries(routes)) {
      for (const [name, line] of Object.entries(calls)) {
        const rules: Record<string, Record<string, unknown>> = access;
        expect(rules[group]?.[name] === 'public').toBe(line.endsWith('!public'));
      }
    }
  });
});

describe.each(databases)('roles and tenants on $kind', (database) => {
  let test: TestApp;
  let mine: Institute;
  let otherInstitute: Institute;
  const tokens: Record<string, string> = {};

  beforeAll(async () => {
    test = await openTestApp(database);
    const admin = (await test.signIn(ADMIN)).accessToken;
    mine = await test.institute(admin, { notes: 'pays late', tags: ['vip'] });
    otherInstitute = await test.institute(admin);
    const owner = (await test.signIn(mine.ownerEmail)).accessToken;
    Object.assign(tokens, { [SUPER_ADMIN]: admin, Owner: owner });
    const third = await test.institute(admin);
    await test.db
      .update(appUser)
      .set({ role: 'Viewer', institutionId: mine.id })
      .where(eq(appUser.email, third.ownerEmail));
    tokens.Viewer = (await test.signIn(third.ownerEmail)).accessToken;
  });
  afterAll(() => test.close());

  const signedCalls = [
    { call: 'user.me', allowed: [SUPER_ADMIN, 'Owner', 'Viewer'] },
    { call: 'template.list', allowed: [SUPER_ADMIN, 'Owner', 'Viewer'] },
    { call: 'institution.list', allowed: [SUPER_ADMIN, 'Owner', 'Viewer'] },
    { call: 'institution.get', allowed: [SUPER_ADMIN, 'Owner', 'Viewer'] },
    { call: 'institution.create', allowed: [SUPER_ADMIN] },
    { call: 'institution.update', allowed: [SUPER_ADMIN, 'Owner'] },
    { call: 'institution.changeStatus', allowed: [SUPER_ADMIN] },
  ];

  async function send(call: string, token: string | undefined) {
    const id = mine.id;
    const sent: Record<string, () => ReturnType<TestApp['call']>> = {
      'user.me': () => test.call('GET', '/user/me', { token }),
      'template.list': () => test.call('GET', '/template', { token }),
      'institution.list': () => test.call('GET', '/institution', { token }),
      'institution.get': () => test.call('GET', `/institution/${id}`, { token }),
      'institution.create': async () =>
        test.call('POST', '/institution', { token, body: await instituteForm(test.db) }),
      'institution.update': () =>
        test.call('PATCH', `/institution/${id}`, { token, body: { phone: '+919800000001' } }),
      'institution.changeStatus': () =>
        test.call('PATCH', `/institution/${id}/change-status`, {
          token,
          body: { status: 'Pending' },
        }),
    };
    const answer = await sent[call]?.();
    if (!answer) throw new Error(`No request for ${call}.`);
    return answer;
  }

  it.each(signedCalls)('$call admits $allowed and no one else', async ({ call, allowed }) => {
    for (const role of [SUPER_ADMIN, 'Owner', 'Viewer']) {
      const { status, body } = await send(call, tokens[role]);
      if (allowed.includes(role)) expect(status).toBeLessThan(300);
      else expect({ status, code: body.code }).toEqual({ status: 403, code: 'FORBIDDEN' });
    }
  });

  it.each(signedCalls)('$call without a session asks to sign in', async ({ call }) => {
    for (const token of [undefined, 'nonsense', 'a.b.c', `${tokens.Owner}x`]) {
      const { status, body } = await send(call, token);
      expect({ status, message: body.message }).toEqual({ status: 401, message: LOGIN_MESSAGE });
    }
  });

  it('tells everyone what their role permits', async () => {
    const permissionsOf = async (role: string) => {
      const { body } = await test.call('GET', '/user/me', { token: tokens[role] });
      return body.data.user.permissions;
    };
    expect(await permissionsOf(SUPER_ADMIN)).toEqual(expect.arrayContaining([...PERMISSIONS]));
    const viewer = await permissionsOf('Viewer');
    expect(viewer).toContain('rate.read');
    expect(viewer.filter((permission: string) => !permission.endsWith('.read'))).toEqual([]);
    const owner = await permissionsOf('Owner');
    expect(owner).toContain('institution.update');
    expect(owner).not.toContain('institution.administer');
  });

  it('shows an owner their own institute and no other', async () => {
    const token = tokens.Owner;
    const list = await test.call('GET', '/institution', { token });
    expect(list.body.total).toBe(1);
    expect(list.body.data.institutions[0]._id).toBe(mine.id);
    const asked = await test.call('GET', `/institution?_id=${otherInstitute.id}`, { token });
    expect(asked.body.total).toBe(0);
    for (const [method, path, body] of [
      ['GET', `/institution/${otherInstitute.id}`, undefined],
      ['PATCH', `/institution/${otherInstitute.id}`, { name: 'Taken over' }],
    ] as const) {
      const answer = await test.call(method, path, { token, body });
      expect(answer.status).toBe(404);
      expect(answer.body.code).toBe('NOT_FOUND');
    }
    const untouched = await test.db
      .select()
      .from(institution)
      .where(eq(institution.id, otherInstitute.id));
    expect(untouched[0]?.name).not.toBe('Taken over');
  });

  it('refuses an owner the fields of the platform, naming each', async () => {
    const { status, body } = await test.call('PATCH', `/institution/${mine.id}`, {
      token: tokens.Owner,
      body: { name: 'Mine', notes: 'mine', tags: [], code: 'MINE', template: '0'.repeat(24) },
    });
    expect(status).toBe(403);
    expect(body.errors.map((error: { path: string }) => error.path)).toEqual([
      'notes',
      'tags',
      'code',
      'template',
    ]);
  });

  it('never sends the platform’s notes to users of an institute', async () => {
    for (const path of [`/institution/${mine.id}`, '/institution?fields=notes']) {
      const { body } = await test.call('GET', path, { token: tokens.Owner });
      expect(JSON.stringify(body)).not.toContain('pays late');
    }
    const { body } = await test.call('GET', `/institution/${mine.id}`, {
      token: tokens[SUPER_ADMIN],
    });
    expect(body.data.institution.notes).toBe('pays late');
  });

  it.each(['12', 'x'.repeat(24), 'ABCDEF000000000000000000', '0'.repeat(25), "1' or '1"])(
    'answers 404 for the id %s',
    async (id) => {
      const token = tokens[SUPER_ADMIN];
      const { status, body } = await test.call('GET', `/institution/${encodeURIComponent(id)}`, {
        token,
      });
      expect({ status, code: body.code }).toEqual({ status: 404, code: 'NOT_FOUND' });
    },
  );

  it('takes no one of an institute for the platform, whatever their role is called', async () => {
    const posing = await test.institute(tokens[SUPER_ADMIN] ?? '');
    await test.db
      .update(appUser)
      .set({ role: SUPER_ADMIN })
      .where(eq(appUser.email, posing.ownerEmail));
    tokens.posing = (await test.signIn(posing.ownerEmail)).accessToken;
    for (const { call } of signedCalls) {
      const { status, body } = await send(call, tokens.posing);
      expect({ status, code: body.code }).toEqual({ status: 403, code: 'FORBIDDEN' });
    }
  });

  it('lets users of a suspended institute read, and not write', async () => {
    await test.db
      .update(institution)
      .set({ status: 'Suspended' })
      .where(eq(institution.id, mine.id));
    const token = tokens.Owner;
    expect((await test.call('GET', `/institution/${mine.id}`, { token })).status).toBe(200);
    const write = await test.call('PATCH', `/institution/${mine.id}`, {
      token,
      body: { name: 'No' },
    });
    expect(write.body.code).toBe('INSTITUTION_SUSPENDED');
  });
});

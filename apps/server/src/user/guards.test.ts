import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { newId } from '../database/id.ts';
import { subscription } from '../schema/subscription.ts';
import { appUser, institution } from '../schema/tenant.ts';
import { ADMIN, databases, type Institute, useTestApp } from '../testing/app.ts';

const ABOVE = 'You can’t change someone with more permissions than you have.';

const textOf = (statement: unknown): string =>
  typeof statement === 'object' && statement !== null && 'text' in statement
    ? String(statement.text)
    : String(statement);

describe.each(databases)('permissions over users on $kind', (database) => {
  const test = useTestApp(database);
  let admin: string;
  let institute: Institute;
  let owner: string;

  beforeAll(async () => {
    admin = (await test.signIn(ADMIN)).accessToken;
  });
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
  const open = () =>
    test.db.update(institution).set({ status: 'Active' }).where(eq(institution.id, institute.id));
  const change = (id: string, body: object, token = admin) =>
    test.call('PATCH', `/user/${id}`, { token, body });
  const refusal = ({ status, body }: Awaited<ReturnType<typeof change>>) => [
    status,
    body.code,
    body.errors?.[0].path,
    body.errors?.[0].message,
  ];

  it('adds and activates no more users than the plan includes', async () => {
    const { id, ownerEmail } = await test.institute(admin);
    const users = sql`jsonb_set(${subscription.planSnapshot}, '{limits,users}', '2')`;
    await test.db
      .update(subscription)
      .set({ planSnapshot: users })
      .where(eq(subscription.institutionId, id));
    const token = (await test.signIn(ownerEmail)).accessToken;
    const off = await colleague(ownerEmail, 'Viewer', { status: 'Inactive' });
    const invite = (name: string, body: object = {}, by = token) => {
      const email = `${name.toLowerCase()}@seats.example`;
      const person = { firstName: name, lastName: 'Rao', email, role: 'Viewer' };
      return test.call('POST', '/user', { token: by, body: { ...person, ...body } });
    };
    // Who is deactivated takes no seat. Of two at the same time, one gets the last.
    const both = await Promise.all([invite('Asha'), invite('Binu')]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 403]);
    const { body } = await test.call('GET', `/institution/${id}`, { token });
    expect(body.data.institution.seats).toEqual({ used: 2, max: 2 });
    const message = 'Basic Plan includes 2 users.';
    expect(refusal(await invite('Chitra'))).toEqual([403, 'NOT_ENTITLED', 'email', message]);
    expect(refusal(await invite('Chitra', { institution: id }, admin))).toEqual([
      403,
      'NOT_ENTITLED',
      'institution',
      message,
    ]);
    expect(refusal(await change(off.id, { status: 'Active' }, token))).toEqual([
      403,
      'NOT_ENTITLED',
      'status',
      message,
    ]);
    const viewer = await colleague(institute.ownerEmail, 'Viewer', { status: 'Inactive' });
    expect(refusal(await change(viewer.id, { institution: id, status: 'Active' }))[2]).toBe(
      'institution',
    );
    expect((await change(viewer.id, { institution: id })).status).toBe(200);
  });

  it('[API-03 user.update] gives another role of the template, and keeps their sessions', async () => {
    const desk = await colleague(institute.ownerEmail, 'Front Desk');
    const { accessToken } = await test.signIn(desk.email);
    const { status, body } = await change(desk.id, { role: 'Manager' }, owner);
    expect([status, body.data.user.role]).toEqual([200, 'Manager']);
    const me = await test.call('GET', '/user/me', { token: accessToken });
    expect(me.body.data.user.permissions).toContain('user.create');
    expect(refusal(await change(desk.id, { role: 'Staff' }, owner))).toEqual([
      400,
      'VALIDATION',
      'role',
      'This role isn’t available for the institute’s template.',
    ]);
    expect((await change(desk.id, { role: 'Super Admin' })).status).toBe(400);
  });

  it('[API-03 user.update] refuses the own role and the own status, from everyone', async () => {
    for (const [email, token, role] of [
      [ADMIN, admin, 'Viewer'],
      [institute.ownerEmail, owner, 'Manager'],
    ] as const) {
      const id = await idOf(email);
      await colleague(email, email === ADMIN ? 'Super Admin' : 'Owner');
      expect(refusal(await change(id, { role }, token))).toEqual([
        422,
        'BUSINESS_RULE',
        'role',
        'You can’t change your own role.',
      ]);
      expect(refusal(await change(id, { status: 'Inactive' }, token))).toEqual([
        422,
        'BUSINESS_RULE',
        'status',
        'You can’t deactivate your own account.',
      ]);
      // What they have already is no change.
      expect((await change(id, { status: 'Active' }, token)).status).toBe(200);
    }
  });

  it('[API-03 user.update] keeps an owner of an active institute who can sign in', async () => {
    const id = await idOf(institute.ownerEmail);
    await open();
    await colleague(institute.ownerEmail, 'Owner', { status: 'Invited', passwordHash: null });
    const needsOne = 'An active institute needs at least one active owner.';
    expect(refusal(await change(id, { status: 'Inactive' }))).toEqual([
      422,
      'BUSINESS_RULE',
      'status',
      needsOne,
    ]);
    expect(refusal(await change(id, { role: 'Manager' }))).toEqual([
      422,
      'BUSINESS_RULE',
      'role',
      needsOne,
    ]);
    await colleague(institute.ownerEmail, 'Owner');
    expect((await change(id, { role: 'Manager' })).status).toBe(200);
  });

  it('needs no owner of an institute that is not open', async () => {
    const answer = await change(await idOf(institute.ownerEmail), { status: 'Inactive' });
    expect(answer.status).toBe(200);
  });

  it.each(['status', 'role'])(
    'keeps one owner when the %s of the last two is changed at once',
    async (field) => {
      await open();
      const secondOwner = await colleague(institute.ownerEmail, 'Owner');
      const ids = [await idOf(institute.ownerEmail), secondOwner.id];
      const body = field === 'status' ? { status: 'Inactive' } : { role: 'Viewer' };
      const answers = await Promise.all(ids.map((id) => change(id, body)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
      const paths = answers.flatMap(({ body: { errors = [] } }) =>
        errors.map((error: { path: string }) => error.path),
      );
      expect(paths).toEqual([field]);
    },
  );

  it.each([{ status: 'Inactive' }, { role: 'Viewer' }])(
    'keeps an owner when the last two of an institute that is being set up change one another at once: %o',
    async (body) => {
      const secondOwner = await colleague(institute.ownerEmail, 'Owner');
      const token = (await test.signIn(secondOwner.email)).accessToken;
      const answers = await Promise.all([
        change(secondOwner.id, body, owner),
        change(await idOf(institute.ownerEmail), body, token),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const left = await test.db
        .select()
        .from(appUser)
        .where(eq(appUser.institutionId, institute.id));
      const owners = left.filter(({ role, status }) => role === 'Owner' && status === 'Active');
      expect(owners).toHaveLength(1);
    },
  );

  it('keeps the owner of the institute that someone has been moved to in the meantime', async () => {
    const id = (await colleague(institute.ownerEmail, 'Owner')).id;
    const to = await test.institute(admin);
    await test.db
      .update(appUser)
      .set({ status: 'Inactive' })
      .where(eq(appUser.email, to.ownerEmail));
    await test.db.update(institution).set({ status: 'Active' }).where(eq(institution.id, to.id));
    // Once they have been read, and before anyone is locked.
    const query: (...args: unknown[]) => unknown = pg.Client.prototype.query;
    const spy = vi.spyOn(pg.Client.prototype, 'query');
    let isMoved = false;
    spy.mockImplementation(async function (this: pg.Client, ...args: unknown[]) {
      if (!isMoved && /from "app_user".* for update$/s.test(textOf(args[0]))) {
        isMoved = true;
        await this.query('update app_user set institution_id = $1 where id = $2', [to.id, id]);
      }
      return query.apply(this, args);
    });
    const answer = await change(id, { status: 'Inactive' });
    spy.mockRestore();
    expect(isMoved).toBe(true);
    expect(refusal(answer).slice(0, 3)).toEqual([422, 'BUSINESS_RULE', 'status']);
  });

  it('keeps one Super Admin when the last two deactivate each other at once', async () => {
    const [first, second] = [
      await colleague(ADMIN, 'Super Admin'),
      await colleague(ADMIN, 'Super Admin'),
    ];
    await test.db
      .update(appUser)
      .set({ status: 'Inactive' })
      .where(eq(appUser.role, 'Super Admin'));
    for (const { id } of [first, second]) {
      await test.db.update(appUser).set({ status: 'Active' }).where(eq(appUser.id, id));
    }
    const tokens = await Promise.all(
      [first, second].map(async ({ email }) => (await test.signIn(email)).accessToken),
    );
    const [firstAnswer, secondAnswer] = await Promise.all([
      change(second.id, { status: 'Inactive' }, tokens[0]),
      change(first.id, { status: 'Inactive' }, tokens[1]),
    ]);
    // The slower one is refused, or is signed out already.
    expect(
      [firstAnswer.status, secondAnswer.status].filter((status) => status === 200),
    ).toHaveLength(1);
    const left = await test.db.select().from(appUser).where(eq(appUser.role, 'Super Admin'));
    expect(left.filter(({ status }) => status === 'Active')).toHaveLength(1);
    await test.db.update(appUser).set({ status: 'Active' }).where(eq(appUser.email, ADMIN));
    admin = (await test.signIn(ADMIN)).accessToken;
  });

  it('[API-03 user.update] [API-03 user.create] lets a Manager manage who may do no more than they', async () => {
    const boss = await colleague(institute.ownerEmail, 'Manager');
    const desk = await colleague(institute.ownerEmail, 'Front Desk');
    const manager = (await test.signIn(boss.email)).accessToken;
    expect((await change(desk.id, { firstName: 'Dev' }, manager)).status).toBe(200);
    expect((await change(desk.id, { role: 'Manager' }, manager)).status).toBe(200);
    const ownerId = await idOf(institute.ownerEmail);
    expect(refusal(await change(ownerId, { firstName: 'Dev' }, manager))).toEqual([
      422,
      'BUSINESS_RULE',
      'role',
      ABOVE,
    ]);
    const giving = 'You can’t give a role with more permissions than you have.';
    expect(refusal(await change(desk.id, { role: 'Owner' }, manager)).slice(0, 4)).toEqual([
      422,
      'BUSINESS_RULE',
      'role',
      giving,
    ]);
    const person = { firstName: 'Mina', lastName: 'Das', email: `${newId()}@people.example` };
    const answer = await test.call('POST', '/user', {
      token: manager,
      body: { ...person, role: 'Owner' },
    });
    expect(refusal(answer).slice(0, 4)).toEqual([422, 'BUSINESS_RULE', 'role', giving]);
    const viewer = await test.call('POST', '/user', {
      token: manager,
      body: { ...person, role: 'Viewer' },
    });
    expect(viewer.status).toBe(201);
    expect(refusal(await change(desk.id, { status: 'Inactive' }, manager))).toEqual([
      403,
      'FORBIDDEN',
      'status',
      'You don’t have permission to deactivate users.',
    ]);
    const set = await test.call('PATCH', `/user/${desk.id}/update-password`, {
      token: manager,
      body: { password: 'lotus pond at six', confirmPassword: 'lotus pond at six' },
    });
    expect(set.body.code).toBe('FORBIDDEN');
  });

  it('keeps users of an institute to their own people', async () => {
    const elsewhere = await test.institute(admin);
    const id = await idOf(elsewhere.ownerEmail);
    for (const body of [{ firstName: 'Dev' }, { role: 'Viewer' }, { status: 'Inactive' }]) {
      expect((await change(id, body, owner)).status).toBe(404);
    }
    for (const action of ['unlock', 'resendInvitation']) {
      expect((await change(id, { action }, owner)).status).toBe(404);
    }
    const { body } = await test.call('GET', `/user?institution=${elsewhere.id}`, { token: owner });
    expect(body.total).toBe(0);
  });
});

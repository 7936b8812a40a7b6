import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { newId } from '../database/id.ts';
import { subscription } from '../schema/subscription.ts';
import { appUser } from '../schema/tenant.ts';
import { ADMIN, databases } from '../testing/app.ts';
import { useColleagues } from '../testing/colleagues.ts';

const ABOVE = 'You can’t change someone with more permissions than you have.';

describe.each(databases)('permissions over users on $kind', (database) => {
  const colleagues = useColleagues(database);
  const { test, colleague, refusal, change, idOf, signInAdmin } = colleagues;

  it('adds and activates no more users than the plan includes', async () => {
    const { id, ownerEmail } = await test.institute(colleagues.admin);
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
    // A deactivated user takes no seat. Of two at the same time, one gets the last.
    const both = await Promise.all([invite('Asha'), invite('Binu')]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 403]);
    const { body } = await test.call('GET', `/institution/${id}`, { token });
    expect(body.data.institution.seats).toEqual({ used: 2, max: 2 });
    const message = 'Basic Plan includes 2 users.';
    expect(refusal(await invite('Chitra'))).toEqual([403, 'NOT_ENTITLED', 'email', message]);
    expect(refusal(await invite('Chitra', { institution: id }, colleagues.admin))).toEqual([
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
    const viewer = await colleague(colleagues.institute.ownerEmail, 'Viewer', {
      status: 'Inactive',
    });
    expect(refusal(await change(viewer.id, { institution: id, status: 'Active' }))[2]).toBe(
      'institution',
    );
    expect((await change(viewer.id, { institution: id })).status).toBe(200);
  });

  it('[API-03 user.update] gives another role of the template, and keeps their sessions', async () => {
    const desk = await colleague(colleagues.institute.ownerEmail, 'Front Desk');
    const { accessToken } = await test.signIn(desk.email);
    const { status, body } = await change(desk.id, { role: 'Manager' }, colleagues.owner);
    expect([status, body.data.user.role]).toEqual([200, 'Manager']);
    const me = await test.call('GET', '/user/me', { token: accessToken });
    expect(me.body.data.user.permissions).toContain('user.create');
    expect(refusal(await change(desk.id, { role: 'Staff' }, colleagues.owner))).toEqual([
      400,
      'VALIDATION',
      'role',
      'This role isn’t available for the institute’s template.',
    ]);
    expect((await change(desk.id, { role: 'Super Admin' })).status).toBe(400);
  });

  it('[API-03 user.update] refuses the own role and the own status, from everyone', async () => {
    for (const [email, token, role] of [
      [ADMIN, colleagues.admin, 'Viewer'],
      [colleagues.institute.ownerEmail, colleagues.owner, 'Manager'],
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
      // A value that they have already is no change.
      expect((await change(id, { status: 'Active' }, token)).status).toBe(200);
    }
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
    await signInAdmin();
  });

  it('[API-03 user.update] [API-03 user.create] lets a Manager manage who may do no more than they', async () => {
    const boss = await colleague(colleagues.institute.ownerEmail, 'Manager');
    const desk = await colleague(colleagues.institute.ownerEmail, 'Front Desk');
    const manager = (await test.signIn(boss.email)).accessToken;
    expect((await change(desk.id, { firstName: 'Dev' }, manager)).status).toBe(200);
    expect((await change(desk.id, { role: 'Manager' }, manager)).status).toBe(200);
    const ownerId = await idOf(colleagues.institute.ownerEmail);
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
    const elsewhere = await test.institute(colleagues.admin);
    const id = await idOf(elsewhere.ownerEmail);
    for (const body of [{ firstName: 'Dev' }, { role: 'Viewer' }, { status: 'Inactive' }]) {
      expect((await change(id, body, colleagues.owner)).status).toBe(404);
    }
    for (const action of ['unlock', 'resendInvitation']) {
      expect((await change(id, { action }, colleagues.owner)).status).toBe(404);
    }
    const { body } = await test.call('GET', `/user?institution=${elsewhere.id}`, {
      token: colleagues.owner,
    });
    expect(body.total).toBe(0);
  });
});

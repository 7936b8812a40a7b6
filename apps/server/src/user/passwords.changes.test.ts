import { LOGIN_MESSAGE, user as userSchema } from '@booking/api-client/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { newId } from '../database/id.ts';
import { inTransaction } from '../database/transaction.ts';
import { rolePermission } from '../schema/role-permission.ts';
import { securityEvent } from '../schema/session.ts';
import { appUser } from '../schema/tenant.ts';
import { createThrottle } from '../session/throttle.ts';
import { ADMIN, databases, PASSWORD } from '../testing/app.ts';
import { fillKnown, KNOWN_MAX } from '../testing/fill-known.ts';
import { NEW, usePasswords } from '../testing/passwords.ts';
import { setPasswordOf } from './passwords.ts';

describe.each(databases)('passwords on $kind', (database) => {
  const passwords = usePasswords(database);
  const { test, newOwner, newAddress, login } = passwords;

  async function idOf(email: string) {
    const [row] = await test.db.select().from(appUser).where(eq(appUser.email, email));
    return row?.id ?? '';
  }

  it('[API-03 user.updateMyPassword] requires the current password, keeps this session and ends the others', async () => {
    const { email } = await newOwner();
    const here = await test.signIn(email);
    const elsewhere = await test.signIn(email);
    const change = (currentPassword: string, newPassword = NEW) =>
      test.call('PATCH', '/user/me/update-password', {
        token: here.accessToken,
        body: { currentPassword, newPassword, confirmPassword: newPassword },
        address: newAddress(),
      });
    const wrong = await change('not the password');
    expect(wrong.status).toBe(400);
    expect(wrong.body.message).not.toBe(LOGIN_MESSAGE);
    expect(wrong.body.errors[0]).toMatchObject({ path: 'currentPassword', code: 'wrong' });
    expect((await change(PASSWORD, PASSWORD)).body.errors[0].path).toBe('newPassword');
    expect((await change(PASSWORD, `${email} and more`)).body.errors[0].path).toBe('newPassword');

    const { status, body } = await change(PASSWORD);
    expect({ status, body }).toEqual({ status: 200, body: { status: 'success', data: null } });
    expect((await test.call('GET', '/user/me', { token: here.accessToken })).status).toBe(200);
    expect((await test.call('GET', '/user/me', { token: elsewhere.accessToken })).status).toBe(401);
    expect((await login(email, NEW)).status).toBe(200);
    expect((await test.mail()).map(({ subject }) => subject)).toEqual([
      'Your password was changed',
    ]);
    const events = await test.db
      .select()
      .from(securityEvent)
      .where(eq(securityEvent.userId, await idOf(email)));
    expect(events.map(({ kind }) => kind)).toEqual(['password.changed']);
  });

  it('lets no one guess the password of an open session', async () => {
    const { email } = await newOwner();
    const { accessToken: token } = await test.signIn(email);
    const address = newAddress();
    const guess = () =>
      test.call('PATCH', '/user/me/update-password', {
        token,
        body: { currentPassword: 'a guess', newPassword: NEW, confirmPassword: NEW },
        address,
      });
    for (let tries = 0; tries < 5; tries += 1) expect((await guess()).status).toBe(400);
    expect((await guess()).status).toBe(429);
  });

  it('answers a repeated change with the kept answer, though the old password is gone', async () => {
    const { email } = await newOwner();
    const { accessToken: token } = await test.signIn(email);
    const send = () =>
      test.call('PATCH', '/user/me/update-password', {
        token,
        headers: { 'Idempotency-Key': 'change-1' },
        body: { currentPassword: PASSWORD, newPassword: NEW, confirmPassword: NEW },
      });
    expect((await send()).status).toBe(200);
    expect((await send()).status).toBe(200);
    expect(await test.mail()).toHaveLength(1);
  });

  it('[API-03 user.updatePassword] sets someone’s password, who then has to choose one of their own', async () => {
    const { email } = await newOwner();
    const id = await idOf(email);
    const before = await test.signIn(email);
    const { status, body } = await test.call('PATCH', `/user/${id}/update-password`, {
      token: passwords.admin,
      body: { password: NEW, confirmPassword: NEW },
    });
    expect(status).toBe(200);
    expect(z.parse(userSchema, body.data.user)).toMatchObject({ mustChangePassword: true });
    expect((await test.call('GET', '/user/me', { token: before.accessToken })).status).toBe(401);

    const { accessToken: token } = (await login(email, NEW)).body;
    expect((await test.call('GET', '/user/me', { token })).status).toBe(200);
    const closed = await test.call('GET', '/institution', { token });
    expect({ status: closed.status, code: closed.body.code }).toEqual({
      status: 403,
      code: 'PASSWORD_CHANGE_REQUIRED',
    });
    const form = new FormData();
    form.append('firstName', 'Somebody');
    const renamed = await test.call('PATCH', '/user/me', { token, body: form });
    expect(renamed.body.code).toBe('PASSWORD_CHANGE_REQUIRED');
    const own = 'six lotus on the pond';
    await test.call('PATCH', '/user/me/update-password', {
      token,
      body: { currentPassword: NEW, newPassword: own, confirmPassword: own },
    });
    expect((await test.call('GET', '/institution', { token })).status).toBe(200);
  });

  it('sets no password of someone who has gone, or has risen, while it was hashed', async () => {
    const { email } = await newOwner();
    const id = await idOf(email);
    const elsewhere = await test.institute(passwords.admin);
    const change = async (values: Partial<typeof appUser.$inferInsert>) => {
      const [row] = await test.db.update(appUser).set(values).where(eq(appUser.id, id)).returning();
      return row?.institutionId ?? '';
    };
    const home = await change({ role: 'Manager' });
    const roles = await test.db.select().from(rolePermission);
    const permissions = new Set(roles.find(({ role }) => role === 'Manager')?.permissions);
    const actor = {
      userId: newId(),
      actedById: null,
      familyId: newId(),
      name: 'Asha Mehta',
      role: 'Manager',
    };
    const scope = { kind: 'institution', id: home } as const;
    const set = await setPasswordOf(
      test.db,
      createThrottle(test.db),
      { ...actor, permissions, scope },
      id,
      { password: NEW, confirmPassword: NEW },
    );
    await change({ role: 'Owner' });
    await expect(inTransaction(test.db, set)).rejects.toMatchObject({ code: 'BUSINESS_RULE' });
    await change({ role: 'Manager', institutionId: elsewhere.id });
    await expect(inTransaction(test.db, set)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await change({ institutionId: home });
    await inTransaction(test.db, set);
    expect((await login(email, NEW)).status).toBe(200);
  });

  it('[API-03 user.updatePassword] lets an owner set those of the own institute, and no one their own', async () => {
    const mine = await newOwner();
    const otherOwner = await newOwner();
    const staff = await newOwner();
    await test.db
      .update(appUser)
      .set({ role: 'Viewer', institutionId: mine.institute })
      .where(eq(appUser.email, staff.email));
    const token = (await test.signIn(mine.email)).accessToken;
    const set = async (email: string, by: string) =>
      test.call('PATCH', `/user/${await idOf(email)}/update-password`, {
        token: by,
        body: { password: NEW, confirmPassword: NEW },
      });
    expect((await set(staff.email, token)).status).toBe(200);
    expect((await set(otherOwner.email, token)).status).toBe(404);
    expect((await set(ADMIN, token)).status).toBe(404);
    expect((await set(mine.email, token)).body.code).toBe('BUSINESS_RULE');
    const viewer = await test.signIn(otherOwner.email);
    await test.db
      .update(appUser)
      .set({ role: 'Viewer' })
      .where(eq(appUser.email, otherOwner.email));
    expect((await set(staff.email, viewer.accessToken)).body.code).toBe('FORBIDDEN');
  });

  it('takes one place of the known callers for all that one user asks at a time', async () => {
    const { email } = await newOwner();
    const { accessToken: token } = await test.signIn(email);
    const filled = fillKnown(KNOWN_MAX - 1);
    try {
      const own = { currentPassword: 'not the right one', newPassword: NEW, confirmPassword: NEW };
      const tries = [1, 2, 3, 4].map(() =>
        test.call('PATCH', '/user/me/update-password', { token, body: own }),
      );
      expect((await Promise.all(tries)).map(({ status }) => status)).toEqual(Array(4).fill(400));
      const body = { password: NEW, confirmPassword: NEW };
      const path = `/user/${await idOf(email)}/update-password`;
      const sets = [1, 2, 3, 4].map(() =>
        test.call('PATCH', path, { token: passwords.admin, body }),
      );
      expect((await Promise.all(sets)).map(({ status }) => status)).toEqual(Array(4).fill(200));
    } finally {
      await filled.end();
    }
  });

  it('sets someone’s password five times an hour, since each is a mail to them', async () => {
    const { email } = await newOwner();
    const path = `/user/${await idOf(email)}/update-password`;
    const body = { password: NEW, confirmPassword: NEW };
    await test.mail();
    for (let round = 0; round < 5; round += 1) {
      expect((await test.call('PATCH', path, { token: passwords.admin, body })).status).toBe(200);
    }
    expect((await test.call('PATCH', path, { token: passwords.admin, body })).status).toBe(429);
    expect(await test.mail()).toHaveLength(5);
  });
});

import { LOGIN_MESSAGE, user as userSchema } from '@booking/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { newId } from '../database/id.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Letter } from '../mail/letter.ts';
import { passwordLink } from '../schema/password-link.ts';
import { rolePermission } from '../schema/role-permission.ts';
import { securityEvent } from '../schema/session.ts';
import { appUser } from '../schema/tenant.ts';
import { createThrottle } from '../session/throttle.ts';
import { ADMIN, databases, instituteForm, ORIGIN, PASSWORD, useTestApp } from '../testing/app.ts';
import { fillKnown, KNOWN_MAX } from '../testing/fill-known.ts';
import { setPasswordOf } from './passwords.ts';

const NEW = 'lotus pond at six';
const MINUTE = 60;
const DAY = 86_400;

describe.each(databases)('passwords on $kind', (database) => {
  const test = useTestApp(database);
  let admin: string;

  beforeAll(async () => {
    admin = (await test.signIn(ADMIN)).accessToken;
  });
  afterEach(async () => {
    // While the clock still shows the time at which they are due.
    await test.mail();
    vi.useRealTimers();
  });

  function later(seconds: number) {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });
  }

  let visitors = 0;
  /** An address that no one has called from, so that no test waits for another's tries. */
  function newAddress() {
    visitors += 1;
    return `198.51.100.${visitors}`;
  }

  function login(email: string, password: string) {
    return test.call('POST', '/user/login', { body: { email, password }, address: newAddress() });
  }

  function forgot(email: string, address = newAddress()) {
    return test.call('POST', '/user/forgot-password', { body: { email }, address });
  }

  function generate(token: string, body: Record<string, unknown>) {
    const chosen = { password: NEW, confirmPassword: NEW };
    return test.call('PATCH', `/user/generate-password/${token}`, { body: { ...chosen, ...body } });
  }

  function tokenIn(letter: Letter | undefined, type: 'create' | 'reset'): string {
    const [, token = ''] =
      new RegExp(`${ORIGIN}/password/${type}/([\\w-]{43})\\b`).exec(letter?.text ?? '') ?? [];
    expect(token).not.toBe('');
    return token;
  }

  async function newOwner() {
    const { ownerEmail: email, id } = await test.institute(admin);
    await test.mail();
    return { email, institute: id };
  }

  async function invited() {
    const form = await instituteForm(test.db);
    await test.call('POST', '/institution', { token: admin, body: form });
    const letters = await test.mail();
    expect(letters.map(({ to }) => to.address)).toEqual([form.owner.email]);
    return { email: form.owner.email, institute: form.name, token: tokenIn(letters[0], 'create') };
  }

  async function resetToken(email: string) {
    await forgot(email);
    const [letter] = await test.mail();
    return tokenIn(letter, 'reset');
  }

  async function idOf(email: string) {
    const [row] = await test.db.select().from(appUser).where(eq(appUser.email, email));
    return row?.id ?? '';
  }

  it('[API-03 user.forgotPassword] sends a link if there is an account, and returns the same to everyone', async () => {
    const { email } = await newOwner();
    const knownAnswer = await forgot(` ${email.toUpperCase()} `);
    const unknown = await forgot('nobody@nowhere.example');
    for (const { status, body } of [knownAnswer, unknown]) {
      expect({ status, body }).toEqual({ status: 200, body: { status: 'success', data: null } });
    }
    expect([...unknown.headers.keys()]).toEqual([...knownAnswer.headers.keys()]);
    const letters = await test.mail();
    expect(letters.map(({ to }) => to.address)).toEqual([email]);
    tokenIn(letters[0], 'reset');
  });

  it('[API-03 user.generatePassword] sets a new password once, ends every session and signs no one in', async () => {
    const { email } = await newOwner();
    const old = await test.signIn(email);
    const token = await resetToken(email);
    // Asked whether it works, a link is not used up.
    const ask = (type = 'reset') =>
      test.call('PATCH', `/user/generate-password/${token}`, { body: { type, dryRun: true } });
    expect(await ask()).toMatchObject({ status: 200, body: { status: 'success', data: null } });
    expect((await ask('create')).body.code).toBe('LINK_EXPIRED');
    const both = await generate(token, { type: 'reset', dryRun: true });
    expect(both.body.errors).toMatchObject([{ path: 'password' }, { path: 'confirmPassword' }]);
    expect((await test.call('GET', '/user/me', { token: old.accessToken })).status).toBe(200);
    const { status, body } = await generate(token, { type: 'reset', dryRun: false });
    expect({ status, body }).toEqual({ status: 200, body: { status: 'success', data: null } });
    expect((await test.call('GET', '/user/me', { token: old.accessToken })).status).toBe(401);
    expect((await login(email, PASSWORD)).body.code).toBe('WRONG_CREDENTIALS');
    expect((await login(email, NEW)).status).toBe(200);
    const again = await generate(token, { type: 'reset' });
    expect(again.status).toBe(410);
    expect(again.body).toMatchObject({ code: 'LINK_EXPIRED', data: { reason: 'used', email } });
    expect(await ask()).toMatchObject({ status: 410, body: { data: { reason: 'used', email } } });
    const [notice] = await test.mail();
    expect(notice).toMatchObject({ subject: 'Your password was changed', to: { address: email } });
    expect(notice?.text).toContain(`${ORIGIN}/forgotPassword`);
  });

  it('[API-03 user.generatePassword] lets an invited owner in, with their own name corrected', async () => {
    const { email, token, institute } = await invited();
    expect((await login(email, NEW)).body.code).toBe('WRONG_CREDENTIALS');
    const { status } = await generate(token, { type: 'create', firstName: 'Aasha' });
    expect(status).toBe(200);
    const { body } = await login(email, NEW);
    const me = await test.call('GET', '/user/me', { token: body.accessToken });
    expect(me.body.data.user).toMatchObject({
      firstName: 'Aasha',
      lastName: 'Mehta',
      status: 'Active',
      institution: { name: institute },
    });
    for (const list of ['institution', 'user']) {
      const answer = await test.call('GET', `/${list}?search=aasha+mehta`, { token: admin });
      expect(answer.body.total).toBe(1);
    }
    expect(await test.mail()).toEqual([]);
  });

  it('gives exactly one of two who use a link at the same moment the account', async () => {
    const { email } = await newOwner();
    const token = await resetToken(email);
    const tries = ['first of the two words', 'second of the two words'];
    const answers = await Promise.all(
      tries.map((password) =>
        generate(token, { type: 'reset', password, confirmPassword: password }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
    const winner = tries[answers.findIndex(({ status }) => status === 200)] ?? '';
    expect((await login(email, winner)).status).toBe(200);
  });

  it('ends a reset link after 30 minutes and an invitation after 7 days', async () => {
    later(0); // The clock stands still from here.
    const { email } = await newOwner();
    const token = await resetToken(email);
    const invitation = await invited();
    later(30 * MINUTE - 2);
    expect((await generate(token, { type: 'reset', password: 'short' })).status).toBe(400);
    later(4);
    const { body } = await generate(token, { type: 'reset' });
    expect(body).toMatchObject({ code: 'LINK_EXPIRED', data: { reason: 'expired', email } });
    later(7 * DAY - 30 * MINUTE - 60);
    const early = await generate(invitation.token, { type: 'create', password: 'short' });
    expect(early.body.code).toBe('VALIDATION');
    later(2 * MINUTE);
    const late = await generate(invitation.token, { type: 'create' });
    expect(late.body.code).toBe('LINK_EXPIRED');
  });

  it('ends a link that was made while the clock was far ahead, once the clock is right', async () => {
    const { email } = await newOwner();
    later(30 * DAY);
    const ahead = await resetToken(email);
    vi.useRealTimers();
    expect((await generate(ahead, { type: 'reset' })).body.code).toBe('LINK_EXPIRED');
    // Another process may be a little ahead.
    later(4 * MINUTE);
    const near = await resetToken(email);
    vi.useRealTimers();
    expect((await generate(near, { type: 'reset' })).status).toBe(200);
  });

  it('lets a newer link replace the older one', async () => {
    const { email } = await newOwner();
    const first = await resetToken(email);
    later(2 * MINUTE);
    const second = await resetToken(email);
    const { body } = await generate(first, { type: 'reset' });
    expect(body).toMatchObject({ code: 'LINK_EXPIRED', data: { reason: 'replaced', email } });
    expect((await generate(second, { type: 'reset' })).status).toBe(200);
  });

  it('sends an invited person who has forgotten the invitation a new one', async () => {
    const { email, token } = await invited();
    later(2 * MINUTE);
    await forgot(email);
    const [letter] = await test.mail();
    expect((await generate(token, { type: 'create' })).body.code).toBe('LINK_EXPIRED');
    expect((await generate(tokenIn(letter, 'create'), { type: 'create' })).status).toBe(200);
  });

  it('keeps a link for what it was made for, and stores no token', async () => {
    const { token } = await invited();
    const answer = await generate(token, { type: 'reset' });
    expect(answer.body.code).toBe('LINK_EXPIRED');
    // Nothing is said of a link that no one was sent.
    expect(answer.body.data).toBeUndefined();
    for (const wrong of ['x', 'A'.repeat(43), `${token}x`, '..']) {
      const { status } = await generate(encodeURIComponent(wrong), { type: 'create' });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }
    const stored = await test.db.select().from(passwordLink);
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it.each([['Inactive'], ['closed']])('sends nothing to an account that is %s', async (state) => {
    const { email, institute } = await newOwner();
    if (state === 'Inactive') {
      await test.db.update(appUser).set({ status: 'Inactive' }).where(eq(appUser.email, email));
    } else {
      const body = { status: 'Closed', reason: { code: 'other', note: 'A test.' } };
      await test.call('PATCH', `/institution/${institute}/change-status`, { token: admin, body });
    }
    expect((await forgot(email)).status).toBe(200);
    expect(await test.mail()).toEqual([]);
  });

  it.each([
    ['too short', 'short', 'short', 'password'],
    ['common', 'password12345', 'password12345', 'password'],
    ['the person’s name', 'my name is Asha Mehta', 'my name is Asha Mehta', 'password'],
    ['not the same twice', NEW, `${NEW}!`, 'confirmPassword'],
  ])('names the field of a password that is %s', async (_, password, confirmPassword, path) => {
    const { email } = await newOwner();
    const token = await resetToken(email);
    const { body } = await generate(token, { type: 'reset', password, confirmPassword });
    expect(body.errors[0].path).toBe(path);
    // A slip does not use the link up.
    expect((await generate(token, { type: 'reset' })).status).toBe(200);
  });

  it('asks for no more than three mails an hour from one address, and says when the next may be', async () => {
    later(0);
    const { email } = await newOwner();
    const address = newAddress();
    for (const to of [email, 'nobody@nowhere.example']) {
      const answers = [];
      for (let round = 0; round < 4; round += 1) answers.push(await forgot(to, address));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
      expect(Number(answers[3]?.headers.get('retry-after'))).toBe(3600);
    }
    // Someone else's requests do not keep the owner from theirs; but a mailbox gets one email a minute.
    expect((await forgot(email)).status).toBe(200);
    expect(await test.mail()).toHaveLength(1);
  });

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
      token: admin,
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
    const elsewhere = await test.institute(admin);
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
      const sets = [1, 2, 3, 4].map(() => test.call('PATCH', path, { token: admin, body }));
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
      expect((await test.call('PATCH', path, { token: admin, body })).status).toBe(200);
    }
    expect((await test.call('PATCH', path, { token: admin, body })).status).toBe(429);
    expect(await test.mail()).toHaveLength(5);
  });
});

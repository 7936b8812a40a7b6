import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import type { Letter } from '../mail/letter.ts';
import { passwordLink } from '../schema/password-link.ts';
import { appUser } from '../schema/tenant.ts';
import { databases, instituteForm, ORIGIN, PASSWORD } from '../testing/app.ts';
import { NEW, usePasswords } from '../testing/passwords.ts';

const MINUTE = 60;
const DAY = 86_400;

describe.each(databases)('passwords on $kind', (database) => {
  const passwords = usePasswords(database);
  const { newAddress, test, newOwner, login } = passwords;

  function later(seconds: number) {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });
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

  async function invited() {
    const form = await instituteForm(test.db);
    await test.call('POST', '/institution', { token: passwords.admin, body: form });
    const letters = await test.mail();
    expect(letters.map(({ to }) => to.address)).toEqual([form.owner.email]);
    return { email: form.owner.email, institute: form.name, token: tokenIn(letters[0], 'create') };
  }

  async function resetToken(email: string) {
    await forgot(email);
    const [letter] = await test.mail();
    return tokenIn(letter, 'reset');
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
      const answer = await test.call('GET', `/${list}?search=aasha+mehta`, {
        token: passwords.admin,
      });
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
    // The response has no data about a link that no one was sent.
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
      await test.call('PATCH', `/institution/${institute}/change-status`, {
        token: passwords.admin,
        body,
      });
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
});

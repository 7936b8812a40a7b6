import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { log, logFrom } from '../log.ts';
import { createMailer } from '../mail/mailer.ts';
import { ADMIN, databases, openTestApp, PASSWORD, type TestApp } from '../testing/app.ts';
import { calls, pathOf } from '../testing/calls.ts';

/** Secrets that come with requests, each of a form of its own. */
const CANARIES = {
  password: 'canary hums in the coal mine',
  otherPassword: 'canary: Zwölf Vögel!',
  accessToken: 'canary-access.e30.c2ln',
  refreshToken: 'canaryRefresh0_-'.padEnd(43, 'x'),
  cookie: 'canaryCookie'.padEnd(43, 'y'),
  linkToken: 'canaryLink7'.padEnd(43, 'z'),
};

describe.each(databases)('secrets and what is written, on $kind', (database) => {
  let test: TestApp;
  const written: string[] = [];

  beforeAll(async () => {
    test = await openTestApp(database);
    logFrom('info', 'json');
    for (const stream of [process.stdout, process.stderr]) {
      vi.spyOn(stream, 'write').mockImplementation((chunk) => {
        written.push(String(chunk));
        return true;
      });
    }
  });
  afterEach(() => written.splice(0));
  afterAll(async () => {
    vi.restoreAllMocks();
    logFrom('warn', 'json');
    await test.close();
  });

  const lines = () => written.join('').trim().split('\n').filter(Boolean);

  function expectSilence(secrets: readonly string[]): void {
    const all = written.join('');
    for (const secret of secrets) expect(all).not.toContain(secret);
    expect(all).not.toMatch(/canary/i);
  }

  /** Every call, with a secret wherever one can stand, well placed or not. */
  async function sendSecretsEverywhere(token = CANARIES.accessToken): Promise<string[]> {
    const { password, otherPassword, accessToken, refreshToken, cookie, linkToken } = CANARIES;
    const body = {
      email: ADMIN,
      type: 'reset',
      password,
      currentPassword: password,
      newPassword: otherPassword,
      confirmPassword: otherPassword,
    };
    const headers = { refreshToken, Cookie: `__Host-bk=${cookie}; other=${cookie}` };
    const ids: string[] = [];
    for (const call of calls) {
      for (const query of ['', `?refreshToken=${refreshToken}&accessToken=${accessToken}`]) {
        const { headers: answered } = await test.call(
          call.route.method,
          pathOf(call, linkToken) + query,
          {
            token,
            headers,
            ...(call.route.method !== 'GET' && { body }),
          },
        );
        ids.push(answered.get('x-request-id') ?? '');
      }
    }
    await test.call('GET', `/user/generate-passwrd/${linkToken}/${password}`, { headers });
    return ids;
  }

  it('writes none of what any call brings, and names each request by the id of its answer', async () => {
    const ids = await sendSecretsEverywhere();
    expectSilence(Object.values(CANARIES));
    const named = lines().map((line) => JSON.parse(line).requestId);
    for (const id of ids) expect(named).toContain(id);
    expect(named).not.toContain(undefined);
  });

  it('writes none when the database fails under every call', async () => {
    const { accessToken } = await test.signIn(ADMIN);
    await test.db.execute(sql`alter table app_user rename to app_user_away`);
    try {
      await sendSecretsEverywhere(accessToken);
      expect((await test.call('GET', '/user/me', { token: accessToken })).status).toBe(500);
    } finally {
      await test.db.execute(sql`alter table app_user_away rename to app_user`);
    }
    const failed = lines().filter((line) => line.includes('"request.failed"'));
    expect(failed.length).toBeGreaterThan(calls.length);
    expectSilence([...Object.values(CANARIES), accessToken, PASSWORD]);
  });

  it('writes none of the real ones: tokens, cookie, links, letters', async () => {
    const entered = await test.call('POST', '/user/login', {
      body: { email: ADMIN, password: PASSWORD },
    });
    const { accessToken: token, refreshToken } = entered.body;
    const cookie = /__Host-bk=([^;]+)/.exec(entered.headers.get('set-cookie') ?? '')?.[1] ?? '';
    expect(cookie).not.toBe('');
    const renewed = await test.call('GET', '/user/refresh', {
      headers: { refreshToken, Cookie: `__Host-bk=${cookie}` },
    });
    await test.call('POST', '/user/forgot-password', { body: { email: ADMIN } });
    const [letter] = await test.mail();
    const link = /\bhttps:\/\/\S+?([\w-]{43})/.exec(letter?.text ?? '')?.[1] ?? '';
    expect(link).not.toBe('');
    const wrong = { type: 'reset', password: 'canary short', confirmPassword: 'canary' };
    await test.call('PATCH', `/user/generate-password/${link}`, { body: wrong });
    await test.call('PATCH', '/user/logout', { token });
    const { accessToken, refreshToken: second } = renewed.body;
    expectSilence([PASSWORD, token, refreshToken, cookie, link, accessToken, second]);
    expectSilence((letter?.text ?? '').split('\n').filter((line) => line.length > 30));
    expect(lines().length).toBeGreaterThan(4);
  });

  it('writes neither the password of the mail server nor the letter when mail fails', async () => {
    const mailer = createMailer({
      ...test.config,
      smtpUrl: 'smtp://booking:canary-of-smtp@127.0.0.1:1',
    });
    const letter = {
      to: { name: 'Asha', address: ADMIN },
      subject: 'A canary',
      text: `https://b.example/generate-password/${CANARIES.linkToken}`,
      html: '<p>canary</p>',
    };
    const error = await mailer.send(letter).catch((reason: unknown) => reason);
    log('warn', 'mail.failed', { error, letter });
    expect(lines()).toHaveLength(1);
    expect(written[0]).toContain('ECONNREFUSED');
    expectSilence([Buffer.from('canary-of-smtp').toString('base64')]);
  });
});

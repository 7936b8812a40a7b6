import { request } from 'node:http';
import { LOGIN_MESSAGE, REFRESH_TOKEN_HEADER } from '@booking/api-client/contract';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { listen } from '../http/listen.ts';
import { securityEvent, sessionFamily } from '../schema/session.ts';
import { appUser } from '../schema/tenant.ts';
import { ADMIN, databases, openTestApp, PASSWORD, type TestApp } from '../testing/app.ts';
import { BRANCHES_MAX } from './rotation.ts';
import { createSessions } from './sessions.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

describe.each(databases)('copies of a session on $kind', (database) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await openTestApp(database);
  });
  afterAll(() => test.close());
  afterEach(() => {
    vi.useRealTimers();
  });

  function later(seconds: number) {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });
  }

  /** Signs in and returns the pair with the cookie that the browser would keep. */
  async function signIn(email = ADMIN, shown?: string) {
    const { body, headers } = await test.call('POST', '/user/login', {
      body: { email, password: PASSWORD },
      ...(shown && { headers: { Cookie: shown } }),
    });
    const cookie = headers.get('set-cookie')?.split(';')[0];
    return { ...(body as { accessToken: string; refreshToken: string }), cookie };
  }

  function refresh(refreshToken: string, cookie?: string) {
    const headers = { [REFRESH_TOKEN_HEADER]: refreshToken, ...(cookie && { Cookie: cookie }) };
    return test.call('GET', '/user/refresh', { headers });
  }

  function me(token: string, cookie?: string) {
    return test.call('GET', '/user/me', { token, ...(cookie && { headers: { Cookie: cookie } }) });
  }

  async function events(kind: 'session.branch' | 'session.theft') {
    const [admin] = await test.db.select().from(appUser).where(eq(appUser.email, ADMIN));
    return test.db
      .select()
      .from(securityEvent)
      .where(and(eq(securityEvent.kind, kind), eq(securityEvent.userId, admin?.id ?? '')))
      .orderBy(desc(securityEvent.id));
  }

  function isOver({ status, body }: Awaited<ReturnType<typeof me>>) {
    expect({ status, message: body.message }).toEqual({ status: 401, message: LOGIN_MESSAGE });
  }

  it('give the browser a cookie that no script and no other site can use', async () => {
    const { headers } = await test.call('POST', '/user/login', {
      body: { email: ADMIN, password: PASSWORD },
    });
    expect(headers.get('set-cookie')).toMatch(
      /^__Host-bk=[\w-]{43}; Path=\/; Max-Age=28800; Secure; HttpOnly; SameSite=Strict$/,
    );
  });

  it('share the cookie of their browser: a second sign-in does not unbind the first', async () => {
    const first = await signIn();
    await me(first.accessToken, first.cookie);
    const second = await signIn(ADMIN, first.cookie);
    expect(second.cookie).toBe(first.cookie);
    expect((await refresh(first.refreshToken, first.cookie)).status).toBe(200);
    expect((await refresh(second.refreshToken, first.cookie)).status).toBe(200);
  });

  it('are authorised by no cookie alone', async () => {
    const { cookie = '' } = await signIn();
    isOver(await test.call('GET', '/user/me', { headers: { Cookie: cookie } }));
    isOver(await test.call('GET', '/user/refresh', { headers: { Cookie: cookie } }));
  });

  it('[S29] a tab that comes back with a pair which another application has spent goes on beside it', async () => {
    const tab = await signIn();
    let branch = await refresh(tab.refreshToken, tab.cookie);
    for (let half = 0; half < 2; half += 1) {
      later(30 * MINUTE);
      expect((await me(branch.body.accessToken)).status).toBe(401);
      branch = await refresh(branch.body.refreshToken, tab.cookie);
      expect((await me(branch.body.accessToken, tab.cookie)).status).toBe(200);
    }
    const before = (await events('session.branch')).length;
    const back = await refresh(tab.refreshToken, tab.cookie);
    expect(back.status).toBe(200);
    expect(back.body.refreshToken).not.toBe(branch.body.refreshToken);
    expect(await events('session.branch')).toHaveLength(before + 1);
    for (const pair of [back.body, branch.body]) {
      expect((await me(pair.accessToken, tab.cookie)).status).toBe(200);
      const next = await refresh(pair.refreshToken, tab.cookie);
      expect((await me(next.body.accessToken, tab.cookie)).status).toBe(200);
    }
  });

  it('[S29] of another site end the session: a spent pair without the cookie is a stolen one', async () => {
    const admin = await signIn();
    const { ownerEmail } = await test.institute(admin.accessToken);
    const owner = await signIn(ownerEmail);
    // The owner works in the hospitality application, on another origin: no cookie follows there.
    const { body: handed } = await test.call('POST', '/user/hand-over', {
      token: owner.accessToken,
    });
    const moved = await refresh(handed.refreshToken);
    expect((await me(moved.body.accessToken)).status).toBe(200);
    later(HOUR - 1);
    isOver(await refresh(handed.refreshToken, owner.cookie));
    isOver(await refresh(moved.body.refreshToken));
  });

  it('[S30] get the pair whose answer was lost, even long after', async () => {
    const tab = await signIn();
    const lost = await refresh(tab.refreshToken, tab.cookie);
    later(20 * MINUTE);
    const again = await refresh(tab.refreshToken, tab.cookie);
    expect(again.body.refreshToken).toBe(lost.body.refreshToken);
    expect((await me(again.body.accessToken)).status).toBe(200);
  });

  it('[S30] get the branch whose answer was lost', async () => {
    const tab = await signIn();
    const next = await refresh(tab.refreshToken, tab.cookie);
    await refresh(next.body.refreshToken, tab.cookie);
    const lost = await refresh(tab.refreshToken, tab.cookie);
    later(20 * MINUTE);
    const again = await refresh(tab.refreshToken, tab.cookie);
    expect(again.body.refreshToken).toBe(lost.body.refreshToken);
  });

  it('that come back together share one branch', async () => {
    const tab = await signIn();
    const next = await refresh(tab.refreshToken, tab.cookie);
    await refresh(next.body.refreshToken, tab.cookie);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => refresh(tab.refreshToken, tab.cookie)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.refreshToken)).size).toBe(1);
  });

  it(`may be ${BRANCHES_MAX} and no more: the next one ends the session`, async () => {
    const tab = await signIn();
    const next = await refresh(tab.refreshToken, tab.cookie);
    let newest = await refresh(next.body.refreshToken, tab.cookie);
    for (let branch = 1; branch < BRANCHES_MAX; branch += 1) {
      later(MINUTE);
      newest = await refresh(tab.refreshToken, tab.cookie);
      expect((await me(newest.body.accessToken)).status).toBe(200);
    }
    later(MINUTE);
    isOver(await refresh(tab.refreshToken, tab.cookie));
    isOver(await me(newest.body.accessToken));
  });

  it('that someone has taken to another browser are worth nothing, and end the session', async () => {
    const victim = await signIn();
    expect((await me(victim.accessToken, victim.cookie)).status).toBe(200);
    const before = (await events('session.theft')).length;
    isOver(await refresh(victim.refreshToken));
    isOver(await me(victim.accessToken, victim.cookie));
    isOver(await refresh(victim.refreshToken, victim.cookie));
    const [event, ...older] = await events('session.theft');
    expect(older).toHaveLength(before);
    const [family] = await test.db
      .select()
      .from(sessionFamily)
      .where(eq(sessionFamily.id, event?.familyId ?? ''));
    expect(family?.revokedFor).toBe('theft');
  });

  it('that show the cookie of another browser are stolen too', async () => {
    const victim = await signIn();
    const thief = await signIn();
    await me(victim.accessToken, victim.cookie);
    isOver(await refresh(victim.refreshToken, thief.cookie));
    isOver(await me(victim.accessToken, victim.cookie));
  });

  it('work without cookies in a browser that keeps none', async () => {
    let { refreshToken } = await signIn();
    for (let round = 0; round < 3; round += 1) {
      const { status, body } = await refresh(refreshToken);
      expect(status).toBe(200);
      refreshToken = body.refreshToken;
    }
  });

  it('end together when one of them signs out', async () => {
    const tab = await signIn();
    const next = await refresh(tab.refreshToken, tab.cookie);
    await refresh(next.body.refreshToken, tab.cookie);
    const branch = await refresh(tab.refreshToken, tab.cookie);
    await test.call('PATCH', '/user/logout', { token: branch.body.accessToken });
    for (const pair of [next.body, branch.body]) {
      isOver(await me(pair.accessToken, tab.cookie));
      isOver(await refresh(pair.refreshToken, tab.cookie));
    }
  });

  it('never live longer than their family, and keep it from being idle', async () => {
    const tab = await signIn();
    const next = await refresh(tab.refreshToken, tab.cookie);
    let newest = (await refresh(next.body.refreshToken, tab.cookie)).body.refreshToken;
    for (let half = 1; half < 16; half += 1) {
      later(30 * MINUTE);
      const { status, body } = await refresh(newest, tab.cookie);
      expect(status).toBe(200);
      newest = body.refreshToken;
    }
    expect((await refresh(tab.refreshToken, tab.cookie)).status).toBe(200);
    later(30 * MINUTE + 1);
    isOver(await refresh(newest, tab.cookie));
  });

  it('[S32] live on in a process that is started again', async () => {
    const { config, db } = test;
    const tab = await signIn();
    const restarted = createSessions(db, config);
    const session = await restarted.authenticate(tab.accessToken, undefined);
    expect(session.role).toBe('Super Admin');
    const pair = await restarted.refresh(tab.refreshToken, undefined);
    expect((await me(pair.accessToken)).status).toBe(200);
  });

  it('[S43] are found by the header however proxies write its name', async () => {
    const { port, close } = await listen((...all) => test.app.fetch(...all), '127.0.0.1', 0);
    try {
      for (const name of ['refreshToken', 'refreshtoken', 'REFRESHTOKEN']) {
        const { refreshToken } = await signIn();
        const options = { port, path: '/api/v1/user/refresh', headers: { [name]: refreshToken } };
        const status = await new Promise((resolve, reject) => {
          const sent = request(options, (answer) => {
            answer.resume();
            resolve(answer.statusCode);
          });
          sent.on('error', reject).end();
        });
        expect(status).toBe(200);
      }
    } finally {
      await close();
    }
  });
});

import type { Tokens } from '../../../api-client/src/contract/schemas/credentials.ts';
import { type createApiDouble, loginRequired } from '../../../api-client/src/testing/api-double.ts';
import { withVirtualTime } from '../../../api-client/src/testing/virtual-time.ts';
import { equal } from '../expect.ts';
import { createStage } from '../stage.ts';
import type { MakeSubject, Scenario } from '../subject.ts';

const MINUTE = 60_000;
/** How long an access token of the server lasts. */
const TOKEN_LIFE = 10 * MINUTE;

/** One sign-in or one hand-over, and the refresh token of it that is good now. */
interface Family {
  isOver: boolean;
  current: string;
}

/** Makes the server end a session for good when a spent refresh token of it comes back, and both on a sign-out. */
function watchFamilies(server: ReturnType<typeof createApiDouble>) {
  const families = new Map<string, Family>();
  const begin = (): Tokens => {
    const pair = server.issue('asha');
    families.set(pair.refreshToken, { isOver: false, current: pair.refreshToken });
    return pair;
  };
  server.respond('/user/refresh', ({ headers }) => {
    const token = headers.get('refreshToken') ?? '';
    const family = families.get(token);
    if (!family || family.isOver) return loginRequired();
    if (family.current !== token) {
      family.isOver = true;
      return loginRequired();
    }
    const pair = server.issue('asha');
    family.current = pair.refreshToken;
    families.set(pair.refreshToken, family);
    return Response.json({ status: 'success', ...pair });
  });
  server.respond('/user/logout', () => {
    for (const family of families.values()) family.isOver = true;
    server.expire();
    return Response.json({ status: 'success', data: null });
  });
  return begin;
}

/** The console, and an application on another origin: each has its own storage, and no channel joins them. */
function openBoth(make: MakeSubject) {
  const desk = createStage(make);
  const app = createStage(make, { fetch: desk.server.fetch });
  return { server: desk.server, desk, app, begin: watchFamilies(desk.server) };
}

/**
 * An hour in which both applications work, each with its pair: a call a minute, an access token every ten. Returns how
 * often each was signed out.
 */
export function workForAnHour(make: MakeSubject, hands: 'its own pair' | 'the same pair') {
  return withVirtualTime(async (time) => {
    const { server, desk, app, begin } = openBoth(make);
    const pair = begin();
    desk.subject.begin(pair);
    app.subject.begin(hands === 'the same pair' ? pair : begin());
    for (let minute = 1; minute <= 60; minute += 1) {
      await time.advance(MINUTE);
      if ((minute * MINUTE) % TOKEN_LIFE === 0) server.expire();
      // At the same moment in one minute, the application first in the next.
      await Promise.allSettled(minute % 2 ? [desk.me(), app.me()] : [app.me()]);
      await Promise.allSettled([desk.me()]);
    }
    return { desk: desk.told.logouts, app: app.told.logouts, refreshes: server.refreshes };
  });
}

/** Two applications on two origins, and one user. */
export const handOver: readonly Scenario[] = [
  {
    id: 'S29',
    clause: 'AUTH-09',
    title: 'two origins, one hand-over: an hour of both working, and no one is signed out',
    async run(make) {
      const ends = await workForAnHour(make, 'its own pair');
      equal(ends, { desk: 0, app: 0, refreshes: 12 }, 'sign-outs and refreshes');
    },
  },
  {
    id: 'S29',
    clause: 'AUTH-09',
    title: 'a sign-out of one application ends the other at its next call, once',
    async run(make) {
      const { desk, app, begin } = openBoth(make);
      desk.subject.begin(begin());
      app.subject.begin(begin());
      await app.subject.signOut();
      await desk.ends([desk.me(), desk.me()], 'auth');
      equal(desk.told.logouts, 1, 'sign-outs of the console');
      equal(app.told.logouts, 1, 'sign-outs of the application');
      equal(desk.stored(), [null, null], 'stored tokens');
    },
  },
];

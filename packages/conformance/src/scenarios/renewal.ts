import { loginRequired } from '../../../api-client/src/testing/api-double.ts';
import { withClockOffBy } from '../../../api-client/src/testing/virtual-time.ts';
import { equal, holds } from '../expect.ts';
import { createStage, createStaleStage, times } from '../stage.ts';
import type { Scenario } from '../subject.ts';

const YEAR_MS = 365 * 24 * 3_600_000;

/** An access token that has expired, and a refresh that succeeds. */
export const renewal: readonly Scenario[] = [
  {
    id: 'S01',
    clause: 'AUTH-04',
    title: 'ten calls at once make one refresh and all succeed',
    async run(make) {
      const { server, me, ends, told, stored } = createStaleStage(make);
      await ends(times(10, me), 'ok');
      equal(server.refreshes, 1, 'refreshes');
      equal(server.arrivalsAt('/user/me').length, 20, 'sends');
      equal(told.logouts, 0, 'logouts');
      equal(told.renewals.length, 1, 'pairs that the page was told of');
      equal(stored(), Object.values(told.renewals[0] ?? {}), 'stored tokens');
    },
  },
  {
    id: 'S22',
    clause: 'AUTH-04',
    title: 'a thousand calls at once make one refresh and two thousand sends',
    async run(make) {
      const { server, me, ends } = createStaleStage(make);
      await ends(times(1_000, me), 'ok');
      equal(server.refreshes, 1, 'refreshes');
      equal(server.arrivalsAt('/user/me').length, 2_000, 'sends');
    },
  },
  {
    id: 'S02',
    clause: 'AUTH-04',
    title: 'a response that comes after the refresh is sent again without a second one',
    async run(make) {
      const { server, subject, me, ends } = createStaleStage(make);
      const hold = server.hold('/late');
      const late = subject.call('GET', '/late');
      await hold.arrived;
      await ends([me()], 'ok');
      hold.release();
      await ends([late], 'ok');
      equal(server.refreshes, 1, 'refreshes');
      equal(server.arrivalsAt('/late').length, 2, 'sends');
    },
  },
  {
    id: 'S13',
    clause: 'AUTH-04',
    title: 'a call made during the refresh waits and is sent once',
    async run(make) {
      const { server, subject, me, ends } = createStaleStage(make);
      const hold = server.hold('/user/refresh');
      const first = me();
      await hold.arrived;
      const second = subject.call('GET', '/second');
      equal(server.arrivalsAt('/second').length, 0, 'sends while the refresh is under way');
      hold.release();
      await ends([first, second], 'ok');
      equal(server.arrivalsAt('/second').length, 1, 'sends');
    },
  },
  {
    id: 'S18',
    clause: 'AUTH-04',
    title: 'newer tokens in the storage are used without a refresh',
    async run(make) {
      const { server, me, ends, store } = createStaleStage(make);
      const hold = server.hold('/user/me');
      const call = me();
      await hold.arrived;
      store(server.issue('asha'));
      hold.release();
      await ends([call], 'ok');
      equal(server.refreshes, 0, 'refreshes');
    },
  },
  {
    id: 'S25',
    clause: 'AUTH-04',
    title: 'eight expiries in a row never end the session',
    async run(make) {
      const { server, me, ends, told } = createStaleStage(make);
      for (const _ of times(8, () => 0)) {
        await ends([me()], 'ok');
        server.expire();
      }
      equal(server.refreshes, 8, 'refreshes');
      equal(told.logouts, 0, 'logouts');
    },
  },
  {
    id: 'S34',
    clause: 'AUTH-04',
    title: 'no cache may serve the refresh',
    async run(make) {
      const { server, me, ends } = createStaleStage(make);
      await ends([me()], 'ok');
      equal(server.arrivalsAt('/user/refresh')[0]?.init.cache, 'no-store', 'cache of the request');
    },
  },
  ...[-YEAR_MS, YEAR_MS].map(
    (offset): Scenario => ({
      id: 'S35',
      clause: 'AUTH-04',
      title: `a clock that is a year ${offset < 0 ? 'slow' : 'fast'} changes nothing`,
      run: (make) =>
        withClockOffBy(offset, async () => {
          const { server, subject, me, ends } = createStage(make);
          subject.begin(server.issue('asha'));
          await ends([me()], 'ok');
          equal(server.refreshes, 0, 'refreshes of a token that is good');
          server.expire();
          await ends([me()], 'ok');
          equal(server.refreshes, 1, 'refreshes of one that is over');
        }),
    }),
  ),
  {
    id: 'S42',
    clause: 'AUTH-04',
    title: 'two clients of one storage share the refresh',
    async run(make) {
      const first = createStaleStage(make);
      const { fetch } = first.server;
      const second = createStage(make, { storage: first.storage, fetch });
      await first.ends([first.me(), second.me()], 'ok');
      equal(first.server.refreshes, 1, 'refreshes');
      equal(second.told.renewals.length, 1, 'pairs that the second page part was told of');
    },
  },
  {
    id: 'S46',
    clause: 'AUTH-04',
    title: 'new tokens are stored before anyone is told of them',
    async run(make) {
      const seen: unknown[] = [];
      const stage = createStaleStage(make, {
        onTokens: (tokens) => seen.push([Object.values(tokens), stage.stored()]),
      });
      await stage.ends([stage.me()], 'ok');
      equal(seen, [[stage.stored(), stage.stored()]], 'told, and stored at that moment');
    },
  },
  {
    id: 'S46',
    clause: 'AUTH-05',
    title: 'the tokens are gone before anyone is told of the end',
    async run(make) {
      const seen: unknown[] = [];
      const stage = createStaleStage(make, { onLogout: () => seen.push(stage.stored()) });
      stage.server.respond('/user/refresh', () => loginRequired());
      await stage.ends([stage.me()], 'auth');
      stage.subject.begin(stage.server.issue('asha'));
      stage.subject.end();
      const none = [null, null];
      equal(seen, [none, none], 'stored when the end is told');
    },
  },
  {
    id: 'S43',
    clause: 'API-02',
    title: 'both headers carry the tokens, whatever a proxy makes of their case',
    async run(make) {
      const { server, subject, me, ends } = createStage(make);
      const tokens = server.issue('asha');
      subject.begin(tokens);
      await ends([me()], 'ok');
      const headers = server.arrivals[0]?.headers;
      equal(headers?.get('authorization'), `Bearer ${tokens.accessToken}`, 'authorization');
      equal(headers?.get('refreshtoken'), tokens.refreshToken, 'refreshtoken');
    },
  },
];

/** Scenarios of responses that start a refresh, and of those that do not. */
export const triggers: readonly Scenario[] = [
  ...[200, 401, 403, 500].map(
    (status): Scenario => ({
      id: 'S14',
      clause: 'AUTH-04',
      title: `the message starts a refresh with status ${status}`,
      async run(make) {
        const { server, subject, ends } = createStaleStage(make);
        server.respond('/odd', ({ headers }) =>
          headers.get('authorization')?.endsWith('.1') ? loginRequired(status) : Response.json({}),
        );
        await ends([subject.call('GET', '/odd')], 'ok');
        equal(server.refreshes, 1, 'refreshes');
      },
    }),
  ),
  {
    id: 'S15',
    clause: 'AUTH-04',
    title: 'the same words deeper in the response, or within others, start none',
    async run(make) {
      const { server, subject, ends } = createStaleStage(make);
      const message = 'Please login to proceed!';
      server.respond('/deep', () => Response.json({ data: { message } }));
      server.respond('/longer', () =>
        Response.json({ message: `${message} Thanks.` }, { status: 400 }),
      );
      await ends([subject.call('GET', '/deep'), subject.call('GET', '/longer')], 'ok', 'http');
      equal(server.refreshes, 0, 'refreshes');
    },
  },
  {
    id: 'S16',
    clause: 'AUTH-04',
    title: 'a wrong password at the sign-in starts none',
    async run(make) {
      const { server, subject, ends, told } = createStaleStage(make);
      server.respond('/user/login', () => loginRequired());
      await ends([subject.signIn({ email: 'asha@booking.example', password: 'wrong' })], 'http');
      equal(server.refreshes, 0, 'refreshes');
      equal(told.logouts, 0, 'logouts');
    },
  },
  {
    id: 'S16',
    clause: 'AUTH-04',
    title: 'a sign-in that is made like any other call starts none either',
    async run(make) {
      const { server, subject, ends, told } = createStaleStage(make);
      server.respond('/user/login', () => loginRequired());
      const body = { email: 'asha@booking.example', password: 'wrong' };
      await ends([subject.call('POST', '/user/login', { body })], 'http');
      equal(server.refreshes, 0, 'refreshes');
      equal(told.logouts, 0, 'logouts');
    },
  },
  {
    id: 'S16',
    clause: 'AUTH-04',
    title: 'a sign-in does not wait for a refresh under way',
    async run(make) {
      const { server, subject, me, ends } = createStaleStage(make);
      const hold = server.hold('/user/refresh');
      const waiting = me();
      await hold.arrived;
      server.respond('/user/login', () => Response.json(server.issue('bela')));
      await ends([subject.signIn({ email: 'bela@booking.example', password: 'right' })], 'ok');
      hold.release();
      await ends([waiting], 'ok');
    },
  },
  {
    id: 'S21',
    clause: 'AUTH-04',
    title: 'without tokens nothing is refreshed',
    async run(make) {
      const { server, me, ends, told } = createStage(make);
      await ends([me()], 'auth');
      equal(server.refreshes, 0, 'refreshes');
      equal(told.logouts, 0, 'logouts');
    },
  },
  {
    id: 'S11',
    clause: 'AUTH-04',
    title: 'a call that is always denied is sent twice, refreshed once, and ends no session',
    async run(make) {
      const { server, subject, ends, told } = createStaleStage(make);
      server.respond('/denied', () => loginRequired());
      await ends([subject.call('GET', '/denied')], 'auth');
      equal(server.arrivalsAt('/denied').length, 2, 'sends');
      equal(server.refreshes, 1, 'refreshes');
      equal(told.logouts, 0, 'logouts');
    },
  },
  {
    id: 'S12',
    clause: 'AUTH-04',
    title: 'a server that refuses its own tokens is given up, with one logout',
    async run(make) {
      const { server, me, ends, told, stored } = createStaleStage(make);
      server.respond('/user/me', () => loginRequired());
      for (const _ of times(4, () => 0)) await ends(times(5, me), 'auth');
      holds(server.refreshes >= 2 && server.refreshes <= 3, 'there are two or three refreshes');
      equal(told.logouts, 1, 'logouts');
      equal(stored(), [null, null], 'stored tokens');
    },
  },
];

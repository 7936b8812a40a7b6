import { LOGIN_MESSAGE } from '../../../api-client/src/contract/protocol.ts';
import { loginRequired } from '../../../api-client/src/testing/api-double.ts';
import { withVirtualTime } from '../../../api-client/src/testing/virtual-time.ts';
import { equal } from '../expect.ts';
import { createStaleStage, times } from '../stage.ts';
import type { Scenario } from '../subject.ts';

/** Milliseconds, as the rules have them. */
const firstDelay = 1_000;
const secondDelay = 4_000;
const longestObeyed = 10_000;

const pair = { accessToken: 'a', refreshToken: 'r' };

function unavailable(status: number, headers?: HeadersInit) {
  return () => Response.json({ message: 'Not now' }, { status, headers });
}

/** A failure in the shape of this API. */
function failure(status: number, message: string) {
  return () => Response.json({ status: 'fail', message }, { status });
}

/** A success in the shape of this API. */
function success(tokens: object) {
  return () => Response.json({ status: 'success', ...tokens });
}

/** Returns the response of a proxy between client and server, with a page of its own. */
function page(status: number) {
  return () => new Response('<h1>Hello</h1>', { status, headers: { 'content-type': 'text/html' } });
}

function unreachable(): Response {
  throw new TypeError('fetch failed');
}

const refusals: readonly (readonly [id: Scenario['id'], what: string, response: () => Response])[] =
  [
    ['S03', 'the message that asks for a sign-in', () => loginRequired()],
    ['S03', 'that message with status 200', () => loginRequired(200)],
    ['S03', 'that message with status 503', () => loginRequired(503)],
    ['S03', 'another 4xx of the server', failure(403, 'No')],
    [
      'S03',
      'tokens with a failure of the server',
      () => Response.json({ ...pair, status: 'fail', message: 'No' }, { status: 403 }),
    ],
    ['S03', 'tokens beside the message', () => Response.json({ ...pair, message: LOGIN_MESSAGE })],
    ['S37', 'one token only', success({ accessToken: 'a' })],
    ['S37', 'tokens that are no text', success({ accessToken: 1, refreshToken: 2 })],
    ['S37', 'empty tokens', success({ accessToken: '', refreshToken: '' })],
  ];

/** A refresh that is refused. */
export const refused: readonly Scenario[] = [
  ...refusals.map(
    ([id, what, response]): Scenario => ({
      id,
      clause: 'AUTH-05',
      title: `a refresh that gets ${what} logs out once, and all calls reject`,
      async run(make) {
        const { server, me, ends, told, stored } = createStaleStage(make);
        server.respond('/user/refresh', response);
        await ends(times(10, me), 'auth');
        equal(server.refreshes, 1, 'refreshes');
        equal(told.logouts, 1, 'logouts');
        equal(stored(), [null, null], 'stored tokens');
      },
    }),
  ),
  {
    id: 'S04',
    clause: 'AUTH-05',
    title: 'a stale response that comes after a refused refresh starts nothing',
    async run(make) {
      const { server, subject, me, ends, told } = createStaleStage(make);
      server.respond('/user/refresh', () => loginRequired());
      const hold = server.hold('/late');
      const late = subject.call('GET', '/late');
      await hold.arrived;
      await ends([me()], 'auth');
      hold.release();
      await ends([late], 'auth');
      equal(server.refreshes, 1, 'refreshes');
      equal(told.logouts, 1, 'logouts');
    },
  },
];

const downs: readonly (readonly [id: Scenario['id'], what: string, response: () => Response])[] = [
  ['S05', 'no response', unreachable],
  ['S24', 'status 500', unavailable(500)],
  ['S24', 'status 429', unavailable(429)],
  ['S24', 'status 429 of the server', failure(429, 'Too many')],
  ...[200, 304, 400, 401, 403, 404, 407, 408, 425, 502].map((status) => {
    // A response of this status has no body.
    const response = status === 304 ? () => new Response(null, { status }) : page(status);
    return ['S33', `a page of a proxy with status ${status}`, response] as const;
  }),
  ['S33', 'an empty response', () => new Response('')],
  ['S33', 'JSON of a proxy with status 403', unavailable(403)],
  ['S33', 'tokens with status 403', () => Response.json(pair, { status: 403 })],
  ['S33', 'JSON of a proxy', () => Response.json({ accessToken: 'a' })],
];

/** A refresh that gets no response for now. */
export const unanswered: readonly Scenario[] = [
  ...downs.map(
    ([id, what, response]): Scenario => ({
      id,
      clause: 'AUTH-05',
      title: `a refresh that gets ${what} is tried after 1 s and 4 s, then logs out`,
      run: (make) =>
        withVirtualTime(async (time) => {
          const { server, me, ends, told, stored } = createStaleStage(make);
          server.respond('/user/refresh', response);
          const calls = ends(times(3, me), 'auth');
          const steps = [firstDelay - 1, 1, secondDelay - 1, 1];
          const refreshes: number[] = [];
          for (const step of steps) {
            equal(told.logouts, 0, 'logouts while it is tried');
            await time.advance(step);
            refreshes.push(server.refreshes);
          }
          equal(refreshes, [1, 2, 2, 3], 'refreshes before and at each delay');
          await calls;
          equal(told.logouts, 1, 'logouts');
          equal(stored(), [null, null], 'stored tokens');
        }),
    }),
  ),
  ...downs.map(
    ([id, what, response]): Scenario => ({
      id,
      clause: 'AUTH-04',
      title: `a refresh that gets ${what} keeps the session where the client is told so`,
      run: (make) =>
        withVirtualTime(async (time) => {
          const stage = createStaleStage(make, { refreshUnavailable: 'keep' });
          const { server, me, ends, told, stored } = stage;
          const before = stored();
          server.respond('/user/refresh', response);
          const calls = ends(times(3, me), 'network');
          await time.advance(firstDelay + secondDelay);
          await calls;
          equal(told.logouts, 0, 'logouts');
          equal(stored(), before, 'stored tokens');
          server.respond('/user/refresh', () => Response.json(server.issue('asha')));
          await ends([me()], 'ok');
        }),
    }),
  ),
  {
    id: 'S24',
    clause: 'AUTH-04',
    title: 'a refresh that comes back in time serves every waiting call',
    run: (make) =>
      withVirtualTime(async (time) => {
        const { server, me, ends, told } = createStaleStage(make);
        const responses = [
          unreachable,
          unavailable(503),
          () => Response.json(server.issue('asha')),
        ];
        server.respond('/user/refresh', () => (responses.shift() ?? unreachable)());
        const calls = ends(times(3, me), 'ok');
        await time.advance(firstDelay + secondDelay);
        await calls;
        equal(told.logouts, 0, 'logouts');
      }),
  },
  ...(
    [
      ['6', 6_000],
      ['3600', longestObeyed],
      // Not a whole number of seconds: nothing is known, so the own delay holds.
      ['Wed, 21 Oct 2026 07:28:00 GMT', firstDelay],
    ] as const
  ).map(
    ([header, wait]): Scenario => ({
      id: 'S24',
      clause: 'AUTH-04',
      title: `Retry-After: ${header} is obeyed up to ten seconds`,
      run: (make) =>
        withVirtualTime(async (time) => {
          const { server, me, ends } = createStaleStage(make);
          server.respond('/user/refresh', unavailable(429, { 'retry-after': header }));
          const calls = ends([me()], 'auth');
          await time.advance(wait - 1);
          equal(server.refreshes, 1, 'refreshes before');
          await time.advance(1);
          equal(server.refreshes, 2, 'refreshes then');
          await time.advance(2 * longestObeyed);
          await calls;
        }),
    }),
  ),
  {
    id: 'S06',
    clause: 'AUTH-04',
    title: 'a refresh is not tried again once the user has signed out',
    run: (make) =>
      withVirtualTime(async (time) => {
        const { server, subject, me, ends } = createStaleStage(make);
        server.respond('/user/refresh', unreachable);
        const calls = ends([me()], 'session-changed');
        await time.settle();
        subject.end();
        await time.advance(firstDelay + secondDelay);
        await calls;
        equal(server.refreshes, 1, 'refreshes');
      }),
  },
];

import { withVirtualTime } from '../../../api-client/src/testing/virtual-time.ts';
import { equal } from '../expect.ts';
import { createStage, createStaleStage, times } from '../stage.ts';
import type { Scenario } from '../subject.ts';

/** Invalid responses and unusable storage. */
export const surroundings: readonly Scenario[] = [
  ...(
    [
      ['HTML with status 200', () => new Response('<h1>Hello</h1>'), 'parse'],
      ['HTML with status 502', () => new Response('<h1>Bad</h1>', { status: 502 }), 'http'],
    ] as const
  ).map(
    ([what, response, end]): Scenario => ({
      id: 'S33',
      clause: 'AUTH-04',
      title: `a response of ${what} fails, starts no refresh and keeps the session`,
      async run(make) {
        const { server, subject, me, ends, told } = createStage(make);
        subject.begin(server.issue('asha'));
        server.respond('/user/me', response);
        await ends([me()], end);
        equal(server.refreshes, 0, 'refreshes');
        equal(told.logouts, 0, 'logouts');
      },
    }),
  ),
  {
    id: 'S38',
    clause: 'AUTH-04',
    title:
      'a storage that is full or blocked is replaced by the memory of the page, with one warning',
    async run(make) {
      const blocked = () => {
        throw new Error('blocked');
      };
      const storage = { getItem: blocked, setItem: blocked, removeItem: blocked };
      const warnings = await countWarnings(async () => {
        const { server, subject, me, ends } = createStage(make, { storage });
        subject.begin(server.issue('asha'));
        server.expire();
        await ends(times(3, me), 'ok');
        equal(server.refreshes, 1, 'refreshes');
      });
      equal(warnings, 1, 'warnings');
    },
  },
  {
    id: 'S44',
    clause: 'AUTH-04',
    title: 'waiting for a refresh does not use up the time of a call',
    run: (make) =>
      withVirtualTime(async (time) => {
        const { server, me, ends } = createStaleStage(make, { timeout: 2_000 });
        const down = () => new Response('', { status: 503 });
        const responses = [down, down, () => Response.json(server.issue('asha'))];
        server.respond('/user/refresh', () => (responses.shift() ?? down)());
        const calls = ends([me()], 'ok');
        await time.advance(6_000);
        await calls;
      }),
  },
  {
    id: 'S44',
    clause: 'AUTH-04',
    title: 'a call without a response times out, and the others do not',
    run: (make) =>
      withVirtualTime(async (time) => {
        const { server, subject, me, ends } = createStage(make, { timeout: 2_000 });
        subject.begin(server.issue('asha'));
        server.hold('/slow');
        let isOver = false;
        const slow = subject.call('GET', '/slow').finally(() => {
          isOver = true;
        });
        const calls = ends([slow], 'timeout');
        await time.advance(1_999);
        equal(isOver, false, 'over before its time');
        await time.advance(1);
        await calls;
        await ends([me()], 'ok');
      }),
  },
  {
    id: 'S44',
    clause: 'AUTH-05',
    title: 'a refresh without a response has its own timeout and counts as unavailable',
    run: (make) =>
      withVirtualTime(async (time) => {
        const { server, me, ends, told } = createStaleStage(make, { timeout: 2_000 });
        server.hold('/user/refresh');
        const calls = ends(times(2, me), 'auth');
        // Three sendings of two seconds, and the waits between them.
        await time.advance(2_000 + 1_000 + 2_000 + 4_000 + 2_000 - 1);
        equal(told.logouts, 0, 'logouts before');
        await time.advance(1);
        await calls;
        equal(server.refreshes, 3, 'refreshes');
        equal(told.logouts, 1, 'logouts');
      }),
  },
];

async function countWarnings(work: () => Promise<void>): Promise<number> {
  const { warn } = console;
  let count = 0;
  console.warn = () => {
    count += 1;
  };
  try {
    await work();
  } finally {
    console.warn = warn;
  }
  return count;
}

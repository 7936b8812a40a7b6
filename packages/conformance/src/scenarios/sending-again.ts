import { loginRequired } from '../../../api-client/src/testing/api-double.ts';
import { withVirtualTime } from '../../../api-client/src/testing/virtual-time.ts';
import { equal, holds } from '../expect.ts';
import { createStage, createStaleStage, times } from '../stage.ts';
import type { Scenario } from '../subject.ts';

/** Milliseconds after which no client would still try again. */
const LONG_AFTER = 600_000;

const failures: readonly (readonly [
  what: string,
  end: 'network' | 'http',
  fail: () => Response,
])[] = [
  [
    'gets no response',
    'network',
    () => {
      throw new TypeError('fetch failed');
    },
  ],
  ...[429, 500, 502, 503, 504].map(
    (status) => [`gets ${status}`, 'http', () => Response.json({}, { status })] as const,
  ),
];

/** Only a refresh lets a call be sent again: what has failed otherwise may have been carried out. */
export const once: readonly Scenario[] = failures.flatMap(([what, end, fail]): Scenario[] => [
  {
    id: 'S45',
    clause: 'AUTH-04',
    title: `a write that ${what} is sent once`,
    run: (make) =>
      withVirtualTime(async (time) => {
        const { server, subject, ends } = createStage(make);
        subject.begin(server.issue('asha'));
        server.respond('/thing', fail);
        await ends([subject.call('POST', '/thing', { body: { name: 'Lotus' } })], end);
        await time.advance(LONG_AFTER);
        equal(server.arrivalsAt('/thing').length, 1, 'sends');
        equal(server.refreshes, 0, 'refreshes');
      }),
  },
  {
    id: 'S45',
    clause: 'AUTH-04',
    title: `a write that ${what} after a refresh is not sent a third time`,
    run: (make) =>
      withVirtualTime(async (time) => {
        const { server, subject, ends } = createStaleStage(make);
        server.respond('/thing', () =>
          server.arrivalsAt('/thing').length === 1 ? loginRequired() : fail(),
        );
        await ends([subject.call('PATCH', '/thing', { body: { name: 'Lotus' } })], end);
        await time.advance(LONG_AFTER);
        equal(server.arrivalsAt('/thing').length, 2, 'sends');
        equal(server.refreshes, 1, 'refreshes');
      }),
  },
]);

/** Scenarios that a body is unchanged when it is sent again. */
export const bodies: readonly Scenario[] = [
  {
    id: 'S10',
    clause: 'AUTH-04',
    title: 'a body of JSON is sent again whole',
    async run(make) {
      const { server, subject, ends } = createStaleStage(make);
      await ends([subject.call('PATCH', '/thing', { body: { name: 'Lotus' } })], 'ok');
      equal(
        server.arrivalsAt('/thing').map(({ body }) => body),
        times(2, () => '{"name":"Lotus"}'),
        'bodies',
      );
    },
  },
  {
    id: 'S09',
    clause: 'AUTH-04',
    title: 'a form with a file is sent again whole',
    async run(make) {
      const { server, subject, ends } = createStaleStage(make);
      const body = new FormData();
      body.set('name', 'Lotus');
      body.set('avatar', new Blob(['pixels'], { type: 'image/png' }), 'asha.png');
      await ends([subject.call('PATCH', '/thing', { body })], 'ok');
      const sends = server.arrivalsAt('/thing');
      equal(sends.length, 2, 'sends');
      for (const { body: sent, headers } of sends) {
        for (const part of ['Lotus', 'asha.png', 'pixels']) {
          holds(sent.includes(part), `${part} is in every body`);
        }
        holds(!headers.get('content-type')?.includes('json'), 'no form is called JSON');
      }
    },
  },
  {
    id: 'S27',
    clause: 'AUTH-04',
    title: 'a stream is not sent again: the session is renewed, and the error says so',
    async run(make) {
      const { server, subject, ends, told } = createStaleStage(make);
      const body = new Blob(['Lotus']).stream();
      await ends([subject.call('POST', '/thing', { body })], 'unreplayable');
      equal(server.refreshes, 1, 'refreshes');
      equal(server.arrivalsAt('/thing').length, 1, 'sends');
      equal(told.logouts, 0, 'logouts');
    },
  },
];

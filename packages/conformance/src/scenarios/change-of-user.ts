import { loginRequired } from '../../../api-client/src/testing/api-double.ts';
import { settle } from '../../../api-client/src/testing/virtual-time.ts';
import { equal, holds } from '../expect.ts';
import { createStaleStage, times } from '../stage.ts';
import type { Scenario } from '../subject.ts';

/** Scenarios of changes while a refresh is under way. */
export const changeOfUser: readonly Scenario[] = [
  {
    id: 'S06',
    clause: 'AUTH-04',
    title: 'a sign-out during the refresh is final, the new tokens never come back',
    async run(make) {
      const { server, subject, me, ends, told, stored } = createStaleStage(make);
      const hold = server.hold('/user/refresh');
      const call = me();
      await hold.arrived;
      subject.end();
      hold.release();
      await ends([call], 'session-changed');
      await settle();
      equal(stored(), [null, null], 'stored tokens');
      equal(told.logouts, 1, 'logouts');
    },
  },
  {
    id: 'S07',
    clause: 'AUTH-04',
    title:
      'another user signs in: the tokens stay theirs, a write of the first is not sent as theirs',
    async run(make) {
      const { server, subject, ends, told, stored } = createStaleStage(make);
      const hold = server.hold('/user/refresh');
      const write = subject.call('POST', '/thing', { body: { of: 'asha' } });
      await hold.arrived;
      const tokens = server.issue('bela');
      subject.begin(tokens);
      hold.release();
      await ends([write], 'session-changed');
      await settle();
      equal(stored(), [tokens.accessToken, tokens.refreshToken], 'stored tokens');
      equal(server.arrivalsAt('/thing').length, 1, 'sends of the write');
      equal(told.logouts, 0, 'logouts');
    },
  },
  {
    id: 'S26',
    clause: 'AUTH-04',
    title: 'the new user neither waits for the old refresh nor fails with it',
    async run(make) {
      const { server, subject, me, ends, stored } = createStaleStage(make);
      const hold = server.hold('/user/refresh');
      server.respond('/user/refresh', () => loginRequired());
      const old = me();
      await hold.arrived;
      subject.begin(server.issue('bela'));
      const before = stored();
      await ends([me()], 'ok');
      hold.release();
      await ends([old], 'session-changed');
      await settle();
      equal(stored(), before, 'stored tokens');
    },
  },
  {
    id: 'S17',
    clause: 'AUTH-04',
    title: 'storage that other code has cleared stays clear',
    async run(make) {
      const { server, me, ends, forget, stored } = createStaleStage(make);
      const hold = server.hold('/user/refresh');
      const call = me();
      await hold.arrived;
      forget();
      hold.release();
      await ends([call], 'auth');
      await settle();
      equal(stored(), [null, null], 'stored tokens');
    },
  },
  {
    id: 'S39',
    clause: 'AUTH-04',
    title: 'a sign-out by clearing the storage makes every waiting call reject and leaves it empty',
    async run(make) {
      const { server, subject, me, ends, forget, stored } = createStaleStage(make);
      const hold = server.hold('/user/refresh');
      const calls = times(5, me);
      await hold.arrived;
      forget();
      subject.end();
      hold.release();
      await ends(calls, 'session-changed');
      await settle();
      equal(stored(), [null, null], 'stored tokens');
    },
  },
  {
    id: 'S08',
    clause: 'AUTH-04',
    title: 'a waiting call that is aborted rejects at once; the others go on',
    async run(make) {
      const { server, subject, me, ends } = createStaleStage(make);
      const hold = server.hold('/user/refresh');
      const control = new AbortController();
      const left = subject.call('GET', '/left', { signal: control.signal });
      const stayed = me();
      await hold.arrived;
      const reason = new Error('left the page');
      control.abort(reason);
      // Nothing has been released: a call that still waited would never end.
      await ends([left], reason);
      hold.release();
      await ends([stayed], 'ok');
      equal(server.arrivalsAt('/left').length, 1, 'sends of the aborted call');
    },
  },
  {
    id: 'S20',
    clause: 'AUTH-04',
    title: 'with every waiting call aborted, the new tokens are stored all the same',
    async run(make) {
      const { server, subject, me, ends, told, stored } = createStaleStage(make);
      const hold = server.hold('/user/refresh');
      const control = new AbortController();
      const { signal } = control;
      const calls = times(3, () => subject.call('GET', '/user/me', { signal }));
      await hold.arrived;
      const reason = new Error('left');
      control.abort(reason);
      await ends(calls, reason);
      hold.release();
      await ends([me()], 'ok');
      equal(server.refreshes, 1, 'refreshes');
      equal(stored(), Object.values(told.renewals[0] ?? {}), 'stored tokens');
    },
  },
  {
    id: 'S19',
    clause: 'AUTH-05',
    title: 'with every waiting call aborted, a refused refresh leaves no unhandled rejection',
    async run(make) {
      const { server, subject, ends, told } = createStaleStage(make);
      const unhandled: unknown[] = [];
      const stop = onUnhandledRejection((reason) => unhandled.push(reason));
      const hold = server.hold('/user/refresh');
      server.respond('/user/refresh', () => loginRequired());
      const control = new AbortController();
      const { signal } = control;
      const calls = times(3, () => subject.call('GET', '/user/me', { signal }));
      await hold.arrived;
      const reason = new Error('left');
      control.abort(reason);
      await ends(calls, reason);
      hold.release();
      await settle();
      stop();
      equal(told.logouts, 1, 'logouts');
      equal(unhandled.map(String), [], 'unhandled rejections');
    },
  },
  {
    id: 'S23',
    clause: 'AUTH-04',
    title: 'a sign-out by the listener of new tokens stops the waiting calls',
    async run(make) {
      const stage = createStaleStage(make, { onTokens: () => stage.subject.end() });
      const { server, me, ends } = stage;
      await ends(times(3, me), 'session-changed');
      equal(server.arrivalsAt('/user/me').length, 3, 'sends');
    },
  },
  {
    id: 'S40',
    clause: 'AUTH-04',
    title: 'a sign-out ends the session here even when the server asks for a sign-in',
    async run(make) {
      const { server, subject, told, stored } = createStaleStage(make);
      server.respond('/user/logout', () => loginRequired());
      const done = subject.signOut();
      equal(stored(), [null, null], 'stored tokens at once');
      await done;
      equal(server.refreshes, 0, 'refreshes');
      equal(told.logouts, 1, 'logouts');
      const [arrival] = server.arrivalsAt('/user/logout');
      holds(!!arrival?.headers.get('refreshToken')?.startsWith('asha'), 'the server is told whose');
    },
  },
  {
    id: 'S40',
    clause: 'AUTH-04',
    title: 'a sign-out ends the session here even when the server is not reached',
    async run(make) {
      const { server, subject, told, stored } = createStaleStage(make);
      server.respond('/user/logout', () => {
        throw new TypeError('fetch failed');
      });
      await subject.signOut();
      equal(stored(), [null, null], 'stored tokens');
      equal(told.logouts, 1, 'logouts');
    },
  },
];

/** Listens for rejections that no one handles, in Node and in a browser. */
function onUnhandledRejection(listener: (reason: unknown) => void): () => void {
  const host: {
    process?: {
      on(name: string, listener: (reason: unknown) => void): void;
      off(name: string, listener: (reason: unknown) => void): void;
    };
  } = globalThis;
  const { process } = host;
  if (process) {
    process.on('unhandledRejection', listener);
    return () => process.off('unhandledRejection', listener);
  }
  const onEvent = (event: PromiseRejectionEvent) => listener(event.reason);
  addEventListener('unhandledrejection', onEvent);
  return () => removeEventListener('unhandledrejection', onEvent);
}

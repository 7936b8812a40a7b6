import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createStage, outcomes } from '../testing/stage.ts';

const PAIR = { accessToken: 'head.pay-load.sig_1', refreshToken: 'r2~+/==' };
const QUERY = `accessToken=${PAIR.accessToken}&refreshToken=${encodeURIComponent(PAIR.refreshToken)}`;

/** Addresses that the page's address is replaced by. */
const replaced: string[] = [];

beforeEach(() => {
  replaced.length = 0;
  vi.stubGlobal('history', {
    state: { scroll: 120 },
    replaceState(state: unknown, title: string, url: URL) {
      expect(state, 'the state of the entry stays').toEqual({ scroll: 120 });
      expect(title).toBe('');
      replaced.push(url.href);
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a session that is handed over', () => {
  test('[AUTH-09] begins with the pair of the address, which is removed from it', async () => {
    const { api, server, storage, logouts } = createStage();
    const tokens = server.issue('asha');
    const href = `https://stay.test/rooms?accessToken=${tokens.accessToken}&refreshToken=${tokens.refreshToken}`;
    expect(api.session.receive({ href })).toBe(true);
    expect(replaced).toEqual(['https://stay.test/rooms']);
    expect(api.session.tokens()).toEqual(tokens);
    expect(storage.getItem('refreshToken')).toBe(tokens.refreshToken);
    expect(server.arrivals, 'nothing has been sent').toEqual([]);
    expect(await outcomes([api.user.me()])).toEqual(['ok']);
    expect(logouts).toEqual([]);
  });

  test.each([
    [`?${QUERY}`, ''],
    [`?lang=en&${QUERY}&day=2026-03-01`, '?lang=en&day=2026-03-01'],
    [`?q=a%20b&flag&${QUERY}&x=1+2#/rooms?tab=2`, '?q=a%20b&flag&x=1+2#/rooms?tab=2'],
    [`?access%54oken=${PAIR.accessToken}&refreshToken=r2~%2B%2F%3D%3D`, ''],
  ])('leaves the rest of %s as it is', (search, left) => {
    const { api } = createStage();
    expect(api.session.receive({ href: `https://stay.test/${search}` })).toBe(true);
    expect(replaced).toEqual([`https://stay.test/${left}`]);
    expect(api.session.tokens()).toEqual(PAIR);
  });

  test.each([
    '?accessToken=a.b.c',
    '?refreshToken=r',
    '?accessToken=&refreshToken=r',
    '?accessToken=a.b.c&refreshToken',
    '?accessToken=a.b.c&refreshToken=r&refreshToken=s',
    '?accessToken=a&accessToken=b',
    '?accessToken=a%20b&refreshToken=r',
    '?accessToken=a.b.c&refreshToken=r%0d%0aX-Evil:1',
    '?accessToken=%22a%22&refreshToken=r',
  ])('does not begin with %s, which is removed all the same', (search) => {
    const { api, server } = createStage();
    const before = server.issue('bela');
    api.session.begin(before);
    expect(api.session.receive({ href: `https://stay.test/${search}&lang=en` })).toBe(false);
    expect(replaced).toEqual(['https://stay.test/?lang=en']);
    expect(api.session.tokens(), 'the session that is there goes on').toEqual(before);
  });

  test.each([
    '',
    '?',
    '?lang=en',
    '?accesstoken=a&refreshtoken=b',
    '#accessToken=a&refreshToken=b',
  ])('is none of an address with “%s”, which stays', (search) => {
    const { api } = createStage();
    expect(api.session.receive({ href: `https://stay.test/${search}` })).toBe(false);
    expect(replaced).toEqual([]);
    expect(api.session.epoch).toBe(0);
  });

  test('replaces the one that is there: its calls end, and no one is told of a sign-out', async () => {
    const { api, server, logouts } = createStage();
    api.session.begin(server.issue('bela'));
    const hold = server.hold('/user/me');
    const call = outcomes([api.user.me()]);
    await hold.arrived;
    expect(api.session.receive({ href: `https://stay.test/?${QUERY}` })).toBe(true);
    hold.release();
    expect(await call).toEqual(['session-changed']);
    expect(logouts).toEqual([]);
    expect(api.session.epoch).toBe(2);
    expect(api.session.tokens()).toEqual(PAIR);
  });
});

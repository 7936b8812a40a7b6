import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createClient, memoryStorage, type SessionEnd, type Tokens } from '../index.ts';
import { BASE_URL, createApiDouble } from '../testing/api-double.ts';
import { outcomes, times } from '../testing/stage.ts';

/** A channel that delivers when it is told to, so that a test decides what comes first. */
function createAir() {
  const channels = new Set<FakeChannel>();
  const posts: { readonly from: FakeChannel; readonly data: unknown }[] = [];
  class FakeChannel {
    onmessage: ((event: MessageEvent) => unknown) | null = null;
    constructor(name: string) {
      expect(name).toBe('booking.session');
      channels.add(this);
    }
    close(): void {
      channels.delete(this);
    }
    postMessage(message: unknown): void {
      expect(channels, 'a closed channel takes no message').toContain(this);
      posts.push({ from: this, data: structuredClone(message) });
    }
  }
  return {
    FakeChannel,
    channels,
    deliver() {
      for (const { from, data } of posts.splice(0)) {
        for (const channel of channels) {
          if (channel !== from) channel.onmessage?.(new MessageEvent('message', { data }));
        }
      }
    },
  };
}

let air = createAir();
beforeEach(() => {
  air = createAir();
  vi.stubGlobal('document', {});
  vi.stubGlobal('BroadcastChannel', air.FakeChannel);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A tab: its own session storage, and a client by the defaults. */
function openTab(server: ReturnType<typeof createApiDouble>, tokens: Tokens) {
  const sessionStorage = memoryStorage();
  sessionStorage.setItem('accessToken', tokens.accessToken);
  sessionStorage.setItem('refreshToken', tokens.refreshToken);
  vi.stubGlobal('sessionStorage', sessionStorage);
  const logouts: SessionEnd[] = [];
  const renewals: Tokens[] = [];
  const api = createClient({
    baseUrl: BASE_URL,
    fetch: server.fetch,
    onLogout: (reason) => logouts.push(reason),
    onTokens: (renewed) => renewals.push(renewed),
  });
  return { api, logouts, renewals };
}

describe('tabs of one origin', () => {
  test('[AUTH-04] S31: a copy takes the new pair, another session does not', async () => {
    const server = createApiDouble();
    const asha = server.issue('asha');
    const bela = server.issue('bela');
    const tab = openTab(server, asha);
    const copy = openTab(server, asha);
    const belaTab = openTab(server, bela);
    server.expire();
    await tab.api.user.me();
    air.deliver();
    expect(copy.api.session.tokens()).toEqual(tab.api.session.tokens());
    expect(copy.renewals).toEqual(tab.renewals);
    expect(belaTab.api.session.tokens()).toEqual(bela);
    expect(await outcomes([copy.api.user.me()])).toEqual(['ok']);
    expect(server.refreshes).toBe(1);
    expect(copy.api.session.epoch).toBe(0);
  });

  test('[AUTH-04] S31: a copy whose own refresh is under way drops its response and goes on with the pair', async () => {
    const server = createApiDouble();
    const asha = server.issue('asha');
    const tab = openTab(server, asha);
    const copy = openTab(server, asha);
    server.expire();
    await tab.api.user.me();
    const hold = server.hold('/user/refresh');
    const call = outcomes([copy.api.user.me()]);
    await hold.arrived;
    air.deliver();
    hold.release();
    expect(await call).toEqual(['ok']);
    expect(copy.logouts).toEqual([]);
    expect(copy.api.session.tokens()).toEqual(tab.api.session.tokens());
  });

  test('[AUTH-04] S31: a refresh by hand resolves with the pair of a copy that was faster', async () => {
    const server = createApiDouble();
    const asha = server.issue('asha');
    const tab = openTab(server, asha);
    const copy = openTab(server, asha);
    await tab.api.session.refresh();
    const hold = server.hold('/user/refresh');
    const refreshed = copy.api.session.refresh();
    await hold.arrived;
    air.deliver();
    hold.release();
    expect(await refreshed).toEqual(tab.api.session.tokens());
    expect(copy.logouts).toEqual([]);
  });

  test('[AUTH-04] S31: a pair that comes late is not taken', async () => {
    const server = createApiDouble();
    const asha = server.issue('asha');
    const tab = openTab(server, asha);
    const copy = openTab(server, asha);
    server.expire();
    await tab.api.user.me();
    const bela = server.issue('bela');
    copy.api.session.begin(bela);
    air.deliver();
    expect(copy.api.session.tokens()).toEqual(bela);
    expect(copy.renewals).toEqual([]);
  });

  test('S31: a sign-out reaches the copies and no one else', () => {
    const server = createApiDouble();
    const asha = server.issue('asha');
    const tab = openTab(server, asha);
    const copy = openTab(server, asha);
    const separateTab = openTab(server, server.issue('asha'));
    tab.api.session.end();
    air.deliver();
    expect(copy.api.session.tokens()).toBeUndefined();
    expect(copy.logouts).toEqual(['logout']);
    expect(separateTab.logouts).toEqual([]);
    expect(separateTab.api.session.tokens()).toBeDefined();
  });

  test('S31: a sign-out reaches the copies although the storage was cleared before', () => {
    const server = createApiDouble();
    const asha = server.issue('asha');
    const tab = openTab(server, asha);
    const { sessionStorage } = globalThis;
    const copy = openTab(server, asha);
    sessionStorage.removeItem('accessToken');
    sessionStorage.removeItem('refreshToken');
    tab.api.session.end();
    air.deliver();
    expect(copy.logouts).toEqual(['logout']);
  });

  test.each(['expired', 'unreachable'] as const)(
    'S31: a session that ended as %s ends in its own tab only',
    (reason) => {
      const server = createApiDouble();
      const asha = server.issue('asha');
      const tab = openTab(server, asha);
      const copy = openTab(server, asha);
      tab.api.session.end(reason);
      air.deliver();
      expect(copy.logouts).toEqual([]);
    },
  );

  test.each([undefined, null, 'asha', {}, { from: undefined }, { from: '' }])(
    'S31: a tab without tokens hears nothing in %j',
    (data) => {
      const server = createApiDouble();
      const sessionStorage = memoryStorage();
      vi.stubGlobal('sessionStorage', sessionStorage);
      const logouts: SessionEnd[] = [];
      const api = createClient({ fetch: server.fetch, onLogout: (end) => logouts.push(end) });
      new air.FakeChannel('booking.session').postMessage(data);
      air.deliver();
      expect(api.session.tokens()).toBeUndefined();
      expect(logouts).toEqual([]);
    },
  );
});

test('S31: a sign-out reaches the copies although the storage was cleared after a refresh', async () => {
  const server = createApiDouble();
  const asha = server.issue('asha');
  const tab = openTab(server, asha);
  const { sessionStorage } = globalThis;
  const copy = openTab(server, asha);
  server.expire();
  await tab.api.session.refresh();
  air.deliver();
  sessionStorage.removeItem('accessToken');
  sessionStorage.removeItem('refreshToken');
  tab.api.session.end();
  air.deliver();
  expect(copy.logouts).toEqual(['logout']);
});

describe('a client', () => {
  test('of a storage of its own opens no channel', async () => {
    const opened = vi.fn();
    vi.stubGlobal('BroadcastChannel', opened);
    createClient({ storage: memoryStorage() });
    expect(opened).not.toHaveBeenCalled();
  });

  test('keeps one channel open for all clients of the page until the last is disposed of', () => {
    vi.stubGlobal('sessionStorage', memoryStorage());
    const stays = createClient();
    for (const _ of times(5_000, () => 0)) createClient().session.dispose();
    expect(air.channels.size).toBe(1);
    stays.session.dispose();
    stays.session.dispose();
    expect(air.channels.size).toBe(0);
    // No one hears it, and it does not fail.
    stays.session.begin({ accessToken: 'a', refreshToken: 'r' });
    stays.session.end();
  });

  test('that is made after another was disposed of hears of its copies', () => {
    const server = createApiDouble();
    const asha = server.issue('asha');
    const tab = openTab(server, asha);
    const copy = openTab(server, asha);
    copy.api.session.dispose();
    const logouts: SessionEnd[] = [];
    createClient({ fetch: server.fetch, onLogout: (end) => logouts.push(end) });
    tab.api.session.end();
    air.deliver();
    expect(logouts).toEqual(['logout']);
    expect(copy.logouts).toEqual([]);
  });

  test('opens no channel outside of a browser, where no tab can have copies', () => {
    const opened = vi.fn();
    vi.stubGlobal('BroadcastChannel', opened);
    vi.stubGlobal('document', undefined);
    vi.stubGlobal('sessionStorage', memoryStorage());
    createClient();
    expect(opened).not.toHaveBeenCalled();
  });

  test('goes on where there are no channels', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    vi.stubGlobal('sessionStorage', memoryStorage());
    const api = createClient();
    api.session.begin({ accessToken: 'a', refreshToken: 'r' });
    api.session.end();
    expect(api.session.tokens()).toBeUndefined();
  });
});

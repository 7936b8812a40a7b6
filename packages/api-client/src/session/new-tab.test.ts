import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createClient, joinSession, memoryStorage, shareSession, type Tokens } from '../index.ts';
import { BASE_URL, createApiDouble } from '../testing/api-double.ts';
import { outcomes } from '../testing/stage.ts';
import { NEW_TAB_SHARED_MS, NEW_TAB_WAIT_MS } from './new-tab.ts';

const HREF = 'https://booking.test/all-institutes?open=1';

/** The channels of an origin by their names, which deliver at once. */
function createAir() {
  const channels = new Set<FakeChannel>();
  const heard: unknown[] = [];
  class FakeChannel {
    onmessage: ((event: MessageEvent) => unknown) | null = null;
    readonly name: string;
    constructor(name: string) {
      this.name = name;
      channels.add(this);
    }
    close(): void {
      channels.delete(this);
    }
    postMessage(message: unknown): void {
      const data = structuredClone(message);
      heard.push(data);
      for (const channel of channels) {
        if (channel === this || channel.name !== this.name) continue;
        channel.onmessage?.(new MessageEvent('message', { data }));
      }
    }
  }
  return { FakeChannel, channels, heard };
}

let air = createAir();
beforeEach(() => {
  air = createAir();
  vi.useFakeTimers();
  vi.stubGlobal('document', {});
  vi.stubGlobal('BroadcastChannel', air.FakeChannel);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

type Server = ReturnType<typeof createApiDouble>;

/** A tab with a storage of its own, which is that of the page from now on. */
function openTab(tokens?: Tokens) {
  const storage = memoryStorage();
  if (tokens) {
    storage.setItem('accessToken', tokens.accessToken);
    storage.setItem('refreshToken', tokens.refreshToken);
  }
  vi.stubGlobal('sessionStorage', storage);
  return storage;
}

function clientOf({ fetch }: Server) {
  const logouts: string[] = [];
  const api = createClient({ baseUrl: BASE_URL, fetch, onLogout: (why) => logouts.push(why) });
  return { api, logouts };
}

/** A signed-in tab that shares its session, and the tokens that it has. */
function openSignedIn(server: Server) {
  const tokens = server.issue('asha');
  openTab(tokens);
  const tab = clientOf(server);
  return { ...tab, tokens, tabs: shareSession(tab.api.session) };
}

/** Returns the refresh token of a tab that is opened now, however long it has to wait. */
async function joined(href = HREF): Promise<string | null> {
  const storage = openTab();
  const asked = joinSession(href);
  await vi.advanceTimersByTimeAsync(NEW_TAB_WAIT_MS);
  expect(await asked).toBe(storage.getItem('refreshToken') !== null);
  return storage.getItem('refreshToken');
}

describe('a tab that is opened from a signed-in one', () => {
  test('goes on with its session, without a call', async () => {
    const server = createApiDouble();
    const { tabs, tokens } = openSignedIn(server);
    tabs.share(HREF);
    expect(await joined()).toBe(tokens.refreshToken);
    const { api } = clientOf(server);
    expect(await outcomes([api.user.me()])).toEqual(['ok']);
    expect(server.refreshes).toBe(0);
  });

  test('is a copy: the next refresh of either reaches both, and no token is used twice', async () => {
    const server = createApiDouble();
    const first = openSignedIn(server);
    first.tabs.share(HREF);
    await joined();
    const second = clientOf(server);
    for (const tab of [second, first, second]) {
      server.expire();
      expect(await outcomes([tab.api.user.me()])).toEqual(['ok']);
      expect(first.api.session.tokens()).toEqual(second.api.session.tokens());
    }
    expect(server.refreshes).toBe(3);
    expect([...first.logouts, ...second.logouts]).toEqual([]);
  });

  test('stays signed in when the first one is closed', async () => {
    const server = createApiDouble();
    const first = openSignedIn(server);
    first.tabs.share(HREF);
    await joined();
    const second = clientOf(server);
    first.tabs.close();
    first.api.session.dispose();
    server.expire();
    expect(await outcomes([second.api.user.me()])).toEqual(['ok']);
  });

  test('is signed out with it', async () => {
    const server = createApiDouble();
    const first = openSignedIn(server);
    first.tabs.share(HREF);
    await joined();
    const second = clientOf(server);
    first.api.session.end();
    expect(second.api.session.tokens()).toBeUndefined();
    expect(second.logouts).toEqual(['logout']);
  });
});

describe('nothing is given', () => {
  test('to a tab at another address, and to a second one', async () => {
    const { tabs, tokens } = openSignedIn(createApiDouble());
    tabs.share(HREF);
    expect(await joined('https://booking.test/')).toBeNull();
    expect(await joined()).toBe(tokens.refreshToken);
    expect(await joined()).toBeNull();
  });

  test('where no link was opened, or long ago', async () => {
    const { tabs } = openSignedIn(createApiDouble());
    expect(await joined()).toBeNull();
    tabs.share(HREF);
    vi.advanceTimersByTime(NEW_TAB_SHARED_MS);
    expect(await joined()).toBeNull();
  });

  test('by a tab that has signed out, or was closed', async () => {
    const { api, tabs } = openSignedIn(createApiDouble());
    tabs.share(HREF);
    api.session.end();
    expect(await joined()).toBeNull();
    const closed = openSignedIn(createApiDouble()).tabs;
    closed.share(HREF);
    closed.close();
    expect(await joined()).toBeNull();
  });

  test.each([undefined, null, 'asks', {}, { asks: undefined }, { asks: [] }, { by: '1' }])(
    'for a forged question %j',
    (data) => {
      openSignedIn(createApiDouble()).tabs.share(HREF);
      new air.FakeChannel('booking.new-tab').postMessage(data);
      expect(air.heard).toEqual([data]);
    },
  );

  test('by a tab without a session that answers in the name of another', async () => {
    const storage = openTab();
    const asked = joinSession(HREF);
    const forger = new air.FakeChannel('booking.new-tab');
    forger.postMessage({ to: 'someone', accessToken: 'a', refreshToken: 'r' });
    forger.postMessage({ accessToken: 'a', refreshToken: 'r' });
    await vi.advanceTimersByTimeAsync(NEW_TAB_WAIT_MS);
    expect(await asked).toBe(false);
    expect(storage.getItem('refreshToken')).toBeNull();
    // Later answers find no one.
    forger.postMessage({ to: 'someone', accessToken: 'a', refreshToken: 'r' });
    expect(storage.getItem('refreshToken')).toBeNull();
  });

  test('where there are no channels', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const { tabs } = openSignedIn(createApiDouble());
    tabs.share(HREF);
    expect(await joined()).toBeNull();
    tabs.close();
  });
});

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createClient } from '../client.ts';
import { readTokens } from '../transport/tokens.ts';
import { createTokenStore, memoryStorage } from './token-store.ts';

const tokens = { accessToken: 'a', refreshToken: 'r' };

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the token store', () => {
  test('[ENT-02] keeps both tokens under their names', () => {
    const storage = memoryStorage();
    const store = createTokenStore(storage);
    store.write(tokens);
    expect(storage.getItem('accessToken')).toBe('a');
    expect(storage.getItem('refreshToken')).toBe('r');
    expect(store.read()).toEqual(tokens);
    store.clear();
    expect(store.read()).toEqual({});
    expect(storage.getItem('refreshToken')).toBeNull();
  });

  test('S38: goes on in memory when the quota is used up, leaving no half pair, warning once', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const storage = memoryStorage();
    const full = (name: string, value: string) => {
      if (name === 'refreshToken') throw new Error('quota');
      storage.setItem(name, value);
    };
    const store = createTokenStore({ ...storage, setItem: full });
    store.write(tokens);
    store.write({ ...tokens, accessToken: 'b' });
    expect(store.read()).toEqual({ accessToken: 'b', refreshToken: 'r' });
    expect(storage.getItem('accessToken')).toBeNull();
    expect(warn).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(warn.mock.calls)).not.toContain('"a"');
  });

  test('S38: goes on in memory when the storage is blocked', () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const blocked = () => {
      throw new Error('blocked');
    };
    const store = createTokenStore({ getItem: blocked, setItem: blocked, removeItem: blocked });
    expect(store.read()).toEqual({});
    store.write(tokens);
    expect(store.read()).toEqual(tokens);
    store.clear();
    expect(store.read()).toEqual({});
  });
});

describe('without a storage of its own', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('[ENT-02] a client keeps its tokens in the session storage of the tab', () => {
    const sessionStorage = memoryStorage();
    vi.stubGlobal('document', {});
    vi.stubGlobal('sessionStorage', sessionStorage);
    createClient().session.begin(tokens);
    expect(sessionStorage.getItem('accessToken')).toBe('a');
    expect(createClient().session.tokens()).toEqual(tokens);
  });

  test('S38: a client goes on in memory when reading the property throws', () => {
    const own = Object.getOwnPropertyDescriptor(globalThis, 'sessionStorage');
    const get = () => {
      throw new Error('site data is blocked');
    };
    Object.defineProperty(globalThis, 'sessionStorage', { get, configurable: true });
    vi.stubGlobal('document', {});
    const api = createClient();
    if (own) Object.defineProperty(globalThis, 'sessionStorage', own);
    else Reflect.deleteProperty(globalThis, 'sessionStorage');
    api.session.begin(tokens);
    expect(api.session.tokens()).toEqual(tokens);
    expect(createClient().session.tokens()).toBeUndefined();
  });
});

/** Two clients by the defaults, in a process with the session storage that Node 25 has by itself. */
const twoRequests = `
import { createClient } from '${new URL('../client.ts', import.meta.url)}';
const sent = [];
const fetch = async (url, { headers }) => {
  sent.push(headers.authorization);
  return Response.json({ data: { user: {} } });
};
const [asha, bela] = [createClient({ fetch }), createClient({ fetch })];
asha.session.begin({ accessToken: 'ASHA', refreshToken: 'r' });
await asha.user.me();
await bela.user.me();
console.log(JSON.stringify([typeof sessionStorage, ...sent]));
`;

test('on a server each client has a memory of its own, whatever storage the process has', () => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--experimental-webstorage', '--input-type=module', '--eval', twoRequests],
    { encoding: 'utf8', cwd: fileURLToPath(new URL('.', import.meta.url)) },
  );
  expect(
    stderr
      .replace(/^.*Warning.*$/gm, '')
      .replace(/^\(Use .*$/gm, '')
      .trim(),
  ).toBe('');
  expect(JSON.parse(stdout)).toEqual(['object', 'Bearer ASHA', null]);
});

describe('the tokens of a response', () => {
  test('stand at its top level or under data', () => {
    expect(readTokens({ status: 'success', ...tokens })).toEqual(tokens);
    expect(readTokens({ data: tokens })).toEqual(tokens);
  });

  test.each([undefined, null, 'a', [], {}, { accessToken: 'a' }, { ...tokens, refreshToken: 1 }])(
    'are there together or not at all: %j',
    (body) => {
      expect(readTokens(body)).toBeUndefined();
    },
  );
});

import { afterEach, describe, expect, test, vi } from 'vitest';
import { createTokenStore, memoryStorage, readTokens } from './token-store.ts';

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

describe('the tokens of an answer', () => {
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

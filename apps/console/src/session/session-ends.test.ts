import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accessToken } from '../testing/access-token.ts';
import { noteServerClock, sessionEnds } from './session-ends.ts';

const NOW = Date.parse('2026-11-22T09:00:00Z');
const seconds = NOW / 1000;
const token = (ahead = 0) =>
  accessToken({
    iat: seconds + ahead,
    idle: seconds + ahead + 3600,
    end: seconds + ahead + 28_800,
  });

beforeEach(() => {
  const entries = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => entries.set(name, value),
  });
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the ends of a session', () => {
  it('are those in its access token', () => {
    noteServerClock(token());
    expect(sessionEnds(token())).toEqual({ idleAt: NOW + 3_600_000, endsAt: NOW + 28_800_000 });
  });

  it('are on the device’s clock, even an hour behind the server’s, and after a reload', () => {
    noteServerClock(token(3600));
    expect(sessionEnds(token(3600))).toEqual({
      idleAt: NOW + 3_600_000,
      endsAt: NOW + 28_800_000,
    });
  });

  it.each(['access-1', '', 'a.b.c', 'a.e30.c'])('are unknown for the token %j', (text) => {
    noteServerClock(text);
    expect(sessionEnds(text)).toBeUndefined();
  });

  it('are the token’s own when storage is blocked', () => {
    vi.stubGlobal('sessionStorage', undefined);
    noteServerClock(token());
    expect(sessionEnds(token())?.idleAt).toBe(NOW + 3_600_000);
  });
});

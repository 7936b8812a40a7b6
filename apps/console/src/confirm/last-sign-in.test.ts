import { describe, expect, it } from 'vitest';
import { isSignInOld, PASSWORD_AGAIN_MS } from './last-sign-in.ts';

const now = Date.parse('2026-11-21T10:00:00.000Z');
const ago = (ms: number) => ({ lastLoginAt: new Date(now - ms).toISOString() });

describe('a sign-in', () => {
  it('counts for ten minutes', () => {
    expect(PASSWORD_AGAIN_MS).toBe(600_000);
    expect(isSignInOld(ago(0), now)).toBe(false);
    expect(isSignInOld(ago(PASSWORD_AGAIN_MS), now)).toBe(false);
    expect(isSignInOld(ago(PASSWORD_AGAIN_MS + 1), now)).toBe(true);
  });

  it('is trusted from a clock slightly ahead, and no further', () => {
    expect(isSignInOld(ago(-30_000), now)).toBe(false);
    expect(isSignInOld(ago(-3_600_000), now)).toBe(true);
  });

  it('that is unknown counts as old', () => {
    expect(isSignInOld({ lastLoginAt: null }, now)).toBe(true);
  });
});

import { describe, expect, it, vi } from 'vitest';

// A copy of its own: tests before this one have made ids, some of them with a clock that was ahead.
vi.resetModules();
const { isId, newId } = await import('./id.ts');

describe('ids', () => {
  it('have the form of the contract and say when they were made', () => {
    const now = Date.now() + 1000;
    const id = newId(now);
    expect(isId(id)).toBe(true);
    expect(Number.parseInt(id.slice(0, 12), 16)).toBe(now);
  });

  it('only rise, even inside one millisecond and when the clock goes back', () => {
    const now = Date.now() + 2000;
    const ids = Array.from({ length: 10_000 }, (_, at) => newId(at % 100 === 0 ? now - 50 : now));
    expect(new Set(ids).size).toBe(ids.length);
    expect([...ids].sort()).toEqual(ids);
  });

  it.each(['', '0'.repeat(23), '0'.repeat(25), 'A'.repeat(24), `${'0'.repeat(23)}\n`])(
    'are not %j',
    (text) => {
      expect(isId(text)).toBe(false);
    },
  );
});

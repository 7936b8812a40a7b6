import { describe, expect, it } from 'vitest';
import { createSealer } from './sealer.ts';

const FIRST = 'a'.repeat(32);
const SECOND = 'b'.repeat(32);

describe('a sealer', () => {
  it('opens what it has sealed, for the same purpose alone', () => {
    const sealer = createSealer([FIRST]);
    const sealed = sealer.seal('EAAG-token', 'messaging.token');
    expect(sealed).not.toContain('EAAG');
    expect(sealer.open(sealed, 'messaging.token')).toBe('EAAG-token');
    expect(sealer.open(sealed, 'other')).toBeUndefined();
    expect(sealer.seal('EAAG-token', 'messaging.token')).not.toBe(sealed);
  });

  it('opens nothing that was changed or sealed with another key', () => {
    const sealer = createSealer([FIRST]);
    const sealed = sealer.seal('EAAG-token', 'x');
    const last = sealed.at(-1) === 'A' ? 'B' : 'A';
    const middle = Math.floor(sealed.length / 2);
    const changed =
      sealed.slice(0, middle) + (sealed[middle] === 'A' ? 'B' : 'A') + sealed.slice(middle + 1);
    expect(sealer.open(changed, 'x')).toBeUndefined();
    expect(sealer.open(`${sealed}${last}`.slice(0, 20), 'x')).toBeUndefined();
    expect(createSealer([SECOND]).open(sealed, 'x')).toBeUndefined();
    expect(createSealer([]).canSeal).toBe(false);
  });

  it('opens what a previous key has sealed, and seals with the current one', () => {
    const sealed = createSealer([FIRST]).seal('EAAG-token', 'x');
    const both = createSealer([SECOND, FIRST]);
    expect(both.open(sealed, 'x')).toBe('EAAG-token');
    expect(both.isCurrent(sealed)).toBe(false);
    expect(both.isCurrent(both.seal('EAAG-token', 'x'))).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { gstinOf, isGstin } from './gstin.ts';

describe('the check character of a GSTIN', () => {
  it.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4'])('completes %s', (gstin) => {
    expect(gstinOf(gstin.slice(0, 14))).toBe(gstin);
    expect(isGstin(gstin)).toBe(true);
  });

  it('is wrong after a typing error', () => {
    expect(isGstin('27AAPFU0993F1ZV')).toBe(false);
    expect(isGstin('27AAPFU0939F1ZW')).toBe(false);
  });
});

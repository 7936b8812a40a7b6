import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ABROAD, type GstState, gstShares, gstStateNamed, gstStateOf } from './gst.ts';

const DAY = '2026-11-28';

function state(code: string): GstState {
  const row = gstStateOf(code, DAY);
  if (!row) throw new Error(`There is no state ${code}.`);
  return row;
}

const karnataka = state('29');
const tax = { rate: 18, minor: 18_000 };

describe('the taxes of a supply', () => {
  it('are CGST and SGST in the state of the supplier', () => {
    expect(gstShares(tax, { supplier: karnataka, supply: karnataka }, DAY)).toEqual([
      { name: 'CGST', rate: 9, minor: 9000 },
      { name: 'SGST', rate: 9, minor: 9000 },
    ]);
  });

  it('are CGST and UTGST in a territory without a legislature', () => {
    const ladakh = state('38');
    const names = gstShares(tax, { supplier: ladakh, supply: ladakh }, DAY).map(({ name }) => name);
    expect(names).toEqual(['CGST', 'UTGST']);
  });

  it.each([state('27'), ABROAD])('are IGST in $name', (supply) => {
    const shares = gstShares(tax, { supplier: karnataka, supply }, DAY);
    expect(shares).toEqual([{ name: 'IGST', rate: 18, minor: 18_000 }]);
  });

  it('sum up to the tax to the paisa, and differ by one at most', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (minor) => {
        const places = { supplier: karnataka, supply: karnataka };
        const [central = 0, ofState = 0] = gstShares({ rate: 18, minor }, places, DAY).map(
          (share) => share.minor,
        );
        expect(central + ofState).toBe(minor);
        expect(Math.abs(central - ofState)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('the states of GST', () => {
  it('are found by a GSTIN and by their name', () => {
    expect(gstStateOf('27AAPFU0939F1ZV', DAY)?.name).toBe('Maharashtra');
    expect(gstStateNamed(' rajasthan ', DAY)?.code).toBe('08');
    expect(gstStateNamed('Atlantis', DAY)).toBeUndefined();
  });

  it('are those of the day', () => {
    expect(gstStateOf('25', '2019-12-31')?.name).toBe('Daman and Diu');
    expect(gstStateOf('25', DAY)).toBeUndefined();
    expect(gstStateOf('38', '2019-10-30')).toBeUndefined();
  });
});

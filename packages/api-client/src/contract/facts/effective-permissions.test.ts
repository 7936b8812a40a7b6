import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  BASE_PERMISSIONS,
  effectivePermissions,
  GRANTABLE_PERMISSIONS,
  neededBy,
} from './permissions.ts';

const some = fc.subarray([...GRANTABLE_PERMISSIONS]);
const grants = fc.record({ granted: some, permissions: some, denied: some });

it('is what the template grants and the institution adds, without what it denies and what lacks its need', () => {
  fc.assert(
    fc.property(grants, (given) => {
      const permitted = effectivePermissions(given);
      for (const one of permitted) {
        const isBase = BASE_PERMISSIONS.some((base) => base === one);
        expect(isBase || given.granted.includes(one) || given.permissions.includes(one)).toBe(true);
        expect(isBase || !given.denied.includes(one)).toBe(true);
        for (const needed of neededBy(one)) expect(permitted).toContain(needed);
      }
      for (const one of BASE_PERMISSIONS) expect(permitted).toContain(one);
      // What is granted, not denied and needs nothing is always there.
      for (const one of given.granted) {
        if (neededBy(one).length === 0 && !given.denied.includes(one)) {
          expect(permitted).toContain(one);
        }
      }
    }),
    { numRuns: 50 },
  );
});

it('is nothing for a role that the template has not', () => {
  const unknown = { granted: null, permissions: ['rate.read'] as const, denied: null };
  expect(effectivePermissions(unknown).size).toBe(0);
});

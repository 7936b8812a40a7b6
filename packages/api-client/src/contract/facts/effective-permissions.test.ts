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
    fc.property(grants, (roleGrants) => {
      const permitted = effectivePermissions(roleGrants);
      for (const permission of permitted) {
        const isBase = BASE_PERMISSIONS.some((base) => base === permission);
        expect(
          isBase ||
            roleGrants.granted.includes(permission) ||
            roleGrants.permissions.includes(permission),
        ).toBe(true);
        expect(isBase || !roleGrants.denied.includes(permission)).toBe(true);
        for (const needed of neededBy(permission)) expect(permitted).toContain(needed);
      }
      for (const permission of BASE_PERMISSIONS) expect(permitted).toContain(permission);
      // A permission that is granted, not denied and needs no other is always there.
      for (const permission of roleGrants.granted) {
        if (neededBy(permission).length === 0 && !roleGrants.denied.includes(permission)) {
          expect(permitted).toContain(permission);
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

import { describe, expect, it } from 'vitest';
import { PERMISSIONS } from './access.ts';
import { GRANTABLE_PERMISSIONS, isGrantable, neededBy } from './permissions.ts';
import { DEFAULT_ROLES } from './roles.ts';
import { OWNER } from './user.ts';

/** For the platform alone: no role of an institution can have them. */
const ofPlatform = [
  /^(institution\.(create|changeStatus|administer)|subscription\.(create|update))$/,
  /^(pricing|bkbtrSetting)\./,
  /^(color|ota)\.(?!read$)/,
];

describe('the vocabulary of permissions', () => {
  it('knows every permission of a call, which is either grantable or the platform’s', () => {
    const unknown = PERMISSIONS.filter(
      (one) => isGrantable(one) === ofPlatform.some((pattern) => pattern.test(one)),
    );
    expect(unknown).toEqual([]);
  });

  it('names what a permission needs, without a circle', () => {
    const chain = (one: (typeof GRANTABLE_PERMISSIONS)[number], seen: readonly string[]): void => {
      expect(seen).not.toContain(one);
      for (const next of neededBy(one)) chain(next, [...seen, one]);
    };
    for (const one of GRANTABLE_PERMISSIONS) chain(one, []);
    expect(neededBy('user.create')).toEqual(['user.read', 'rolePermission.read']);
  });
});

describe.each(Object.entries(DEFAULT_ROLES))('the default roles of %s', (_key, roles) => {
  it('have names of their own, and what their permissions need', () => {
    expect(new Set(roles.map(({ role }) => role)).size).toBe(roles.length);
    expect(roles.find(({ isSystem }) => isSystem)?.role).toBe(OWNER);
    for (const { permissions } of roles) {
      for (const one of permissions)
        expect(permissions).toEqual(expect.arrayContaining([...neededBy(one)]));
    }
  });
});

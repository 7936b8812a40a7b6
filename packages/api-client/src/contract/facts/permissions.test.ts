import { describe, expect, it } from 'vitest';
import { PERMISSIONS } from './access.ts';
import {
  GRANTABLE,
  GRANTABLE_PERMISSIONS,
  isGrantable,
  neededBy,
  permissionLabel,
  SUB_APP_RESOURCES,
} from './permissions.ts';
import { DEFAULT_ROLES } from './roles.ts';
import { OWNER } from './user.ts';

/** Resources of which the platform keeps some actions to itself. */
const shared = ['institution', 'subscription', 'color', 'ota'];
/** Permissions about users that only the platform has. */
const ofPlatform: readonly string[] = ['user.signInAs'];

describe('the vocabulary of permissions', () => {
  it('knows every permission of the resources of institutions', () => {
    const own = Object.keys(GRANTABLE).filter((resource) => !shared.includes(resource));
    const unknown = PERMISSIONS.filter(
      (permission) =>
        own.includes(permission.slice(0, permission.indexOf('.'))) &&
        !ofPlatform.includes(permission) &&
        !isGrantable(permission),
    );
    expect(unknown).toEqual([]);
  });

  it('names what a permission needs, without a circle', () => {
    const chain = (
      permission: (typeof GRANTABLE_PERMISSIONS)[number],
      seen: readonly string[],
    ): void => {
      expect(seen).not.toContain(permission);
      for (const next of neededBy(permission)) chain(next, [...seen, permission]);
    };
    for (const permission of GRANTABLE_PERMISSIONS) chain(permission, []);
    expect(neededBy('user.create')).toEqual(['user.read', 'rolePermission.read']);
  });
});

describe.each(Object.entries(DEFAULT_ROLES))('the default roles of %s', (_key, roles) => {
  it('have names of their own, and what their permissions need', () => {
    expect(new Set(roles.map(({ role }) => role)).size).toBe(roles.length);
    expect(roles.find(({ isSystem }) => isSystem)?.role).toBe(OWNER);
    for (const { permissions } of roles) {
      for (const permission of permissions)
        expect(permissions).toEqual(expect.arrayContaining([...neededBy(permission)]));
    }
  });
});

it('the label of a permission speaks of what is booked', () => {
  const words = { unit: { many: 'vehicles' }, guest: { many: 'passengers' }, upkeep: 'cleaning' };
  expect(permissionLabel('rate.update', words)).toBe('Change rates');
  expect(permissionLabel('housekeeping.inspect', words)).toBe('Mark vehicles as inspected');
  expect(permissionLabel('customer.read', words)).toBe('View passengers');
  expect(GRANTABLE.ota).toEqual(['read']);
  expect(SUB_APP_RESOURCES).toEqual(['booking', 'housekeeping', 'customer', 'payment', 'invoice']);
});

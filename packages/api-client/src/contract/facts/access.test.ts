import { describe, expect, it } from 'vitest';
import { parseRoute } from '../route.ts';
import { type RouteLine, routes } from '../routes.ts';
import { access, accessOf, isPermission, PERMISSIONS } from './access.ts';

const groups: Readonly<Record<string, Readonly<Record<string, RouteLine>>>> = routes;

describe('the table of access', () => {
  it('has a line for every call, in the order of the routes of its group', () => {
    const keys = (table: Readonly<Record<string, object>>) =>
      Object.fromEntries(
        Object.entries(table).map(([group, calls]) => [group, Object.keys(calls)]),
      );
    expect(keys(access)).toEqual(keys(routes));
  });

  it('names permissions after their resource', () => {
    for (const [group, calls] of Object.entries(access)) {
      for (const line of Object.values<string>(calls)) {
        // Papers are lines of an account, statements sum it up, and notices are about it: who may see one may see all.
        const ofAccount = ['paper', 'notice', 'statement'];
        const resource = ofAccount.includes(group) ? 'subscription' : group;
        if (line.includes('.')) expect(line.split('.')[0]).toBe(resource);
      }
    }
  });

  it('requires a permission of its own for every write of a resource', () => {
    // Of a change of many rows, the call that is made to each; a second factor is the caller's own.
    const apart = ['bulk', 'twoFactor'];
    const resources = Object.entries(groups).filter(([group]) => !apart.includes(group));
    for (const [group, calls] of resources) {
      for (const [call, line] of Object.entries(calls)) {
        const { method, isPublic } = parseRoute(line);
        if (method === 'GET' || isPublic || /My|Me$|^handOver$/.test(call)) continue;
        const required = Reflect.get(Reflect.get(access, group), call);
        expect(required).toMatch(/^\w+\.(?!read$)\w+$/);
      }
    }
  });

  it('lists each permission once', () => {
    expect(new Set(PERMISSIONS).size).toBe(PERMISSIONS.length);
    expect(PERMISSIONS).toContain('institution.changeStatus');
    expect(PERMISSIONS).not.toContain('self');
  });
});

it('returns what a call requires', () => {
  expect(accessOf('user.list')).toBe('user.read');
  expect(accessOf('user.me')).toBe('self');
  expect(isPermission(accessOf('user.list'))).toBe(true);
  expect(isPermission(accessOf('template.list'))).toBe(false);
});

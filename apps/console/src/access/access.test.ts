import { TEMPLATE_NAMES } from '@booking/api-client/facts';
import { describe, expect, it } from 'vitest';
import { aUser } from '../testing/users.ts';
import { homeHref, mayOpen, SUPER_ADMIN, workplaceOf } from './access.ts';

const admin = aUser({ role: SUPER_ADMIN, template: undefined });
const guide = aUser({ role: 'Manager', template: 'Tours & Travels' });

describe('a guard', () => {
  it('admits only the roles of its allow list', () => {
    expect(mayOpen({ allow: [SUPER_ADMIN] }, admin)).toBe(true);
    expect(mayOpen({ allow: [SUPER_ADMIN] }, guide)).toBe(false);
    expect(mayOpen({ allow: [] }, admin)).toBe(false);
  });

  it('keeps the roles of its deny list out', () => {
    expect(mayOpen({ deny: ['Manager'] }, guide)).toBe(false);
    expect(mayOpen({ deny: ['Manager'] }, admin)).toBe(true);
    expect(mayOpen({ allow: ['Manager'], deny: ['Manager'] }, guide)).toBe(false);
  });

  it('refuses users of another template', () => {
    expect(mayOpen({ templates: ['Tours & Travels'] }, guide)).toBe(true);
    expect(mayOpen({ templates: ['Hospitality'] }, guide)).toBe(false);
    expect(mayOpen({ templates: ['Hospitality'] }, admin)).toBe(true);
  });

  it('[AUTH-14] of a page of an institute admits its own users, and those of the platform', () => {
    const rule = { of: 'instituteId', call: 'institution.get' } as const;
    const at = (id: string | undefined) => ({ instituteId: id });
    const own = guide.institution?._id;
    expect(mayOpen(rule, guide, at(own))).toBe(true);
    expect(mayOpen(rule, guide, at('d'.repeat(24)))).toBe(false);
    expect(mayOpen(rule, guide)).toBe(false);
    expect(mayOpen(rule, admin, at('d'.repeat(24)))).toBe(true);
    expect(mayOpen(rule, { ...guide, permissions: [] }, at(own))).toBe(false);
  });

  it('of a page that only writes admits no one of a suspended institute', () => {
    const rule = { of: 'instituteId', call: 'institution.update' } as const;
    const owner = aUser({ role: 'Owner', template: 'Tours & Travels' });
    const { institution } = owner;
    if (!institution) throw new Error('An owner has an institution.');
    const at = { instituteId: institution._id };
    expect(mayOpen(rule, owner, at)).toBe(true);
    const suspended = { ...owner, institution: { ...institution, status: 'Suspended' } };
    expect(mayOpen(rule, suspended, at)).toBe(false);
  });

  it('without lists admits everyone', () => {
    expect(mayOpen({}, guide)).toBe(true);
  });
});

describe('where a user works', () => {
  it('is the console for the Super Admin and for Tours & Travels', () => {
    expect(workplaceOf(admin)).toEqual({ kind: 'console' });
    expect(workplaceOf({ ...admin, role: 'Platform Billing' })).toEqual({ kind: 'console' });
    expect(workplaceOf(guide)).toEqual({ kind: 'console' });
  });

  it('is another application for Hospitality and Event Management', () => {
    const at = (template: string) => workplaceOf(aUser({ role: 'Owner', template }));
    expect(at(TEMPLATE_NAMES.hospitality)).toEqual({ kind: 'subApp', app: 'hospitality' });
    expect(at(TEMPLATE_NAMES.event)).toEqual({ kind: 'subApp', app: 'event' });
  });

  it.each([TEMPLATE_NAMES.subscription, TEMPLATE_NAMES.appointment, 'toString', undefined])(
    'is nowhere for an owner of %s',
    (template) => {
      expect(workplaceOf(aUser({ role: 'Owner', template }))).toEqual({ kind: 'nowhere' });
    },
  );
});

describe('the address of the home page', () => {
  it('carries the home type of the user, when there is one', () => {
    expect(homeHref({ homeType: 'Month' })).toBe('/home?type=Month');
    expect(homeHref({ homeType: null })).toBe('/home');
    expect(homeHref(undefined)).toBe('/home');
  });
});

import { ENTITLEMENT_KEYS, ENTITLEMENTS } from '@booking/api-client/facts';
import { describe, expect, it } from 'vitest';
import { anInstitute } from '../testing/institutes.ts';
import { aUser, superAdmin } from '../testing/users.ts';
import { accessFor } from './can.ts';

const place = anInstitute();
const owner = {
  ...aUser({ role: 'Owner', template: 'Tours & Travels' }),
  institution: { ...place, template: { _id: 'c'.repeat(24), name: 'Tours & Travels' } },
};
const viewer = { ...owner, permissions: ['institution.read'] };

describe('the permission', () => {
  it('opens what the server permits', () => {
    expect(accessFor(superAdmin, 'institution.create').isOpen).toBe(true);
    expect(accessFor(superAdmin, 'institution.administer', place).isOpen).toBe(true);
    expect(accessFor(owner, 'institution.update', place).isOpen).toBe(true);
    expect(accessFor(viewer, 'institution.get', place).isOpen).toBe(true);
  });

  it('is named when it is missing', () => {
    const reasons = (
      ['institution.create', 'institution.changeStatus', 'institution.administer'] as const
    ).map((ask) => accessFor(owner, ask).reason);
    expect(reasons).toEqual([
      'You don’t have permission to add institutes.',
      'You don’t have permission to change the status of institutes.',
      'You don’t have permission to change the tags of institutes.',
    ]);
    expect(accessFor(viewer, 'institution.update', place)).toMatchObject({
      by: 'permission',
      reason: 'You don’t have permission to edit institutes.',
    });
  });

  it.each([
    ['subscription.current', 'subscriptions'],
    ['subscription.list', 'subscriptions'],
    ['asset.forTable', 'assets'],
    ['whatsapp.templates', 'WhatsApp messages'],
    ['channel.read', 'channels'],
  ] as const)('of a read is to view, whatever the call is named: %s', (ask, noun) => {
    const reason = `You don’t have permission to view ${noun}.`;
    expect(accessFor({ ...viewer, permissions: [] }, ask, place).reason).toBe(reason);
  });

  it('is not needed for what everyone may do', () => {
    expect(accessFor({ ...viewer, permissions: [] }, 'user.updateMe').isOpen).toBe(true);
    expect(accessFor({ ...viewer, permissions: [] }, 'template.list').isOpen).toBe(true);
  });
});

it('keeps someone who acts as a user to look only from every change', () => {
  const until = '2026-11-29T12:00:00.000Z';
  const actedBy = { ...{ _id: 'e'.repeat(24), name: 'Anjali Menon' }, reason: 'Asked', until };
  const looking = { ...owner, actedBy: { ...actedBy, isReadOnly: true } };
  expect(accessFor(looking, 'user.create')).toMatchObject({
    by: 'session',
    reason: 'You’re signed in as this user to look only.',
  });
  expect(accessFor(looking, 'institution.update', place).by).toBe('session');
  expect(accessFor(looking, 'user.list').isOpen).toBe(true);
  const changing = { ...owner, actedBy: { ...actedBy, isReadOnly: false } };
  expect(accessFor(changing, 'user.create').isOpen).toBe(true);
});

it('keeps users of an institution to their own', () => {
  const otherInstitute = anInstitute({ _id: 'd'.repeat(24) });
  expect(accessFor(owner, 'institution.update', otherInstitute)).toMatchObject({
    by: 'institution',
    reason: 'You can only work in Lakeview Residency.',
  });
  expect(accessFor(superAdmin, 'institution.update', otherInstitute).isOpen).toBe(true);
});

describe('the plan', () => {
  const on = (plan: 'basic' | 'enterprise', status: 'Active' | 'Expired' = 'Active') =>
    anInstitute({
      currentSubscription: {
        _id: 'e'.repeat(24),
        plan,
        planName: plan,
        entitlements: [...(plan === 'basic' ? ENTITLEMENTS.basic : ENTITLEMENT_KEYS)],
        status,
        currentPeriodEnd: '2027-03-14',
      },
    });
  const needs = { 'institution.update': 'channelManager' } as const;
  const access = (user: typeof superAdmin, where: ReturnType<typeof on>) =>
    accessFor(user, 'institution.update', where, needs);

  it('that includes the feature, or a higher one, is enough', () => {
    expect(access(superAdmin, on('enterprise')).isOpen).toBe(true);
    expect(access(owner, on('enterprise')).isOpen).toBe(true);
  });

  it('that is not known yet closes nothing', () => {
    const { _id, name, status } = place;
    expect(accessFor(owner, 'institution.update', { _id, name, status }, needs).isOpen).toBe(true);
  });

  it('that does not, or has ended, is named with the one that is needed', () => {
    const missing = {
      by: 'entitlement',
      reason: 'Not in the plan. By default, Enterprise includes it.',
    };
    expect(access(superAdmin, on('basic'))).toMatchObject(missing);
    expect(access(owner, on('enterprise', 'Expired'))).toMatchObject(missing);
    expect(access(superAdmin, anInstitute({ currentSubscription: null }))).toMatchObject(missing);
  });
});

describe('the status', () => {
  it.each([
    ['Suspended', 'suspended'],
    ['Inactive', 'paused'],
  ] as const)('%s keeps its users to reading', (status, word) => {
    const closed = anInstitute({ status });
    expect(accessFor(owner, 'institution.update', closed)).toMatchObject({
      by: 'status',
      reason: `Lakeview Residency is ${word}, so it’s read-only.`,
    });
    expect(accessFor(owner, 'institution.get', closed).isOpen).toBe(true);
    expect(accessFor(superAdmin, 'institution.update', closed).isOpen).toBe(true);
  });
});

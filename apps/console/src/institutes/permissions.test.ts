import { describe, expect, it } from 'vitest';
import { anInstitute } from '../testing/institutes.ts';
import { statusLabels } from './institute-words.ts';
import { denialOf, permissions } from './permissions.ts';

const admin = { role: 'Super Admin' };
const owner = { role: 'Owner' };
const institute = anInstitute();
const messages = {
  what: 'send messages',
  roles: ['Super Admin', 'Owner'],
  plan: 'professional',
} as const;

describe('the role', () => {
  it('allows the roles that the server allows', () => {
    for (const permission of Object.values(permissions))
      expect(denialOf(permission, admin, institute)).toBeUndefined();
    expect(denialOf(permissions.edit, owner, institute)).toBeUndefined();
  });

  it('names the roles that may', () => {
    expect(denialOf(permissions.changeStatus, owner, institute)).toEqual({
      by: 'role',
      reason: 'Only the Super Admin can change the status of an institute.',
    });
    expect(denialOf(permissions.edit, { role: 'Viewer' }, institute)?.reason).toBe(
      'Only the Super Admin or an Owner can edit an institute.',
    );
  });
});

describe('the plan', () => {
  const on = (plan: 'basic' | 'professional' | 'enterprise', status: 'Active' | 'Expired') =>
    anInstitute({
      currentSubscription: {
        _id: 'e'.repeat(24),
        plan,
        planName: plan,
        status,
        currentPeriodEnd: '2027-03-14',
      },
    });

  it('allows its plan and higher ones', () => {
    expect(denialOf(messages, admin, on('professional', 'Active'))).toBeUndefined();
    expect(denialOf(messages, admin, on('enterprise', 'Active'))).toBeUndefined();
  });

  it('names the plan that is required, and the current one', () => {
    expect(denialOf(messages, admin, on('basic', 'Active'))).toEqual({
      by: 'plan',
      reason: 'This requires the Professional plan. Lakeview Residency is on Basic.',
    });
  });

  it('denies when the plan has ended or there is none', () => {
    const none = 'This requires the Professional plan. Lakeview Residency has no active plan.';
    expect(denialOf(messages, admin, on('enterprise', 'Expired'))?.reason).toBe(none);
    expect(denialOf(messages, admin, anInstitute({ currentSubscription: null }))?.reason).toBe(
      none,
    );
  });
});

describe('the status', () => {
  it('denies users of a read-only institute, and allows platform staff', () => {
    for (const status of ['Suspended', 'Inactive'] as const) {
      const closed = anInstitute({ status });
      expect(denialOf(permissions.edit, owner, closed)).toEqual({
        by: 'status',
        reason: `Lakeview Residency is ${statusLabels[status].toLowerCase()}, so it’s read-only.`,
      });
      expect(denialOf(permissions.edit, admin, closed)).toBeUndefined();
    }
  });
});

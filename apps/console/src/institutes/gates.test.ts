import { describe, expect, it } from 'vitest';
import { anInstitute } from '../testing/institutes.ts';
import { acts, closedGate } from './gates.ts';
import { statusLabels } from './institute-words.ts';

const admin = { role: 'Super Admin' };
const owner = { role: 'Owner' };
const place = anInstitute();
const messages = {
  what: 'send messages',
  roles: ['Super Admin', 'Owner'],
  plan: 'professional',
} as const;

describe('the gate of the role', () => {
  it('is open for whom the server lets in', () => {
    for (const act of Object.values(acts)) expect(closedGate(act, admin, place)).toBeUndefined();
    expect(closedGate(acts.edit, owner, place)).toBeUndefined();
  });

  it('says whose it is', () => {
    expect(closedGate(acts.changeStatus, owner, place)).toEqual({
      gate: 'role',
      reason: 'Only the Super Admin can change the status of an institute.',
    });
    expect(closedGate(acts.edit, { role: 'Viewer' }, place)?.reason).toBe(
      'Only the Super Admin or an Owner can edit an institute.',
    );
  });
});

describe('the gate of the plan', () => {
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

  it('is open from its plan on', () => {
    expect(closedGate(messages, admin, on('professional', 'Active'))).toBeUndefined();
    expect(closedGate(messages, admin, on('enterprise', 'Active'))).toBeUndefined();
  });

  it('says which plan it takes, and which there is', () => {
    expect(closedGate(messages, admin, on('basic', 'Active'))).toEqual({
      gate: 'plan',
      reason: 'This requires the Professional plan. Lakeview Residency is on Basic.',
    });
  });

  it('is closed by a plan that is over, and by none', () => {
    const none = 'This requires the Professional plan. Lakeview Residency has no active plan.';
    expect(closedGate(messages, admin, on('enterprise', 'Expired'))?.reason).toBe(none);
    expect(closedGate(messages, admin, anInstitute({ currentSubscription: null }))?.reason).toBe(
      none,
    );
  });
});

describe('the gate of the status', () => {
  it('is closed for people of an institute that is read-only, and open for the platform', () => {
    for (const status of ['Suspended', 'Inactive'] as const) {
      const closed = anInstitute({ status });
      expect(closedGate(acts.edit, owner, closed)).toEqual({
        gate: 'status',
        reason: `Lakeview Residency is ${statusLabels[status].toLowerCase()}, so it’s read-only.`,
      });
      expect(closedGate(acts.edit, admin, closed)).toBeUndefined();
    }
  });
});

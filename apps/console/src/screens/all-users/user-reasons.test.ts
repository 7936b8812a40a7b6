import { expect, it } from 'vitest';
import { someone } from '../../testing/listed-users.ts';
import { aUser, superAdmin } from '../../testing/users.ts';
import {
  emailReason,
  inSentence,
  placeReason,
  rankReason,
  resendReason,
  roleReason,
} from './user-reasons.ts';

const owner = aUser({ role: 'Owner', template: 'Tours & Travels' });
const manager = { ...aUser({ role: 'Manager', template: 'Tours & Travels' }), _id: 'e'.repeat(24) };

it('a manager doesn’t change an owner', () => {
  expect(rankReason(owner, manager)).toMatch(/more permissions/);
  expect(rankReason(owner, { ...owner, _id: 'd'.repeat(24) })).toBeUndefined();
  expect(rankReason(owner, superAdmin)).toBeUndefined();
});

it('an address is changed by who may set passwords, never one’s own; staff are moved nowhere', () => {
  const may = { ...manager, permissions: ['user.resetPassword'] };
  const desk = someone({ status: 'Active', role: 'Front Desk' });
  expect(emailReason(desk, may)).toBeUndefined();
  expect(emailReason(desk, { ...may, permissions: [] })).toMatch(/permission/);
  expect(emailReason({ ...desk, status: 'Invited' }, { ...may, permissions: [] })).toBeUndefined();
  expect(emailReason({ ...desk, _id: may._id }, may)).toMatch(/your own/);
  expect(placeReason(desk)).toBeUndefined();
  expect(placeReason({ institution: null })).toMatch(/no institute/);
});

it('an invitation waits a minute, also by a clock that is behind', () => {
  const at = Date.parse('2026-11-21T10:00:00.000Z');
  const invited = someone({ status: 'Invited', invitedAt: new Date(at).toISOString() });
  expect(resendReason(invited, superAdmin, at + 59_000)).toMatch(/less than a minute ago/);
  expect(resendReason(invited, superAdmin, at + 60_000)).toBeUndefined();
  expect(resendReason(invited, superAdmin, at - 5_000)).toBeUndefined();
  expect(resendReason({ ...invited, invitedAt: null }, superAdmin, at)).toBeUndefined();
});

it('a reason stands in a sentence', () => {
  expect(inSentence(roleReason(manager, manager))).toBe('you can’t change your own role');
  expect(inSentence(undefined)).toBeUndefined();
});

import { expect, it } from 'vitest';
import { inSentence, permissionLabel, shownPermissions } from './permission-words.ts';

const of = (name: string) =>
  shownPermissions.map((permission) => permissionLabel(permission, { name })).join(', ');

it('permissions of a coach company speak of vehicles; those of a hotel, of rooms', () => {
  expect(of('Hospitality')).toContain('View housekeeping, Update housekeeping, Mark rooms');
  expect(of('Tours & Travels')).toContain('View cleaning, Update cleaning, Mark vehicles');
  expect(of('Tours & Travels')).not.toMatch(/\brooms?\b|housekeeping/i);
  expect(inSentence('housekeeping.inspect', { name: 'Event Management' })).toBe(
    'mark venues as inspected',
  );
});

import { expect, it } from 'vitest';
import {
  inSentence,
  permissionGroupsOf,
  permissionLabel,
  shownPermissions,
} from './permission-words.ts';

const of = (name: string) =>
  shownPermissions.map((permission) => permissionLabel(permission, { name })).join(', ');

it('permissions of a coach company speak of vehicles; those of a hotel, of rooms', () => {
  expect(of('Hospitality')).toContain('View housekeeping, Update housekeeping, Mark rooms');
  expect(of('Tours & Travels')).toContain('View cleaning, Update cleaning, Mark vehicles');
  expect(of('Tours & Travels')).toContain('View passengers, Add passengers');
  expect(of('Tours & Travels')).not.toMatch(/\b(rooms?|guests?)\b|housekeeping/i);
  expect(inSentence('housekeeping.inspect', { name: 'Event Management' })).toBe(
    'mark venues as inspected',
  );
});

it('groups of permissions are named for those who are served', () => {
  const names = (name: string) => permissionGroupsOf({ name }).map(({ label }) => label);
  expect(names('Hospitality').slice(0, 2)).toEqual(['Front desk', 'Guests']);
  expect(names('Tours & Travels').slice(0, 2)).toEqual(['Bookings', 'Passengers']);
});

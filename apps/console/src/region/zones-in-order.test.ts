import { expect, it } from 'vitest';
import { zonesInOrder } from './zones-in-order.ts';

it('the zone of India is first, once, and others follow by name', () => {
  const zones = zonesInOrder([
    'Europe/London',
    'Asia/Kolkata',
    'America/New_York',
    'Europe/London',
  ]);
  expect(zones.map(({ label }) => label)).toEqual([
    'India (Asia/Kolkata)',
    'America/New York',
    'Europe/London',
  ]);
});

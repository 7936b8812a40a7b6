import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { timeZone } from './values.ts';

test.each([
  'Asia/Kolkata',
  'Asia/Calcutta',
  'America/Argentina/Buenos_Aires',
  'Etc/GMT+5',
  'Japan',
  'Cuba',
  'UTC',
  'GMT',
])('%s is a time zone', (name) => {
  expect(z.safeParse(timeZone, name).success).toBe(true);
});

// JavaScript knows these as well, and PostgreSQL means something else by them, or nothing.
test.each([
  'IST',
  'ist',
  'BST',
  'CET',
  'EST',
  '+05:30',
  '-08:00',
  'SystemV/EST5',
  'Mars/Olympus',
  '',
])('%s is none', (name) => {
  expect(z.safeParse(timeZone, name).success).toBe(false);
});

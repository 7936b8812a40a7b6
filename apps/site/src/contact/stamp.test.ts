import { afterEach, expect, it } from 'vitest';
import { stamp } from './stamp.ts';

const own = process.env.TZ;
afterEach(() => {
  process.env.TZ = own;
});

it.each(['Asia/Kolkata', 'America/New_York', 'Pacific/Kiritimati', 'UTC'])(
  '[CONT-02] is the time in India, as India writes it, for a visitor in %s',
  (zone) => {
    process.env.TZ = zone;
    expect(stamp(new Date('2026-11-21T10:12:10Z'))).toBe('21-11-2026, 3:42:10 pm');
    expect(stamp(new Date('2026-12-31T18:30:00Z'))).toBe('1-1-2027, 12:00:00 am');
    expect(stamp(new Date('2026-03-08T06:30:05Z'))).toBe('8-3-2026, 12:00:05 pm');
  },
);

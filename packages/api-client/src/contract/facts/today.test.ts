import { describe, expect, it, test } from 'vitest';
import { todayOf } from './today.ts';

describe('what a rule means by today', () => {
  // Half past midnight on 1 March in India, still February in UTC and New York.
  const at = new Date('2028-02-29T19:00:00Z');

  it('is the platform’s day for subscriptions, wherever anyone is', () => {
    expect(todayOf('billing', at)).toBe('2028-03-01');
  });

  test.each([
    ['America/New_York', '2028-02-29'],
    ['Asia/Kolkata', '2028-03-01'],
    ['Pacific/Kiritimati', '2028-03-01'],
    ['UTC', '2028-02-29'],
  ])('is the day of the institute or of the viewer elsewhere: %s', (timeZone, day) => {
    expect(todayOf('rates', at, timeZone)).toBe(day);
    expect(todayOf('report', at, timeZone)).toBe(day);
  });

  it('is no day where the zone is unknown', () => {
    expect(() => todayOf('rates', at, 'Mars/Olympus')).toThrow(RangeError);
  });
});

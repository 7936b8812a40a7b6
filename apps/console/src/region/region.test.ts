import { afterEach, describe, expect, it } from 'vitest';
import { viewerToday } from '../calendar/calendar-state.ts';
import { formatDay, formatInstant, formatMonth, formatTime } from '../dates/shown-date.ts';
import { counted, moneyOf, shortMoneyOf } from '../screens/home/amounts.ts';
import { canonicalZone } from './canonical-zone.ts';
import { numberFormat, setRegion, viewerLocale, viewerZone } from './region.ts';

afterEach(() => setRegion({ locale: null, timezone: null }));

const at = '2026-09-04T20:12:00.000Z';

describe('a user who has not chosen', () => {
  it("gets the platform's formats, in the device's time zone", () => {
    expect(viewerLocale()).toBe('en-IN');
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    expect(viewerZone()).toBe(canonicalZone(timeZone));
    expect(numberFormat().format(1234567)).toBe('12,34,567');
    expect(formatDay('2026-09-04')).toBe('04 Sep 2026');
    expect(formatMonth('2026-09-04')).toBe('Sep 2026');
    expect(shortMoneyOf(1234567, 'INR')).toBe('₹12.3L');
  });
});

describe('a time zone', () => {
  it('has its current name, of the same zone', () => {
    expect(canonicalZone('Asia/Calcutta')).toBe('Asia/Kolkata');
    expect(canonicalZone('Asia/Kolkata')).toBe('Asia/Kolkata');
    for (const zone of Intl.supportedValuesOf('timeZone')) {
      const resolved = (timeZone: string) =>
        new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
      expect(resolved(canonicalZone(zone))).toBe(resolved(zone));
    }
  });
});

describe('a user who has chosen', () => {
  it('gets numbers and dates in their own format', () => {
    setRegion({ locale: 'en-US', timezone: null });
    expect(counted(1234567, 'institute')).toBe('1,234,567 institutes');
    expect(moneyOf(1234567, 'INR')).toBe('₹1,234,567');
    expect(shortMoneyOf(1234567, 'INR')).toBe('₹1.2M');
    expect(formatDay('2026-09-04')).toBe('Sep 04, 2026');
    expect(formatMonth('2026-09-04')).toBe('Sep 2026');
  });

  it('gets instants in their own time zone and format', () => {
    setRegion({ locale: 'en-US', timezone: 'America/New_York' });
    expect(viewerZone()).toBe('America/New_York');
    // Of 24 hours, whatever the locale is used to.
    expect(formatTime(at)).toBe('16:12');
    expect(formatTime('2026-09-04T04:05:00Z')).toBe('00:05');
    expect(formatInstant(at)).toBe('Sep 04, 2026, 16:12 EDT');
    setRegion({ locale: 'en-GB', timezone: 'Europe/London' });
    expect(formatInstant(at)).toBe('04 Sep 2026, 21:12 BST');
    setRegion({ locale: null, timezone: 'Asia/Kolkata' });
    expect(formatInstant(at)).toBe('05 Sep 2026, 01:42 IST');
  });

  it('gets the current day of their time zone', () => {
    const days = ['Pacific/Kiritimati', 'Pacific/Niue'].map((timezone) => {
      setRegion({ locale: null, timezone });
      return viewerToday();
    });
    // Their clocks are 25 hours apart: never the same day.
    expect(days[0]).not.toBe(days[1]);
  });
});

import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '../dates/civil-date.ts';
import { instantsOf } from './calendar-state.ts';
import { customRange, dayRange, daysOf, monthRange, stepped } from './date-range.ts';

/** Zones of every kind: half and quarter hours, both hemispheres, changes at midnight, none at all. */
const zones = [
  'Pacific/Kiritimati',
  'Pacific/Apia',
  'Pacific/Auckland',
  'Pacific/Chatham',
  'Pacific/Norfolk',
  'Australia/Sydney',
  'Australia/Lord_Howe',
  'Australia/Adelaide',
  'Australia/Darwin',
  'Australia/Eucla',
  'Asia/Tokyo',
  'Asia/Shanghai',
  'Asia/Singapore',
  'Asia/Bangkok',
  'Asia/Yangon',
  'Asia/Dhaka',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Asia/Colombo',
  'Asia/Karachi',
  'Asia/Kabul',
  'Asia/Dubai',
  'Asia/Tehran',
  'Asia/Riyadh',
  'Asia/Beirut',
  'Asia/Jerusalem',
  'Asia/Gaza',
  'Europe/Moscow',
  'Europe/Istanbul',
  'Europe/Athens',
  'Europe/Berlin',
  'Europe/London',
  'Europe/Lisbon',
  'Africa/Cairo',
  'Africa/Johannesburg',
  'Africa/Lagos',
  'Africa/Casablanca',
  'Atlantic/Azores',
  'Atlantic/Cape_Verde',
  'America/Nuuk',
  'America/Sao_Paulo',
  'America/Asuncion',
  'America/Santiago',
  'America/St_Johns',
  'America/Halifax',
  'America/Havana',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'Pacific/Honolulu',
];

/** Every day of two years: both clock changes, a leap day and two year ends. */
const first = '2027-03-01';
const days = daysOf(customRange(first, addDays(first, 730)));

describe.each(zones)('in %s', (zone) => {
  const local = new Intl.DateTimeFormat('en-CA', { timeZone: zone });

  it('[CAL-05] a day starts on that day, the next one starts where it ends, none is lost', () => {
    let until: string | undefined;
    for (const day of days) {
      const instants = instantsOf(dayRange(day), undefined, zone);
      expect(local.format(new Date(instants.from))).toBe(day);
      expect(local.format(Date.parse(instants.until) - 1)).toBe(day);
      if (until !== undefined) expect(instants.from).toBe(until);
      until = instants.until;
    }
  });
});

describe('for any range', () => {
  it('[CAL-03] its days are consecutive, diff + 1 of them, from its start to its end', () => {
    for (const [n, day] of days.entries()) {
      const range = customRange(day, addDays(day, (n * 7) % 400));
      const listed = daysOf(range);
      expect(listed).toHaveLength(range.diff + 1);
      expect(listed[0]).toBe(range.startDate);
      expect(listed.at(-1)).toBe(range.endDate);
      expect(range.diff).toBe(daysBetween(range.startDate, range.endDate));
    }
  });

  it('stepping on and back returns to it, and leaves neither gap nor overlap', () => {
    for (const [n, day] of days.entries()) {
      for (const range of [
        dayRange(day),
        monthRange(day),
        customRange(day, addDays(day, n % 45)),
      ]) {
        const next = stepped(range, 1);
        expect(next.startDate).toBe(addDays(range.endDate, 1));
        expect(stepped(next, -1)).toEqual(range);
      }
    }
  });
});

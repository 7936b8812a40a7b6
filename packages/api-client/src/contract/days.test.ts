import { describe, expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';
import type { Client } from '../client.ts';
import { dayEnd, dayStart, type Instant, toInstant } from './days.ts';
import { schemas } from './schemas.ts';

test.each([
  ['2026-03-14', 'UTC', '2026-03-14T00:00:00.000Z', '2026-03-14T23:59:59.999Z'],
  ['2026-03-14', 'Asia/Kolkata', '2026-03-13T18:30:00.000Z', '2026-03-14T18:29:59.999Z'],
  ['2026-01-01', 'Pacific/Kiritimati', '2025-12-31T10:00:00.000Z', '2026-01-01T09:59:59.999Z'],
  ['2028-02-29', 'Pacific/Pago_Pago', '2028-02-29T11:00:00.000Z', '2028-03-01T10:59:59.999Z'],
  // Days of 23 and of 25 hours.
  ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00.000Z', '2026-03-09T03:59:59.999Z'],
  ['2026-11-01', 'America/New_York', '2026-11-01T04:00:00.000Z', '2026-11-02T04:59:59.999Z'],
  // No midnight: clocks go from 0 to 1 o'clock.
  ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z', '2018-11-05T01:59:59.999Z'],
  // Two midnights: clocks go from 1 to 0 o'clock.
  ['2024-11-03', 'America/Havana', '2024-11-03T04:00:00.000Z', '2024-11-04T04:59:59.999Z'],
  ['2024-11-02', 'America/Havana', '2024-11-02T04:00:00.000Z', '2024-11-03T03:59:59.999Z'],
])('%s in %s lasts from %s to %s', (day, zone, start, end) => {
  expect([dayStart(day, zone), dayEnd(day, zone)]).toEqual([start, end]);
});

test('without a zone a day is that of the device', () => {
  expect(dayStart('2026-03-14')).toBe(new Date('2026-03-14T00:00').toISOString());
  expect(dayEnd('2026-03-14')).toBe(new Date('2026-03-14T23:59:59.999').toISOString());
});

test.each(['2026-02-30', '2026-13-01', 'today', '', '2026-03-14T09:30:00Z'])(
  '"%s" is not a day',
  (day) => {
    expect(() => dayStart(day, 'UTC')).toThrow(RangeError);
    expect(() => dayEnd(day, 'UTC')).toThrow(RangeError);
  },
);

test('there is no such zone', () => {
  expect(() => dayStart('2026-03-14', 'Mars/Olympus')).toThrow(RangeError);
});

describe('a filter of instants', () => {
  const { query } = schemas.institution.list;

  test('takes the ends of a day', () => {
    const asked = {
      'createdAt[gte]': dayStart('2026-03-14'),
      'createdAt[lte]': dayEnd('2026-03-14'),
    };
    expect(z.safeParse(query, asked).success).toBe(true);
  });

  test.each(['createdAt[gte]', 'lastActivityAt[lt]', 'noActivitySince'])(
    '%s refuses a day alone, saying how it is written',
    (name) => {
      const { error } = z.safeParse(query, { [name]: '2026-03-14' });
      expect(error?.issues).toMatchObject([
        {
          path: [name],
          message: 'Enter a date and time in UTC, for example 2026-03-14T09:30:00Z.',
        },
      ]);
    },
  );

  test('does not compile with a day', () => {
    type Asked = NonNullable<Parameters<Client['institution']['list']>[0]>;
    expectTypeOf<Asked['createdAt[gte]']>().toEqualTypeOf<Instant | undefined>();
    expectTypeOf<Asked['noActivitySince']>().toEqualTypeOf<Instant | undefined>();
    expectTypeOf<Asked['currentPeriodEnd[gte]']>().toEqualTypeOf<string | undefined>();
    const written: Instant = '2026-03-14T09:30:00Z';
    // @ts-expect-error whose day is that?
    const day: Instant = '2026-03-14';
    expect([written, day, toInstant(new Date(0))]).toHaveLength(3);
  });
});

import { RATE_AMOUNTS, type Setting } from '@booking/api-client/contract';
import { isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { InstitutionRow } from '../institution/index.ts';
import type { WriteContext } from '../resource/context.ts';
import { todayForRates } from '../resource/time-zone.ts';
import { refuseUsed } from '../resource/uses.ts';
import { channel } from '../schema/channel.ts';
import { rate } from '../schema/rate.ts';

type Packages = Setting['rates']['ratePackages'];

/**
 * Refuses to take away a package that connections map or that has rates to come, and to make another one the default
 * while the prices of all packages start from its rates. The institution is locked.
 *
 * @returns the keys that come or go.
 * @throws HttpError `IN_USE` with what uses them.
 */
export async function requireUnused(
  { db, now }: WriteContext,
  { id: institutionId, timezone }: Pick<InstitutionRow, 'id' | 'timezone'>,
  before: Packages,
  after: Packages,
): Promise<readonly string[]> {
  const missingIn = (some: Packages, others: Packages) =>
    some
      .map(({ key }) => key)
      .filter((key) => others.every((ratePackage) => ratePackage.key !== key));
  const removed = missingIn(before, after);
  const defaultKey = keyOfDefault(before);
  const isMoved = defaultKey !== keyOfDefault(after);
  if (removed.length > 0 || isMoved) {
    const today = todayForRates(now, timezone);
    const keys = sql`${sql.param([...removed])}::text[]`;
    const startsFrom = isMoved
      ? sql`(${rate.ratePackage} = ${defaultKey} and (${hasAmount}))`
      : sql`false`;
    await refuseUsed(
      db,
      {
        channels: {
          noun: ['connection', 'connections'],
          names: sql`select ${channel.title} from ${channel}
            where ${channel.institutionId} = ${institutionId} and exists (
              select from jsonb_array_elements(${channel.rateMappings}) as mapped
              where mapped ->> 'ratePackage' = any(${keys}))`,
        },
        rates: {
          noun: ['rate', 'rates'],
          names: sql`select coalesce(${rate.date}::text, 'of weekdays') from ${rate}
            where ${rate.institutionId} = ${institutionId}
              and (${rate.ratePackage} = any(${keys}) or ${startsFrom})
              and (${rate.date} is null or ${rate.date} >= ${today}::date)`,
        },
      },
      'rates.ratePackages',
    );
  }
  return [...removed, ...missingIn(after, before)];
}

const hasAmount: SQL | undefined = or(...RATE_AMOUNTS.map((name) => isNotNull(rate[name])));

function keyOfDefault(packages: Packages): string | undefined {
  return (packages.find(({ isDefault }) => isDefault) ?? packages[0])?.key;
}

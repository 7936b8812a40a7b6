import { addDays, CURRENT_STATUSES } from '@booking/api-client/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { balance } from '../subscription/account.ts';
import { platformDay } from '../subscription/rules.ts';
import { settledStatus } from '../subscription/settle.ts';
import { oneDatabase, useTestApp } from '../testing/app.ts';
import { type Ground, largeSample } from './large/large-sample.ts';
import { SAMPLE_INSTITUTES, smallSample } from './sample.ts';
import { sellPlans } from './sample-rows.ts';
import { stockKinds } from './stock.ts';

/** Three years from a fixed day on, a 29 February among them. */
const FIRST_DAY = '2026-11-01';
const DAYS = 3 * 365 + 1;
/** Both ends of a day in India, and both sides of midnight in UTC. */
const TIMES = ['00:00:00+05:30', '05:29:59+05:30', '05:30:00+05:30', '23:59:59+05:30'] as const;

/** `npm run sweep` makes all of the sample on each day, `npm test` a part of it. */
const isWhole = process.env.SWEEP === 'whole';

/** Every day of the three years, at one of the times in turn. */
const everyDay = Array.from({ length: DAYS }, (_, day) => {
  return new Date(`${addDays(FIRST_DAY, day)}T${TIMES[day % TIMES.length]}`);
});
/** The days on which something begins or ends, at all of the times. */
const edges = everyDay
  .map(platformDay)
  .filter((day) => addDays(day, 1).endsWith('-01') || /-(02-29|04-01|01-01)$/.test(day))
  .flatMap((day) => TIMES.map((time) => new Date(`${day}T${time}`)));

type Made = ReturnType<typeof smallSample>['samples'];
type Row = Made[number]['ledger']['subscription'];

/** Returns the faults of a subscription and its account on the day that they are made for. */
function faultsOf(row: Row, entries: Made[number]['ledger']['entries'], now: Date): string[] {
  const today = platformDay(now);
  const { id = '', status, startDate, currentPeriodStart, currentPeriodEnd } = row;
  const lines = entries.map((entry) => ({ ...entry, id: entry.id ?? '', reversesId: null }));
  const due = balance(lines);
  const isCurrent = CURRENT_STATUSES.some((current) => current === status);
  const faults = {
    'begins after its period': startDate > currentPeriodStart,
    'has a period that ends before it begins': currentPeriodStart > currentPeriodEnd,
    'is current, and its period is over':
      isCurrent && status !== 'Paused' && currentPeriodEnd < today,
    'has a line of tomorrow': entries.some(({ day }) => day > today),
    'owes since another day': due.dueSince !== (row.dueSince ?? null),
    'has the status of another balance': settledStatus(status, due) !== status,
    'was made in the future': (row.createdAt?.getTime() ?? 0) > now.getTime(),
    'ended in the future': (row.endedAt?.getTime() ?? 0) > now.getTime(),
  };
  return Object.entries(faults)
    .filter(([, isSo]) => isSo)
    .map(([fault]) => `${now.toISOString()}: ${status} ${id} ${fault}`);
}

describe.each(oneDatabase)('sample data of every day', (database) => {
  const test = useTestApp(database);
  let ground: Ground;
  beforeAll(async () => {
    ground = { kinds: await stockKinds(test.db), ...(await sellPlans(test.db)) };
  });

  it('holds together on each day of three years, and at both ends of its months', () => {
    const faults = [...everyDay, ...edges].flatMap((now) =>
      smallSample(ground, now, 'no one signs in', isWhole ? SAMPLE_INSTITUTES : 15).samples.flatMap(
        ({ ledger, institution }) => [
          ...faultsOf(ledger.subscription, ledger.entries, now),
          ...((institution.updatedAt?.getTime() ?? 0) > now.getTime()
            ? [`${now.toISOString()}: ${institution.name} is of the future`]
            : []),
        ],
      ),
    );
    expect(faults).toEqual([]);
  });

  it.each([
    { institutes: 10, users: 30, assets: 14 },
    ...(isWhole ? [{ institutes: 150, users: 1_200, assets: 3_000 }] : []),
  ])('of a large platform has $assets assets of $institutes institutes on each day', (size) => {
    const wrong = [...everyDay, ...edges].flatMap((now) => {
      const { next } = largeSample(ground, now, 'no one signs in', size);
      const institutes = next(size.institutes);
      const assets = institutes.reduce((sum, { stock }) => sum + stock.assets.length, 0);
      const users = institutes.reduce((sum, { people }) => sum + people.length, 1);
      const faults = institutes.flatMap(({ billing }) =>
        billing.subscriptions
          .filter(({ continuedById }) => !continuedById)
          .flatMap((row) => faultsOf(row, billing.entries, now)),
      );
      return assets === size.assets && users === size.users && faults.length === 0
        ? []
        : [`${now.toISOString()}: ${assets} assets, ${users} users`, ...faults];
    });
    expect(wrong).toEqual([]);
  });
});

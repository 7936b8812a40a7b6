import { addDays } from '@booking/api-client/contract';
import { useTestApp } from './app.ts';
import type { TestDatabase } from './databases.ts';
import { useHome } from './home.ts';

export type Ask = readonly [method: 'PATCH' | 'DELETE', path: string, body?: object];

/** An institute whose records refer to one another. */
export function useReferences(database: TestDatabase) {
  const test = useTestApp(database);
  const { home, send, done } = useHome(test);

  const packageOf = (key: string, isDefault = false) => ({
    ...{ key, name: `Package ${key}`, mode: 'amount', value: 0, meals: [], isDefault },
  });
  const savePackages = (...ratePackages: readonly object[]): Ask => [
    'PATCH',
    '/setting/save',
    { institution: home.id, rates: { ratePackages } },
  ];

  async function tomorrow(): Promise<string> {
    const path = `/rate?institution=${home.id}&startDate=2026-01-01&endDate=2026-01-01`;
    return addDays((await done('GET', path)).rates.today, 1);
  }
  async function setRate(scope: object, set: object) {
    const day = await tomorrow();
    const ranges = [{ startDate: day, endDate: day }];
    await done('POST', '/rate', { institution: home.id, changes: [{ scope, ranges, set }] });
  }

  return {
    done,
    home,
    packageOf,
    savePackages,
    send,
    setRate,
    test,
    tomorrow,
  };
}

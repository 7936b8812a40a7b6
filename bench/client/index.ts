import type { Measure } from '../report/table.ts';
import { controls } from './controls.ts';
import { overhead } from './overhead.ts';

/** Goal 13 of the client, and the scenarios of the session with the recipes of others as controls. */
export async function clientMeasures({ rounds }: { rounds: number }): Promise<Measure[]> {
  // Ratios this close need more rounds than the components do.
  return [await controls(), ...(await overhead(rounds * 6))];
}

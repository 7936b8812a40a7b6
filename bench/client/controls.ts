import { runScenario, scenarios } from '@booking/conformance';
import type { Measure } from '../report/table.ts';
import { axiosAuthRefresh } from './recipes/axios.ts';
import { kyReadme } from './recipes/ky.ts';
import { openapiFetch } from './recipes/openapi-fetch.ts';
import { ours } from './recipes/ours.ts';

const contestants = {
  ours,
  'axios-auth-refresh': axiosAuthRefresh,
  'ky read-me': kyReadme,
  'openapi-fetch': openapiFetch,
} as const;

/**
 * Every scenario of the session, by us and by the documented recipes of known libraries: what the recipes fail shows
 * that the scenarios can fail. A number counts as passed when all its scenarios are.
 */
export async function controls(): Promise<Measure> {
  // A recipe that leaves a rejection behind fails its scenario; it must not end the bench.
  process.on('unhandledRejection', () => {});
  const { warn, error } = console;
  Object.assign(console, { warn: () => {}, error: () => {} });
  const ids = [...new Set(scenarios.map(({ id }) => id))].sort();
  const names = Object.keys(contestants);
  const failed: Record<string, Map<string, string>> = {};
  for (const [name, make] of Object.entries(contestants)) {
    const own = new Map<string, string>();
    failed[name] = own;
    for (const scenario of scenarios) {
      await runScenario(scenario, make).catch((cause: unknown) => {
        own.set(scenario.id, `${scenario.title}: ${cause}`);
      });
    }
  }
  Object.assign(console, { warn, error });
  for (const [id, why] of failed.ours ?? []) process.stdout.write(`ours fails ${id}: ${why}\n`);
  return {
    title: `Scenarios of the session: ${scenarios.length} under ${ids.length} numbers`,
    columns: names,
    rows: [
      ...ids.map((id) => ({
        who: id,
        cells: names.map((name) => (failed[name]?.has(id) ? 'fails' : 'passes')),
      })),
      {
        who: 'passed',
        cells: names.map((name) => `${ids.length - (failed[name]?.size ?? 0)}/${ids.length}`),
        goal: { text: 'all by us', met: failed.ours?.size === 0 },
      },
    ],
  };
}

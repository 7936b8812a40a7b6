/**
 * `npm run sweep`: the tests whose data are made by today's date, at each of the moments at which dates go wrong. Takes hours;
 * `npm run sweep -- 2028-02-29T18:29:30Z` takes these moments only.
 */
import { fileURLToPath } from 'node:url';
import { capture } from './command/command.ts';
import { moments } from './sweep/moments.ts';

/** Runs whose data are made by today's date. */
const runs: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ['server, units and DOM', 'vitest', 'run', '--project=server', '--project=unit', '--project=dom'],
  ['stories', 'vitest', 'run', '--project=stories', 'apps/console', 'packages/ui/src/date'],
  [
    'product',
    'playwright',
    'test',
    '--config=e2e/playwright.config.ts',
    '--project=product',
    ...['calendar', 'home', 'institutes', 'lifecycle', 'rates', 'subscriptions', 'adv-settings'],
  ],
];

/** Takes the moment from `TEST_NOW`. */
const run = fileURLToPath(new URL('run.mjs', import.meta.url));

const asked = process.argv.slice(2);
const failed: string[] = [];
for (const moment of asked.length > 0 ? asked : moments(new Date())) {
  process.stdout.write(`\n▸ ${moment}\n`);
  for (const [name, command, ...args] of runs) {
    const env = { TEST_NOW: moment, SWEEP: 'whole' };
    const { ok, output } = await capture('node', [run, command, ...args], { env });
    process.stdout.write(`  ${name}: ${ok ? 'passed' : `FAILED\n${output}`}\n`);
    if (!ok) failed.push(`${moment} ${name}`);
  }
}
process.stdout.write(failed.length > 0 ? `\nFailed:\n${failed.join('\n')}\n` : '\nAll passed.\n');
process.exitCode = failed.length > 0 ? 1 : 0;

/**
 * `npm run visual`: every component and screen in every mode, compared with the baselines in `e2e/visual/baselines`.
 * `--update` takes what differs as new baselines; `--built` uses the Storybook and site that are there; names of
 * components, screens or modes (`button`, `1440-dark`) look at those alone.
 */
import { parseArgs } from 'node:util';
import { pinnedChromium } from './chromium/pinned-chromium.ts';
import { foreground } from './command/command.ts';

const { values, positionals } = parseArgs({
  options: { update: { type: 'boolean' }, built: { type: 'boolean' } },
  allowPositionals: true,
});

process.exitCode = await look();

async function look(): Promise<number> {
  const chromium = await pinnedChromium();
  if ('lacks' in chromium) {
    process.stdout.write(`${chromium.lacks}\n`);
    return 1;
  }
  if (!values.built) {
    const failed =
      (await foreground('node', ['scripts/build.ts'])) ||
      (await foreground('storybook', ['build', '--quiet']));
    if (failed) return failed;
  }
  // Playwright takes the last of several.
  const named =
    positionals.length > 0 ? ['--grep', `[ /](${positionals.join('|')})(?![\\w-])`] : [];
  return foreground(
    'playwright',
    [
      'test',
      ...['--config', 'e2e/playwright.config.ts', '--project', 'visual-whole'],
      ...['--reporter', 'line,html', '--workers', '50%'],
      ...named,
      ...(values.update ? ['--update-snapshots'] : []),
    ],
    {
      env: {
        PLAYWRIGHT_HTML_OPEN: 'never',
        PLAYWRIGHT_HTML_OUTPUT_DIR: 'test-results/visual-report',
      },
    },
  );
}

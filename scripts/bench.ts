/** `npm run bench`: installs the peers, which live outside of the workspace, and measures us beside them. */
import { bringChromium } from './chromium/bring-chromium.ts';
import { foreground } from './command/command.ts';
import { pnpm } from './command/pnpm.ts';

const chromium = await bringChromium();
if (chromium.failed > 0) {
  process.stderr.write(`${chromium.note}\n`);
  process.exit(1);
}
const bench = { cwd: new URL('../bench/', import.meta.url).pathname };
const installed = await foreground(...pnpm('install', '--frozen-lockfile', '--silent'), bench);
process.exitCode =
  installed === 0
    ? await foreground(process.execPath, ['bench.ts', ...process.argv.slice(2)], bench)
    : installed;

import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Check, judged } from '../check/check.ts';
import { capture, root } from '../command/command.ts';
import { withTarballs } from '../consumer/tarballs.ts';
import { buildFrontDesk, copyFrontDesk, frontDeskFolder } from './install.ts';

/** The most lines of its own that the example may have: what is more belongs into the library. */
const LINES_MAX = 1_200;

/** A product that a hotel can work with, on the packed packages alone, from the hand-over to the bill. */
export const frontDesk: Check = {
  name: 'front-desk',
  title: 'the front desk on the packed packages, from the hand-over to the bill',
  cores: 1.5,
  async run() {
    const lines = await ownLines(path.join(frontDeskFolder, 'src'));
    if (lines > LINES_MAX) {
      return judged([`examples/front-desk has ${lines} lines; ${LINES_MAX} are allowed.`]);
    }
    return withTarballs(async (tarballs, folder) => {
      const app = path.join(folder, 'front-desk');
      await copyFrontDesk(app);
      await buildFrontDesk(app, tarballs);
      const { ok, output } = await capture(
        'playwright',
        ['test', '--config', 'e2e/playwright.config.ts', '--project', 'front-desk'],
        { cwd: root, env: { FRONT_DESK_DIST: path.join(app, 'dist'), NO_COLOR: undefined } },
      );
      return judged(ok ? [] : [output], `${lines} lines of its own`);
    });
  },
};

async function ownLines(folder: string): Promise<number> {
  const files = await readdir(folder, { recursive: true });
  const counts = files
    .filter((file) => /\.(tsx?|css)$/.test(file))
    .map(async (file) => (await readFile(path.join(folder, file), 'utf8')).split('\n').length - 1);
  return (await Promise.all(counts)).reduce((total, count) => total + count, 0);
}

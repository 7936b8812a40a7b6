import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Check, judged } from '../check/check.ts';
import { capture, root } from '../command/command.ts';
import { withTarballs } from '../consumer/tarballs.ts';
import { buildFrontDesk, copyFrontDesk, frontDeskFolder } from './install.ts';

/** The most lines of code that the example may have: what is more belongs into the library. */
const LINES_MAX = 1_300;

/** A product that a hotel can work with, on the packed packages alone, from the hand-over to the bill. */
export const frontDesk: Check = {
  name: 'front-desk',
  title: 'the front desk on the packed packages, from the hand-over to the bill',
  cores: 1.5,
  async run() {
    const lines = await ownLines(path.join(frontDeskFolder, 'src'));
    if (lines > LINES_MAX) {
      return judged([`examples/front-desk has ${lines} lines of code; ${LINES_MAX} are allowed.`]);
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
      return judged(ok ? [] : [output], `${lines} lines of code`);
    });
  },
};

/** Lines of code: imports, comments and empty lines say nothing that a library could. */
async function ownLines(folder: string): Promise<number> {
  const files = (await readdir(folder, { recursive: true })).filter((file) =>
    /\.(tsx?|css)$/.test(file),
  );
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  return texts
    .flatMap((text) => text.replaceAll(/^import [^;]*;$/gm, '').split('\n'))
    .filter((line) => !/^\s*($|\/\/|\/\*|\*)/.test(line)).length;
}

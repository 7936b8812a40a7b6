import { type Check, judged } from '../check/check.ts';
import { capture } from '../command/command.ts';
import { folderCircles } from './folder-circles.ts';
import { LEFT_OUT, PROOF } from './rules.ts';

const parts = ['apps', 'packages', 'scripts', 'e2e', 'examples', 'hosts', 'bench', '.storybook'];

const cruised = (output: string, ...options: readonly string[]) =>
  capture('depcruise', [
    ...['--output-type', output, '--config', 'scripts/imports/rules.ts'],
    ...options,
    ...parts,
  ]);

/** Tests may import any folder, so they are no part of a circle of folders. */
const withoutTests = `${PROOF}|${LEFT_OUT}|(^|/)node_modules/`;

/** Every import follows docs/architecture.md, and none makes a circle. */
export const imports: Check = {
  name: 'imports',
  title: 'every import follows the architecture, and none makes a circle of files or folders',
  async run() {
    const files = await cruised('err-long');
    const lines = await cruised('text', '--exclude', withoutTests);
    if (!lines.ok) return judged([lines.output.trim()]);
    const circles = folderCircles(importsIn(lines.output));
    return judged([...(files.ok ? [] : [files.output.trim()]), ...circles]);
  },
};

/** Reads `a.ts → b.ts` of each line. */
function importsIn(text: string) {
  return text.split('\n').flatMap((line) => {
    const [from, to] = line.split(' → ');
    return from && to ? [{ from, to }] : [];
  });
}

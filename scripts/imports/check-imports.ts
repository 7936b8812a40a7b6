import { type Check, judged } from '../check/check.ts';
import { capture } from '../command/command.ts';
import { folderCircles } from './folder-circles.ts';

const parts = ['apps', 'packages', 'scripts', 'e2e', 'examples', 'hosts', 'bench', '.storybook'];

const cruised = (config: string, output: string) =>
  capture('depcruise', [
    ...['--output-type', output, '--config', `scripts/imports/${config}`],
    ...parts,
  ]);

/** Every import follows docs/architecture.md, and none makes a circle. */
export const imports: Check = {
  name: 'imports',
  title: 'every import follows the architecture, and none makes a circle of files or folders',
  async run() {
    const files = await cruised('rules.ts', 'err-long');
    const lines = await cruised('product.ts', 'text');
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

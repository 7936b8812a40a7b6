import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Check, judged } from '../check/check.ts';
import { trackedFiles } from '../check/tracked-files.ts';
import { root } from '../command/command.ts';
import { importsOf } from './imports.ts';
import { refusal } from './rules.ts';

/** Every import of every source follows the arrows of docs/architecture.md. */
export const arrows: Check = {
  name: 'arrows',
  title: 'every import follows the architecture',
  async run() {
    const problems: string[] = [];
    let count = 0;
    for (const file of await trackedFiles()) {
      if (!/\.tsx?$/.test(file)) continue;
      const imports = importsOf(file, await readFile(path.join(root, file), 'utf8'));
      count += imports.length;
      for (const one of imports) {
        const why = refusal(file, one);
        if (why) problems.push(`${file}:${one.line} ${why}`);
      }
    }
    return judged(problems, `${count} imports`);
  },
};

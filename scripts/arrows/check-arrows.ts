import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Check, judged } from '../check/check.ts';
import { trackedFiles } from '../check/tracked-files.ts';
import { root } from '../command/command.ts';
import { circlesOf } from './circles.ts';
import { floorViolation } from './floors.ts';
import { importsOf } from './imports.ts';
import { violation } from './rules.ts';
import { foreignWrites } from './table-writers.ts';

/**
 * Every import of every source follows the arrows of docs/architecture.md and the floors of its part, no
 * files import one another in a circle, and a table is written by its own folder.
 */
export const arrows: Check = {
  name: 'arrows',
  title: 'every import follows the architecture, and none makes a circle',
  async run() {
    const problems: string[] = [];
    const graph = new Map<string, string[]>();
    let count = 0;
    for (const file of await trackedFiles()) {
      if (!/\.tsx?$/.test(file)) continue;
      const source = await readFile(path.join(root, file), 'utf8');
      const imports = importsOf(file, source);
      count += imports.length;
      for (const one of imports) {
        const why = violation(file, one) ?? floorViolation(file, one.specifier);
        if (why) problems.push(`${file}:${one.line} ${why}`);
      }
      for (const { line, why } of foreignWrites(file, source)) {
        problems.push(`${file}:${line} ${why}`);
      }
      const relative = imports.filter(({ specifier }) => specifier.startsWith('.'));
      graph.set(
        file,
        relative.map(({ specifier }) => path.posix.join(path.posix.dirname(file), specifier)),
      );
    }
    for (const circle of circlesOf(graph)) {
      problems.push(`These files import one another in a circle: ${circle.join(', ')}`);
    }
    return judged(problems, `${count} imports`);
  },
};

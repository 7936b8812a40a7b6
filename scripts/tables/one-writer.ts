import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Check, judged } from '../check/check.ts';
import { trackedFiles } from '../check/tracked-files.ts';
import { root } from '../command/command.ts';
import { writersOf } from './writers.ts';

/** A table of the server is written by one of its folders, whose functions the others call. */
export const tables: Check = {
  name: 'tables',
  title: 'every table is written by one folder of the server',
  async run() {
    const files = (await trackedFiles()).filter((file) => /^apps\/server\/src\/.*\.ts$/.test(file));
    const sources = await Promise.all(
      files.map(async (file) => [file, await readFile(path.join(root, file), 'utf8')] as const),
    );
    const writers = writersOf(new Map(sources));
    const problems = [...writers].flatMap(([table, folders]) =>
      folders.size < 2 ? [] : `${table} is written in ${[...folders].join(' and ')}`,
    );
    return judged(problems, `${writers.size} tables`);
  },
};

import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Lines for a file that exists: they come before the first line from `after` on that is like `before`. */
export interface Insertion {
  readonly file: string;
  readonly lines: string;
  readonly before: RegExp;
  /** Default: the beginning of the file. */
  readonly after?: RegExp;
}

/** Writes an insertion. @throws Error when the file has no place for it. */
export async function insert(
  root: string,
  { file, lines, before, after = /^/ }: Insertion,
): Promise<void> {
  const text = await readFile(path.join(root, file), 'utf8');
  const all = text.split('\n');
  const start = all.findIndex((line) => after.test(line));
  const at = all.findIndex((line, index) => index >= start && before.test(line));
  if (start === -1 || at === -1) throw new Error(`${file} has no place for:\n${lines}`);
  all.splice(at, 0, lines);
  await writeFile(path.join(root, file), all.join('\n'));
}

import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Ceilings stand in the order of the alphabet. */
export async function addCeiling(root: string, entry: string, bytes: number): Promise<void> {
  const file = path.join(root, 'scripts/bytes/ceilings.ts');
  const text = await readFile(file, 'utf8');
  const lines = text.split('\n');
  const line = `  '${entry}': ${bytes},`;
  const after = lines.findIndex((other) => /^ {2}'@booking\//.test(other) && other > line);
  lines.splice(after === -1 ? lines.lastIndexOf('};') : after, 0, line);
  await writeFile(file, lines.join('\n'));
}

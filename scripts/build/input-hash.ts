import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** Tests and stories are in the sources but in no result. */
const inNoResult = /\.(test|stories|e2e)\.tsx?$/;

/**
 * A hash over the names and bytes of the given files and folders; a missing one counts as empty.
 * Tests and stories are left out: changing one rebuilds nothing.
 */
export async function inputHash(paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const input of paths) {
    for (const file of await filesUnder(input)) {
      hash
        .update(`${path.relative(input, file)}\0`)
        .update(await readFile(file))
        .update('\0');
    }
    hash.update('\0');
  }
  return hash.digest('hex');
}

async function filesUnder(place: string): Promise<string[]> {
  if (!existsSync(place)) return [];
  if (!(await stat(place)).isDirectory()) return [place];
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !inNoResult.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

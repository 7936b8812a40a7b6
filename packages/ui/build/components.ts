/** Which folders of src are components. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

const source = join(import.meta.dirname, '../src');

/** Folders of src that aren't components. */
const inner: ReadonlySet<string> = new Set([
  'docs',
  'primitives',
  'styles',
  'test-user',
  'testing',
  'tokens',
]);

/** Returns the names of the components: folders under src with an index. */
export async function components(): Promise<string[]> {
  const folders = await readdir(source, { withFileTypes: true });
  const names: string[] = [];
  for (const folder of folders) {
    if (!folder.isDirectory() || inner.has(folder.name)) continue;
    if ((await readdir(join(source, folder.name))).includes('index.ts')) {
      names.push(folder.name);
    }
  }
  return names.sort();
}

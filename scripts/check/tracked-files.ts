import { existsSync } from 'node:fs';
import path from 'node:path';
import { capture, root } from '../command/command.ts';

/** Every file that the repository holds or is about to hold, from the root, with slashes. */
export async function trackedFiles(): Promise<string[]> {
  const { ok, output } = await capture('git', [
    'ls-files',
    '-z',
    '--cached',
    '--others',
    '--exclude-standard',
    '--deduplicate',
  ]);
  if (!ok) throw new Error(output);
  return output.split('\0').filter((file) => file !== '' && existsSync(path.join(root, file)));
}

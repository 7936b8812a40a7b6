import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The version that the manifest in the folder of a package says. */
export async function versionOf(folder: string): Promise<string> {
  const manifest: { version: string } = JSON.parse(
    await readFile(path.join(folder, 'package.json'), 'utf8'),
  );
  return manifest.version;
}

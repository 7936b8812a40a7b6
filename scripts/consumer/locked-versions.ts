import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../command/command.ts';

/** The packages of our lockfile that it has in one version, by name: what else is installed for a check takes these too. */
export async function lockedVersions(): Promise<ReadonlyMap<string, string>> {
  const lockfile = await readFile(path.join(root, 'pnpm-lock.yaml'), 'utf8');
  const [, packages = ''] = /^packages:\n([\s\S]*?)^snapshots:/m.exec(lockfile) ?? [];
  const versions = new Map<string, string[]>();
  for (const [, name = '', version = ''] of packages.matchAll(
    /^ {2}'?((?:@[^/\s]+\/)?[^@\s']+)@([^:'(]+)'?:$/gm,
  )) {
    versions.set(name, [...(versions.get(name) ?? []), version]);
  }
  const single = new Map<string, string>();
  for (const [name, [version, ...others]] of versions) {
    if (version !== undefined && others.length === 0) single.set(name, version);
  }
  return single;
}

import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { capture, root } from '../command/command.ts';

/** A copy of a part of the workspace, to generate something in it and to check that. */
export interface WorkspaceCopy {
  readonly folder: string;
  read(file: string): Promise<string>;
  remove(): Promise<void>;
}

/**
 * @param files what is copied besides the configuration, from the root.
 * @param packages the folders whose installed dependencies it uses, from the root.
 */
export async function copyWorkspace(
  files: readonly string[],
  packages: readonly string[],
): Promise<WorkspaceCopy> {
  const folder = await mkdtemp(path.join(tmpdir(), 'booking-new-'));
  for (const file of ['biome.json', 'tsconfig.base.json', ...files]) {
    await cp(path.join(root, file), path.join(folder, file), { recursive: true });
  }
  for (const own of ['', ...packages]) {
    const modules = path.join(own, 'node_modules');
    await symlink(path.join(root, modules), path.join(folder, modules));
  }
  await mkdir(path.join(folder, '.changeset'));
  await capture('git', ['init', '--quiet'], { cwd: folder });
  return {
    folder,
    read: (file) => readFile(path.join(folder, file), 'utf8'),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

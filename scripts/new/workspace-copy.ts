import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { trackedFiles } from '../check/tracked-files.ts';
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
  const folder = await newFolder();
  for (const file of ['biome.json', 'tsconfig.base.json', ...files]) {
    await cp(path.join(root, file), path.join(folder, file), { recursive: true });
  }
  for (const own of ['', ...packages]) {
    const modules = path.join(own, 'node_modules');
    await symlink(path.join(root, modules), path.join(folder, modules));
  }
  await mkdir(path.join(folder, '.changeset'));
  return await copyIn(folder);
}

/** Copies everything but pictures. The packages of the copy depend on each other, not on those of the workspace. */
export async function copyWholeWorkspace(): Promise<WorkspaceCopy> {
  const folder = await newFolder();
  const files = (await trackedFiles()).filter((file) => !file.startsWith('e2e/visual/baselines/'));
  for (const file of files) await cp(path.join(root, file), path.join(folder, file));
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  for (const own of packagesOf(files)) {
    const modules = path.join(own, 'node_modules');
    // Links are copied unchanged: each leads from its package to a neighbour, or to what the root has installed.
    await cp(path.join(root, modules), path.join(folder, modules), {
      recursive: true,
      verbatimSymlinks: true,
    });
  }
  return await copyIn(folder);
}

/** The packages of the workspace with dependencies of their own. */
const packagesOf = (files: readonly string[]) =>
  files
    .filter((file) => path.basename(file) === 'package.json')
    .map((file) => path.dirname(file))
    .filter((folder) => folder !== '.' && existsSync(path.join(root, folder, 'node_modules')));

const newFolder = () => mkdtemp(path.join(tmpdir(), 'booking-new-'));

async function copyIn(folder: string): Promise<WorkspaceCopy> {
  await capture('git', ['init', '--quiet'], { cwd: folder });
  return {
    folder,
    read: (file) => readFile(path.join(folder, file), 'utf8'),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

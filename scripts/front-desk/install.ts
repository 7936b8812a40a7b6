import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { capture, root } from '../command/command.ts';
import { pnpm } from '../command/pnpm.ts';
import { lockedVersions } from '../consumer/locked-versions.ts';
import type { Tarball } from '../consumer/tarballs.ts';

/** Folder of the example in the repository. */
export const frontDeskFolder = path.join(root, 'examples/front-desk');

/** Results of installing and building, beside the files of the repository. */
const BUILT = ['node_modules', 'packed', 'dist', 'pnpm-lock.yaml'];

/** Copies the example, without what an earlier build has made. */
export async function copyFrontDesk(to: string): Promise<void> {
  await cp(frontDeskFolder, to, {
    recursive: true,
    filter: (file) => !BUILT.includes(path.relative(frontDeskFolder, file)),
  });
}

/**
 * Installs the packed packages in a folder with the example, and builds it. All else is in the versions of our lockfile, so
 * that it comes from the store.
 * @throws Error with the output of a program that failed.
 */
export async function buildFrontDesk(folder: string, tarballs: readonly Tarball[]): Promise<void> {
  // Packages that were installed before would stay: the new tarballs have the same names.
  for (const name of BUILT) await rm(path.join(folder, name), { recursive: true, force: true });
  await mkdir(path.join(folder, 'packed'));
  for (const { name, file } of tarballs) await cp(file, path.join(folder, `packed/${name}.tgz`));
  const pinned = [...(await lockedVersions())].map(
    ([name, version]) => `  '${name}': '${version}'\n`,
  );
  const workspace = `pmOnFail: ignore\noverrides:\n${pinned.join('')}`;
  await writeFile(path.join(folder, 'pnpm-workspace.yaml'), workspace);
  const steps: [string, string[]][] = [
    pnpm('install', '--prefer-offline', '--reporter=append-only'),
    ['node', ['node_modules/typescript/bin/tsc', '-p', '.']],
    ['node', ['node_modules/vite/bin/vite.js', 'build', '--logLevel=warn']],
  ];
  for (const [command, args] of steps) {
    const { ok, output } = await capture(command, args, { cwd: folder });
    if (!ok) throw new Error(`${[command, ...args].join(' ')}:\n${output}`);
  }
}

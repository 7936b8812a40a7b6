import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { capture, root } from '../command/command.ts';
import { pnpm } from '../command/pnpm.ts';

/** A published package, packed as the registry would get it. */
export interface Tarball {
  readonly name: string;
  readonly file: string;
}

/** The folders of the packages that an app runs. */
export const libraries = ['api-client', 'ui'] as const;

/** The folders of all packages that are published. */
export const published = [...libraries, 'eslint-plugin'] as const;

/** Packs published packages into a folder of their own, which is gone when `use` has ended. */
export async function withTarballs<T>(
  use: (tarballs: readonly Tarball[], folder: string) => Promise<T>,
  names: readonly (typeof published)[number][] = libraries,
): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'booking-packed-'));
  try {
    const tarballs: Tarball[] = [];
    for (const name of names) tarballs.push({ name, file: await pack(name, folder) });
    return await use(tarballs, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function pack(name: string, folder: string): Promise<string> {
  const into = path.join(folder, name);
  await mkdir(into);
  const { ok, output } = await capture(...pnpm('pack', '--pack-destination', into), {
    cwd: path.join(root, 'packages', name),
  });
  const [file] = ok ? await readdir(into) : [];
  if (file === undefined) throw new Error(`pnpm pack failed for ${name}:\n${output}`);
  return path.join(into, file);
}

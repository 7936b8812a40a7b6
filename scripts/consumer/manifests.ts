import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Check, judged } from '../check/check.ts';
import { capture, root } from '../command/command.ts';
import { published, type Tarball, withTarballs } from './tarballs.ts';

/** publint and are-the-types-wrong on what would be published, not on the folder it comes from. */
export const manifests: Check = {
  name: 'manifests',
  title: 'publint and are-the-types-wrong on the packed packages',
  run: () =>
    withTarballs(async (tarballs) => {
      const problems: string[] = [];
      for (const tarball of tarballs) {
        problems.push(...(await lint(tarball)), ...(await checkTypes(tarball)));
      }
      return judged(problems);
    }, published),
};

async function lint({ name, file }: Tarball): Promise<string[]> {
  const { ok, output } = await capture('publint', ['run', file, '--strict']);
  return ok ? [] : [`publint, ${name}:`, output.trim()];
}

/**
 * Style sheets, the sprite, data and documents have no types. ui and the rules are ES modules only; api-client serves both
 * module systems, from Node 16 on: before it, no entry beside the main one could be found.
 */
async function checkTypes({ name, file }: Tarball): Promise<string[]> {
  const manifest: { exports: Record<string, unknown> } = JSON.parse(
    await readFile(path.join(root, 'packages', name, 'package.json'), 'utf8'),
  );
  const untyped = Object.keys(manifest.exports)
    .filter((entry) => /\.(css|svg|json|txt)$|^\.\/(docs|figma|shadcn)\//.test(entry))
    .map((entry) => entry.slice('./'.length));
  const profile = name === 'api-client' ? 'node16' : 'esm-only';
  const exclude = untyped.length > 0 ? ['--exclude-entrypoints', ...untyped] : [];
  const options = [
    '--no-emoji',
    '--no-color',
    '--format',
    'ascii',
    '--profile',
    profile,
    ...exclude,
  ];
  const { ok, output } = await capture('attw', [file, ...options]);
  return ok ? [] : [`are-the-types-wrong, ${name}:`, output.trim()];
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { addCeiling } from '../byte-ceiling.ts';
import { expectFree, generate, run } from '../generate.ts';
import { insert } from '../insertion.ts';
import { changesetOf, componentFiles, type Group, partOf } from './component-files.ts';

/** A gzipped component with a class and a size, and its style. Its author sets the ceilings that they keep. */
const FIRST_CEILING = 1_000;
const FIRST_SHEET_CEILING = 500;

/**
 * Makes a component of the design system that passes every check: its folder, its entry in the package, its ceilings
 * and its changeset.
 * @param root the folder of the workspace.
 * @returns the files that were made, from the root.
 * @throws NameRefused
 */
export async function newComponent(root: string, name: string, group: Group): Promise<string[]> {
  const folder = `packages/ui/src/${name}`;
  expectFree(root, folder, name, 'rating-bar');
  const own = Object.entries(componentFiles(name, group));
  const files = await generate(root, {
    ...Object.fromEntries(own.map(([file, text]) => [`${folder}/${file}`, text])),
    [`.changeset/new-${name}.md`]: changesetOf(name),
  });
  await insert(root, {
    file: 'packages/ui/src/docs/parts.ts',
    lines: partOf(name, await nextVersion(root)),
    before: /^};$/,
    after: /^export const parts:/,
  });
  await addCeiling(root, `@booking/ui/${name}`, FIRST_CEILING);
  await addCeiling(root, `@booking/ui/${name}.css`, FIRST_SHEET_CEILING);
  await run(root, 'node', 'packages/ui/build/package-exports.ts');
  const written = ['packages/ui/package.json', 'packages/ui/src/docs/parts.ts'];
  await run(root, 'biome', 'check', '--write', ...written);
  return files;
}

/** The version that a new component comes with: the next minor one. */
async function nextVersion(root: string): Promise<string> {
  const manifest = await readFile(path.join(root, 'packages/ui/package.json'), 'utf8');
  const { version }: { version: string } = JSON.parse(manifest);
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major === 0 ? '1.0.0' : `${major}.${minor + 1}.0`;
}

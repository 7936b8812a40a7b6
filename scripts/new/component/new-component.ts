import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expectFree, generate, run } from '../generate.ts';
import { changesetOf, componentFiles, type Group, partOf } from './component-files.ts';

/**
 * Makes a component of the design system that passes every check: its folder, its entry in the package, its line
 * in the list of components and its changeset.
 * @param root the folder of the workspace.
 * @returns the files that were made and changed, from the root.
 * @throws NameRefused
 */
export async function newComponent(root: string, name: string, group: Group): Promise<string[]> {
  const folder = `packages/ui/src/${name}`;
  expectFree(root, folder, name, 'rating-bar');
  const own = Object.entries(componentFiles(name, group));
  const listed = {
    file: 'packages/ui/src/docs/parts.ts',
    line: partOf(name, await nextVersion(root)),
  };
  const files = await generate(
    root,
    {
      ...Object.fromEntries(own.map(([file, text]) => [`${folder}/${file}`, text])),
      [`.changeset/new-${name}.md`]: changesetOf(name),
    },
    [listed],
  );
  await run(root, 'node', 'packages/ui/build/package-exports.ts');
  await run(root, 'biome', 'check', '--write', 'packages/ui/package.json');
  return files;
}

/** The version that a new component comes with: the next minor one. */
async function nextVersion(root: string): Promise<string> {
  const manifest = await readFile(path.join(root, 'packages/ui/package.json'), 'utf8');
  const { version }: { version: string } = JSON.parse(manifest);
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major === 0 ? '1.0.0' : `${major}.${minor + 1}.0`;
}

import { addCeiling } from '../byte-ceiling.ts';
import { expectFree, generate, run } from '../generate.ts';
import { changesetOf, componentFiles, type Group } from './component-files.ts';

/** A gzipped component with a class, a size and its style. Its author sets the ceiling that it keeps. */
const FIRST_CEILING = 500;

/**
 * Makes a component of the design system that passes every check: its folder, its entry in the package, its ceiling
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
  await addCeiling(root, `@booking/ui/${name}`, FIRST_CEILING);
  await run(root, 'node', 'packages/ui/build/package-exports.ts');
  await run(root, 'biome', 'check', '--write', 'packages/ui/package.json');
  return files;
}

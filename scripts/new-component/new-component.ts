import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { capture } from '../command/command.ts';
import { changesetOf, componentFiles, type Group } from './component-files.ts';

/** A gzipped component with a class, a size and its style. Its author sets the ceiling that it keeps. */
const FIRST_CEILING = 500;

/** A name that cannot be a component's, or one that is taken. */
export class NameRefused extends Error {}

/**
 * Makes a component of the design system that passes every check: its folder, its entry in the package, its ceiling
 * and its changeset.
 * @param root the folder of the workspace.
 * @returns the files that were made, from the root.
 * @throws NameRefused
 */
export async function newComponent(root: string, name: string, group: Group): Promise<string[]> {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) {
    throw new NameRefused(`"${name}" is not in kebab case: rating-bar.`);
  }
  const folder = `packages/ui/src/${name}`;
  if (existsSync(path.join(root, folder))) throw new NameRefused(`There is a ${folder} already.`);

  const files = Object.entries(componentFiles(name, group)).map(
    ([file, text]) => [`${folder}/${file}`, text] as const,
  );
  const changeset = `.changeset/new-${name}.md`;
  await mkdir(path.join(root, folder));
  for (const [file, text] of [...files, [changeset, changesetOf(name)] as const]) {
    await writeFile(path.join(root, file), text);
  }
  await addCeiling(root, `@booking/ui/${name}`, FIRST_CEILING);
  await run(root, 'node', 'packages/ui/build/package-exports.ts');
  await run(root, 'biome', 'check', '--write', folder, 'packages/ui/package.json');
  return [...files.map(([file]) => file), changeset];
}

/** Ceilings stand in the order of the alphabet. */
export async function addCeiling(root: string, entry: string, bytes: number): Promise<void> {
  const file = path.join(root, 'scripts/bytes/ceilings.ts');
  const text = await readFile(file, 'utf8');
  const lines = text.split('\n');
  const line = `  '${entry}': ${bytes},`;
  const after = lines.findIndex((other) => /^ {2}'@booking\//.test(other) && other > line);
  lines.splice(after === -1 ? lines.lastIndexOf('};') : after, 0, line);
  await writeFile(file, lines.join('\n'));
}

async function run(cwd: string, command: string, ...args: string[]): Promise<void> {
  const { ok, output } = await capture(command, args, { cwd });
  if (!ok) throw new Error(`${command} ${args.join(' ')} failed:\n${output}`);
}

/** Which components a component renders, read from its modules: its style sheet brings theirs. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const source = fileURLToPath(new URL('../src/', import.meta.url));

/** By component, the others that it needs. */
export type Needed = ReadonlyMap<string, ReadonlySet<string>>;

const inFolder = /^([\w-]+)\/[^/]+\.tsx?$/;

/** Returns the component whose classes a module names, if any. One that only puts others together needs no sheet. */
function drawnBy(path: string): string | undefined {
  const folder = inFolder.exec(path)?.[1];
  return folder && readFileSync(`${source}${path}`, 'utf8').includes('bk-') ? folder : undefined;
}

/**
 * Returns, for each component, the others that it draws with, however far away. Imports of types, and exports that it
 * does not use, do not count; what it loads later does.
 */
export async function renderedBy(names: readonly string[]): Promise<Needed> {
  const { metafile } = await build({
    absWorkingDir: source,
    entryPoints: names.map((name) => `./${name}/index.ts`),
    outdir: 'out',
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    jsx: 'automatic',
    packages: 'external',
    logLevel: 'silent',
  });
  const needed = new Map<string, ReadonlySet<string>>();
  for (const { entryPoint, inputs } of Object.values(metafile.outputs)) {
    const name = /^([\w-]+)\/index\.ts$/.exec(entryPoint ?? '')?.[1] ?? '';
    const folders = Object.entries(inputs).flatMap(([path, { bytesInOutput }]) =>
      bytesInOutput > 0 ? (drawnBy(path) ?? []) : [],
    );
    needed.set(
      name,
      new Set(folders.filter((folder) => folder !== name && names.includes(folder))),
    );
  }
  return needed;
}

/** Returns the names so that each comes after those that it needs, otherwise in the given order. */
export function inOrder(names: readonly string[], needed: Needed): string[] {
  const placed = new Set<string>();
  const place = (name: string, within: readonly string[]) => {
    if (placed.has(name) || within.includes(name)) return;
    const first = names.filter((dependency) => needed.get(name)?.has(dependency));
    for (const dependency of first) place(dependency, [...within, name]);
    placed.add(name);
  };
  for (const name of names) place(name, []);
  return [...placed];
}

/** Returns those needed that no other one brings. */
export function direct(name: string, needed: Needed): string[] {
  const all = [...(needed.get(name) ?? [])];
  return all.filter(
    (sheet) =>
      !all.some(
        (importer) =>
          importer !== sheet &&
          needed.get(importer)?.has(sheet) &&
          !needed.get(sheet)?.has(importer),
      ),
  );
}

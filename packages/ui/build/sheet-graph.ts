/** Which components a component renders, read from its modules: its style sheet brings theirs. */
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const source = fileURLToPath(new URL('../src/', import.meta.url));

/** By component, the others that it needs. */
export type Needed = ReadonlyMap<string, ReadonlySet<string>>;

/** Modules that draw: a component, or the names of its classes. */
const drawing = /^([\w-]+)\/[^/]+(\.tsx|\.variants\.ts)$/;

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
  const byClass = await drawnByClass(names);
  const needed = new Map<string, ReadonlySet<string>>();
  for (const { entryPoint, inputs } of Object.values(metafile.outputs)) {
    const name = /^([\w-]+)\/index\.ts$/.exec(entryPoint ?? '')?.[1] ?? '';
    const folders = Object.entries(inputs).flatMap(([path, { bytesInOutput }]) =>
      bytesInOutput > 0 ? (drawing.exec(path)?.[1] ?? []) : [],
    );
    const all = [name, ...folders].flatMap((folder) => [folder, ...(byClass.get(folder) ?? [])]);
    needed.set(name, new Set(all.filter((one) => one !== name && names.includes(one))));
  }
  return needed;
}

/** Returns, for each component, the others whose classes its modules name. */
async function drawnByClass(names: readonly string[]): Promise<Map<string, string[]>> {
  const owners = new Map<string, string>();
  const sheets = new Map<string, string>();
  for (const name of names) {
    const css = await readFile(`${source}${name}/${name}.css`, 'utf8').catch(() => '');
    sheets.set(name, css);
    for (const [, own = ''] of css.matchAll(/^\.(bk-[\w-]+)/gm)) {
      if (!owners.has(own)) owners.set(own, name);
    }
  }
  const found = new Map<string, string[]>();
  for (const name of names) {
    const files = (await readdir(`${source}${name}`)).filter((file) =>
      /^(?!.*\.(stories|test)\.)[\w.-]+\.tsx?$/.test(file),
    );
    const code = await Promise.all(
      files.map((file) => readFile(`${source}${name}/${file}`, 'utf8')),
    );
    const foreign = [...code.join('\n').matchAll(/(?<=['"` ])bk-[\w-]+(?=['"` ])/g)]
      .map(([text]) => text)
      .filter((text) => !sheets.get(name)?.includes(`.${text}`));
    found.set(name, [...new Set(foreign.flatMap((text) => owners.get(text) ?? []))]);
  }
  return found;
}

/** Returns the names so that each comes after those that it needs, otherwise in the given order. */
export function inOrder(names: readonly string[], needed: Needed): string[] {
  const placed = new Set<string>();
  const place = (name: string, within: readonly string[]) => {
    if (placed.has(name) || within.includes(name)) return;
    const first = names.filter((other) => needed.get(name)?.has(other));
    for (const other of first) place(other, [...within, name]);
    placed.add(name);
  };
  for (const name of names) place(name, []);
  return [...placed];
}

/** Returns those needed that no other one brings. */
export function direct(name: string, needed: Needed): string[] {
  const all = [...(needed.get(name) ?? [])];
  return all.filter(
    (one) =>
      !all.some(
        (other) => other !== one && needed.get(other)?.has(one) && !needed.get(one)?.has(other),
      ),
  );
}

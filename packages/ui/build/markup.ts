/** Reads the parts and states that hosts may select by, from the markup of every component. */

import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import type { StyledPart } from '../src/docs/built-facts.ts';
import { readApi } from './api.ts';
import { components } from './components.ts';
import { elementsIn, type Markup } from './markup-elements.ts';
import { unnamed } from './unnamed-classes.ts';

const source = fileURLToPath(new URL('../src/', import.meta.url));

/** Attributes that components use among themselves. They are no states that a host may select by. */
const internal: ReadonlySet<string> = new Set([
  'data-below',
  'data-clone',
  'data-day',
  'data-handles-escape',
  'data-index',
  'data-items-1170',
  'data-items-768',
  'data-key',
  'data-label',
  'data-matrix-cell',
  'data-scroller',
  'data-sheets-formula',
  'data-sheets-root',
  'data-tooltip',
]);

interface Module {
  readonly path: string;
  readonly text: string;
}

/** Components that a module of another one draws, whose parts they have. */
const drawnBy: Readonly<Record<string, string>> = {
  'money-field': 'number-field/number-field.tsx',
  'radio-cards': 'radio-group/radios.tsx',
  switch: 'checkbox/check-field.tsx',
};

/**
 * Returns the elements of every component that have a class of the library, a part or a state: those of its folder, and
 * of the primitives that it uses.
 */
export async function readMarkup(): Promise<Record<string, Markup[]>> {
  const [names, primitives] = await Promise.all([components(), readPrimitives()]);
  const markups = await Promise.all(
    names.map(async (name) => {
      const drawn = drawnBy[name];
      const own = [...(await readFolder(name)), ...(drawn ? [await readModule(drawn)] : [])];
      return [...own, ...importedFrom(own, primitives)].flatMap(({ path, text }) =>
        elementsIn(path, text),
      );
    }),
  );
  return Object.fromEntries(names.map((name, at) => [name, markups[at] ?? []]));
}

/** Returns the primitives that modules import, with those that these import. */
export function importedFrom(
  modules: readonly Module[],
  primitives: readonly Module[],
  reached = new Set<Module>(),
): Module[] {
  for (const { path, text } of modules) {
    const imports = [...text.matchAll(/'(\.[^']+)'/g)].map(([, to = '']) =>
      join(dirname(path), to),
    );
    for (const primitive of primitives) {
      if (reached.has(primitive) || !imports.includes(primitive.path)) continue;
      reached.add(primitive);
      importedFrom([primitive], primitives, reached);
    }
  }
  return [...reached];
}

async function readModules(): Promise<Module[]> {
  const folders = await Promise.all((await components()).map(readFolder));
  return [...folders.flat(), ...(await readPrimitives())];
}

async function readPrimitives(): Promise<Module[]> {
  const folders = await readdir(`${source}primitives`);
  return (await Promise.all(folders.map((folder) => readFolder(`primitives/${folder}`)))).flat();
}

/** Returns the modules of a folder of the sources. */
export async function readFolder(folder: string): Promise<Module[]> {
  const files = (await readdir(`${source}${folder}`)).filter((file) => /^[\w-]+\.tsx?$/.test(file));
  return Promise.all(files.sort().map((file) => readModule(`${folder}/${file}`)));
}

async function readModule(path: string): Promise<Module> {
  return { path, text: await readFile(`${source}${path}`, 'utf8') };
}

let partsByFolder: Promise<Record<string, StyledPart[]>> | undefined;

/** Returns the parts of every component. Reading takes seconds, so it is done once. */
export function readParts(): Promise<Record<string, StyledPart[]>> {
  partsByFolder ??= readSources();
  return partsByFolder;
}

/**
 * Returns the parts of every component: those of its own markup, and those of other components' modules that it draws
 * with and takes attributes for.
 */
async function readSources(): Promise<Record<string, StyledPart[]>> {
  const [markup, taken, modules] = await Promise.all([readMarkup(), takenParts(), readModules()]);
  const elementsByModule = new Map<Module, Markup[]>();
  const elementsOf = (module: Module) => {
    const elements = elementsByModule.get(module) ?? elementsIn(module.path, module.text);
    elementsByModule.set(module, elements);
    return elements;
  };
  const read = Promise.all(
    Object.entries(markup).map(async ([name, elements]) => {
      const own = partsOf(elements);
      const others = (taken[name] ?? []).filter((part) =>
        own.every((styled) => styled.part !== part),
      );
      if (others.length === 0) return [name, own] as const;
      const drawn = importedFrom(await readFolder(name), modules).flatMap(elementsOf);
      const added = partsOf(drawn).filter(({ part }) => part && others.includes(part));
      return [name, [...own, ...added].sort(byName)] as const;
    }),
  );
  return Object.fromEntries(await read);
}

/** Returns the names of the parts that the components of each folder take attributes for. */
export async function takenParts(): Promise<Record<string, string[]>> {
  return Object.fromEntries(
    Object.entries(await readApi()).map(([folder, entries]) => [
      folder,
      [...new Set(entries.flatMap(({ parts = [] }) => parts))].sort(),
    ]),
  );
}

/** Returns the parts of a component by their names, each with the states of all elements that are it. */
export function partsOf(markup: readonly Markup[]): StyledPart[] {
  const byPart = new Map<string, Map<string, Set<string>>>();
  for (const { isPart, parts, classes, isRoot, states } of markup) {
    if (!isPart && !isRoot && classes.some((name) => unnamed.has(name))) continue;
    for (const part of parts.length > 0 ? parts : ['']) {
      const own = byPart.get(part) ?? new Map<string, Set<string>>();
      for (const [name, values] of Object.entries(states)) {
        if (!internal.has(name)) own.set(name, new Set([...(own.get(name) ?? []), ...values]));
      }
      if (part || own.size > 0) byPart.set(part, own);
    }
  }
  return [...byPart]
    .map(([part, states]) => ({
      ...(part && { part }),
      states: Object.fromEntries([...states].map(([name, values]) => [name, [...values]])),
    }))
    .sort(byName);
}

const byName = ({ part: a = '' }: StyledPart, { part: b = '' }: StyledPart) =>
  a.localeCompare(b, 'en');

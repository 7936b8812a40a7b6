/** Compares the parts that components draw with those that they take attributes for. */
import { join } from 'node:path/posix';
import ts from 'typescript-6';
import { components } from './components.ts';
import { readFolder, readParts, takenParts } from './markup.ts';
import { attributesOf } from './markup-elements.ts';

/** Components that take no attributes for their parts yet. The list only becomes shorter. */
export const withoutParts: ReadonlySet<string> = new Set([]);

/** Parts that a component draws only inside others, which take the attributes for them. */
const ofOthers: ReadonlySet<string> = new Set(['field box', 'field icon']);

/** Returns the parts that the markup of a folder has and none of its components takes, each as `<folder> <part>`. */
export async function untakenParts(): Promise<string[]> {
  const [taken, drawn] = await Promise.all([takenParts(), readParts()]);
  return Object.entries(drawn)
    .flatMap(([folder, parts]) =>
      parts.flatMap(({ part }) =>
        part === undefined || taken[folder]?.includes(part) ? [] : `${folder} ${part}`,
      ),
    )
    .filter((part) => !ofOthers.has(part));
}

/** Returns the parts that a component takes attributes for and nothing in it draws, each as `<folder> <part>`. */
export async function undrawnParts(): Promise<string[]> {
  const [taken, drawn] = await Promise.all([takenParts(), readParts()]);
  return Object.entries(taken).flatMap(([folder, names]) =>
    names
      .filter((name) => drawn[folder]?.every(({ part }) => part !== name))
      .map((name) => `${folder} ${name}`),
  );
}

/** Returns where a module writes `data-part` in place of calling `part`, which passes the caller's attributes on. */
export function writtenParts(path: string, text: string): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TSX);
  const places: string[] = [];
  const visit = (node: ts.Node) => {
    const written = attributesOf(node)?.['data-part'];
    if (written && (ts.isJsxAttribute(written.parent) || ts.isPropertyAssignment(written.parent))) {
      const line = file.getLineAndCharacterOfPosition(written.getStart()).line + 1;
      places.push(`${path}:${line}`);
    }
    node.forEachChild(visit);
  };
  visit(file);
  return places;
}

/** Returns where the components that are not listed write `data-part`, and where primitives do. */
export async function allWrittenParts(): Promise<string[]> {
  const shared = ['dates', 'dom', 'forms', 'overlays', 'radix', 'text'].map((folder) =>
    join('primitives', folder),
  );
  const own = (await components()).filter((name) => !withoutParts.has(name));
  const folders = await Promise.all([...own, ...shared].map(readFolder));
  return folders.flat().flatMap(({ path, text }) => writtenParts(path, text));
}

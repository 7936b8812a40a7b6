/**
 * A sheet styles the classes of its own component. A class belongs to the folder whose sheet gives it a rule of its own
 * (`.bk-part { … }`), else to the one whose modules name it. What a component changes about another one that it draws
 * is a custom property that the other reads, or a class of its own that it hands over with `className`.
 * Run it to list what breaks this: `node packages/ui/build/sheet-owners.ts`.
 */
import { readdir, readFile } from 'node:fs/promises';
import postcss, { type Rule } from 'postcss';
import { readSheet } from './read-sheet.ts';

const source = new URL('../src/', import.meta.url);

/** Contents of a component's folder. */
export interface Folder {
  readonly css: string;
  /** Its modules, one after another. */
  readonly code: string;
}

/** The classes of others that a sheet may select, each as `<folder> <class>`, with the reason. */
export const selectable: Readonly<Record<string, string>> = {
  'confirm-dialog bk-modal-body': 'It is around the content: no custom property goes there.',
  'icon-button bk-button-transparent':
    'A class for the same colour on every icon button costs more than a mark that few of them have.',
  'modal bk-button': "The host's own buttons stand in the foot beside those of the modal.",
  'save-bar bk-drawer': 'It is around the bar: no custom property goes there.',
  'save-bar bk-modal-body': 'It is around the bar: no custom property goes there.',
};

const className = /\.(bk-[\w-]+)/g;
const inCode = /(?<=['"`\s])bk-[\w-]+(?=['"`\s])/g;

function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  postcss.parse(css).walkRules((rule) => {
    rules.push(rule);
  });
  return rules;
}

const classesIn = (text: string) => [...text.matchAll(className)].map(([, name = '']) => name);

/** Returns the one folder of those that a class belongs to: the one that it is named after, if there are several. */
function ownerAmong(name: string, folders: ReadonlySet<string>): string | undefined {
  const named = [...folders].filter(
    (folder) => name === `bk-${folder}` || name.startsWith(`bk-${folder}-`),
  );
  return named.sort((a, b) => b.length - a.length)[0] ?? [...folders][0];
}

/** Returns the folder of every class that a sheet styles or a module names. */
export function owners(folders: ReadonlyMap<string, Folder>): Map<string, string> {
  const styled = new Map<string, Set<string>>();
  const named = new Map<string, Set<string>>();
  const add = (to: Map<string, Set<string>>, name: string, folder: string) =>
    to.set(name, (to.get(name) ?? new Set()).add(folder));
  for (const [folder, { css, code }] of folders) {
    for (const { selectors } of rulesOf(css)) {
      for (const selector of selectors) {
        const own = /^(\.bk-[\w-]+)(::?[\w-]+(\([^()]*\))?|\[[^\]]*\])*$/.exec(selector)?.[1];
        if (own) add(styled, own.slice(1), folder);
      }
    }
    for (const [name] of code.matchAll(inCode)) add(named, name, folder);
  }
  return new Map(
    [...named, ...styled].flatMap(([name, among]) => {
      const owner = ownerAmong(name, among);
      return owner === undefined ? [] : [[name, owner] as const];
    }),
  );
}

/** A selector of a class that is another folder's. */
export interface Foreign {
  readonly folder: string;
  readonly line: number;
  readonly name: string;
  readonly owner: string;
  readonly selector: string;
}

/** Returns where sheets select the classes of others. */
export function foreignSelectors(folders: ReadonlyMap<string, Folder>): Foreign[] {
  const owner = owners(folders);
  return [...folders].flatMap(([folder, { css }]) =>
    rulesOf(css).flatMap((rule) =>
      rule.selectors.flatMap((selector) =>
        [...new Set(classesIn(selector))].flatMap((name) => {
          const of = owner.get(name);
          return of === undefined || of === folder
            ? []
            : [{ folder, line: rule.source?.start?.line ?? 0, name, owner: of, selector }];
        }),
      ),
    ),
  );
}

/** Returns where modules draw with the class of a component whose sheet their own does not bring. */
export function missingSheets(
  folders: ReadonlyMap<string, Folder>,
  needed: ReadonlyMap<string, ReadonlySet<string>>,
): string[] {
  const owner = owners(folders);
  return [...needed].flatMap(([folder, others]) =>
    [...new Set([...(folders.get(folder)?.code ?? '').matchAll(inCode)].map(([name]) => name))]
      .filter((name) => {
        const of = owner.get(name) ?? folder;
        return of !== folder && !others.has(of) && folders.get(of)?.css !== '';
      })
      .map((name) => `${folder} ${name}`),
  );
}

/** Returns the strings of a module that look up an element by a class of the library. */
export function classLookups(code: string): string[] {
  return [...code.matchAll(/(['"`])(?:(?!\1)[^\n])*\.bk-[\w-]+(?:(?!\1)[^\n])*\1/g)].map(
    ([text]) => text,
  );
}

/** Reads the folders of all components. */
export async function readFolders(): Promise<Map<string, Folder>> {
  const folders = new Map<string, Folder>();
  for (const { name } of (await readdir(source, { withFileTypes: true })).filter((entry) =>
    entry.isDirectory(),
  )) {
    const at = new URL(`${name}/`, source);
    const css = await readSheet(new URL(`${name}.css`, at)).catch(() => '');
    const files = (await readdir(at, { recursive: true })).filter((file) =>
      /^(?!.*\.(stories|test)\.)[\w./-]+\.tsx?$/.test(file),
    );
    const code = await Promise.all(files.map((file) => readFile(new URL(file, at), 'utf8')));
    folders.set(name, { css, code: code.join('\n') });
  }
  return folders;
}

/** Returns the selectors of others' classes that are not listed, a line each. */
export async function ownerProblems(): Promise<string[]> {
  return foreignSelectors(await readFolders())
    .filter(({ folder, name }) => !(`${folder} ${name}` in selectable))
    .map(
      ({ folder, line, name, owner, selector }) =>
        `${folder}.css:${line} ${name} is a class of ${owner}: ${selector.replace(/\s+/g, ' ')}`,
    );
}

/** Returns the listed classes that no sheet selects. */
export async function unusedEntries(): Promise<string[]> {
  const used = new Set(
    foreignSelectors(await readFolders()).map(({ folder, name }) => `${folder} ${name}`),
  );
  return Object.keys(selectable).filter((pair) => !used.has(pair));
}

if (import.meta.main) {
  const problems = await ownerProblems();
  for (const problem of problems) console.log(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

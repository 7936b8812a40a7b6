import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { trackedFiles } from '../check/tracked-files.ts';
import { root } from '../command/command.ts';

/** Contents of the repository, in which the mentions of documents are looked up. */
export interface Repository {
  /** Every file and folder, by its path and by each end of it: documents shorten paths. */
  readonly paths: ReadonlySet<string>;
  /** Every word of the sources. */
  readonly words: ReadonlySet<string>;
  /** The scripts of a package, by its folder (`''` is the root). */
  readonly scripts: ReadonlyMap<string, ReadonlySet<string>>;
  /** The words of our own commands: names of checks, flags. */
  readonly commandWords: ReadonlySet<string>;
  /** The folders that no commit holds, of `.gitignore`: what builds and runs leave behind. */
  readonly outputs: ReadonlySet<string>;
  /** The packages of others that are installed. */
  readonly dependencies: ReadonlySet<string>;
  /** The names that an entry of a package exports; null if the entry isn't a module, undefined if there is none. */
  exportsOf(specifier: string): ReadonlySet<string> | null | undefined;
}

const source = /\.(tsx?|mjs|cjs|json|ya?ml|css|html|sql|sh|tsv)$/;
/**
 * Files that would prove anything: all names of other packages, and the mentions that the tests of this check invent.
 */
const noSource = /^pnpm-lock\.yaml$|\/migrations\/meta\/|^scripts\/mentions\/.*\.test\.ts$/;

export async function readRepository(): Promise<Repository> {
  const files = await trackedFiles();
  const words = new Set<string>();
  const commandWords = new Set<string>();
  for (const file of files) {
    if (!source.test(file) || noSource.test(file)) continue;
    const text = read(file);
    const isCommand = /^(scripts|bench|e2e)\/|\/command\.ts$/.test(file);
    for (const [word] of text.matchAll(/[\w$]+(?:-\w+)*/g)) {
      if (isCommand) commandWords.add(word);
      for (const part of word.split('-')) words.add(part);
    }
  }
  const manifests = files.filter((file) => /^((packages|apps)\/[^/]+\/)?package\.json$/.test(file));
  return {
    paths: pathsOf(files),
    words,
    commandWords,
    outputs: new Set(lines('.gitignore')),
    dependencies: new Set(
      [...read('pnpm-lock.yaml').matchAll(/^ {2}'?((?:@[\w.-]+\/)?[\w.-]+)@\d/gm)].map(
        ([, name = '']) => name,
      ),
    ),
    scripts: new Map(
      manifests.map((file) => [path.dirname(file).replace(/^\.$/, ''), scriptsOf(file)]),
    ),
    exportsOf: (specifier) => exportsOf(specifier, files),
  };
}

/** Every path and folder with each of its ends: `a/b/c.ts` is also `b/c.ts`, `c.ts`, `a/b`, `a` and `b`. */
export function pathsOf(files: readonly string[]): Set<string> {
  const paths = new Set<string>();
  for (const file of files) {
    const parts = file.split('/');
    for (let end = parts.length; end > 0; end -= 1) {
      for (let start = 0; start < end; start += 1) paths.add(parts.slice(start, end).join('/'));
    }
  }
  return paths;
}

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

function lines(file: string): string[] {
  return read(file)
    .split('\n')
    .filter((line) => line !== '');
}

interface Manifest {
  readonly scripts?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, unknown>>;
}

function manifest(file: string): Manifest {
  return JSON.parse(read(file));
}

function scriptsOf(file: string): Set<string> {
  return new Set(Object.keys(manifest(file).scripts ?? {}));
}

function exportsOf(specifier: string, files: readonly string[]): Set<string> | null | undefined {
  const [, name = '', ...rest] = specifier.split('/');
  if (!files.includes(`packages/${name}/package.json`)) return;
  const entry = rest.join('/');
  const entries = Object.keys(manifest(`packages/${name}/package.json`).exports ?? {});
  const subpath = entry === '' ? '.' : `./${entry}`;
  const held = (key: string) => key === subpath || matches(key, subpath) || matches(subpath, key);
  if (!entries.some(held)) return;
  const folder = `packages/${name}/src`;
  const module = [
    `${folder}/${entry}/index.ts`.replace('//', '/'),
    `${folder}/${entry}.ts`,
    `${folder}/tokens/${entry}.ts`,
    `${folder}/contract/${entry}/index.ts`,
    `${folder}/${entry.replace('contract/', 'contract/schemas/')}.ts`,
  ].find((file) => files.includes(file));
  // A sheet, a document, or a module that the build writes.
  return module === undefined ? null : exportedBy(module, files);
}

/** `./docs/*` and `./<component>` stand for many. */
function matches(pattern: string, entry: string): boolean {
  if (!/[*<]/.test(pattern)) return false;
  return new RegExp(
    `^${pattern
      .replaceAll('.', '\\.')
      .replaceAll(/<[^>]*>/g, '[^.]+')
      .replace('*', '.+')}$`,
  ).test(entry);
}

function exportedBy(file: string, files: readonly string[]): Set<string> {
  const { module } = parseSync(file, read(file));
  const names = new Set<string>();
  for (const { entries } of module.staticExports) {
    for (const { exportName, importName, moduleRequest } of entries) {
      if (exportName.name !== null) names.add(exportName.name);
      else if (importName.kind.startsWith('All') && moduleRequest !== null) {
        const from = path.posix.join(path.posix.dirname(file), moduleRequest.value);
        if (files.includes(from)) for (const name of exportedBy(from, files)) names.add(name);
      }
    }
  }
  return names;
}

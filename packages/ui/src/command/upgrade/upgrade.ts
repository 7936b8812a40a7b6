import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { JSCodeshift } from 'jscodeshift';
import { type Codemod, codemods } from '../../codemods/versions.ts';
import { UsageError } from '../usage-error.ts';
import { installedVersion, refuseUnsaved, sourcesOf } from './app.ts';
import { type DiffLine, diffLines } from './line-diff.ts';
import { loadJscodeshift } from './load-jscodeshift.ts';
import { type Remaining, readSheet, rewriteScript } from './rewrite.ts';

export const upgradeUsage = `npx @booking/ui upgrade [from] [to] [--dry] [--force]

  Runs the codemods between two versions over the scripts of the folder that you are in, and says what is left to do by
  hand. It needs jscodeshift, and changes no dependency.

  from     the version that your code is written for. Default: the one that is installed
  to       the version that it leads to. Default: the one of this command
  --dry    says what would change, and writes nothing
  --force  writes also where git could not take it back: with changes that aren’t committed, or without git

  Exit codes: 0 if nothing is left, 1 if something is left by hand, 2 if it could not run.`;

/** Output of a run, with its exit code. */
export interface Upgrade {
  readonly text: string;
  readonly exitCode: 0 | 1;
}

interface FileResult {
  readonly file: string;
  readonly source: string;
  readonly diff: readonly DiffLine[];
  readonly remaining: readonly Remaining[];
}

/** Leads the app in a folder from one version to another. */
export async function upgrade(args: readonly string[], folder: string): Promise<Upgrade> {
  const { from, to, dry, force } = await read(args, folder);
  const steps = codemods.filter(
    ({ version }) => compare(version, from) > 0 && compare(version, to) <= 0,
  );
  const title = `@booking/ui ${from} → ${to}`;
  if (steps.length === 0) return { text: `${title}: there is nothing to rename.`, exitCode: 0 };
  if (!dry && !force) await refuseUnsaved(folder);
  const results = await rewriteAll(folder, steps);
  const changed = results.filter(({ diff }) => diff.some(({ kind }) => kind !== 'same'));
  if (!dry) {
    for (const { file, source } of changed) await writeFile(path.join(folder, file), source);
  }
  const remaining = results.flatMap((result) =>
    result.remaining.map(({ line, text }) => `  ${result.file}:${line}: ${text}`),
  );
  const parts = [
    title,
    section(dry ? 'Would change' : 'Changed', changed.map(dry ? withLines : withCount)),
    section('Left by hand', remaining),
    `What no codemod can see is in ${pagesOf(steps)}.`,
  ];
  return { text: parts.join('\n\n'), exitCode: remaining.length > 0 ? 1 : 0 };
}

async function read(args: readonly string[], folder: string) {
  const { values, positionals } = parse(args);
  const [from = await installedVersion(folder), to = await ownVersion(), ...others] = positionals;
  if (others.length > 0) throw new UsageError('Give no more than two versions: from, and to.');
  if (from === undefined) {
    throw new UsageError(
      '@booking/ui isn’t installed here. Say which version your code is written for: npx @booking/ui upgrade 1.0.0',
    );
  }
  for (const version of [from, to]) {
    if (!/^\d+(\.\d+){0,2}$/.test(version)) throw new UsageError(`${version} is no version.`);
  }
  if (compare(from, to) > 0) throw new UsageError(`${from} is newer than ${to}.`);
  if (positionals.length === 0 && compare(from, to) === 0) {
    throw new UsageError(
      `${from} is installed already. Say which version your code is written for: npx @booking/ui upgrade 1.0.0`,
    );
  }
  return { from, to, dry: values.dry ?? false, force: values.force ?? false };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { dry: { type: 'boolean' }, force: { type: 'boolean' } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

async function ownVersion(): Promise<string> {
  const file = new URL(import.meta.resolve('@booking/ui/package.json'));
  const { version }: { version: string } = JSON.parse(await readFile(file, 'utf8'));
  return version;
}

/** Negative if the first version is older. `2` stands for `2.0.0`. */
function compare(first: string, second: string): number {
  const [a, b] = [first, second].map((version) => version.split('.').map(Number));
  for (const index of [0, 1, 2]) {
    const difference = (a?.[index] ?? 0) - (b?.[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

async function rewriteAll(folder: string, steps: readonly Codemod[]): Promise<FileResult[]> {
  const results: FileResult[] = [];
  let jscodeshift: JSCodeshift | undefined;
  for (const file of await sourcesOf(folder)) {
    const before = await readFile(path.join(folder, file), 'utf8').catch(() => '');
    if (!before.includes('@booking/ui')) continue;
    if (/\.s?css$/.test(file)) {
      results.push({ file, diff: [], ...readSheet(before, steps) });
      continue;
    }
    jscodeshift ??= await loadJscodeshift(folder);
    try {
      const { source, remaining } = rewriteScript(file, before, steps, jscodeshift);
      results.push({ file, source, remaining, diff: diffLines(before, source) });
    } catch (error) {
      const [why = ''] = String(error).split('\n');
      const remaining = [{ line: 1, text: `It can’t be parsed, and stays as it is. ${why}` }];
      results.push({ file, source: before, remaining, diff: [] });
    }
  }
  return results;
}

const section = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? `${title}: nothing.` : `${title}:\n${lines.join('\n')}`;

function withCount({ file, diff }: FileResult): string {
  const count = Math.max(
    ...(['removed', 'added'] as const).map(
      (kind) => diff.filter((line) => line.kind === kind).length,
    ),
  );
  return `  ${file}: ${count === 1 ? '1 line' : `${count} lines`}`;
}

function withLines({ file, diff }: FileResult): string {
  const lines = diff.flatMap(({ kind, text }) =>
    kind === 'same' ? [] : [`    ${kind === 'removed' ? '-' : '+'} ${text.trim()}`],
  );
  return [`  ${file}`, ...lines].join('\n');
}

/** The pages of the major versions, as they are packed. */
function pagesOf(steps: readonly Codemod[]): string {
  const majors = steps.map(({ version }) => Number(version.split('.')[0])).filter((n) => n > 1);
  const pages = majors.map(
    (major) => `“Upgrading to ${major}.0”: dist/docs/upgrade-to-${major}.md`,
  );
  return pages.length > 0 ? `${pages.join(', and ')} of the package` : 'the changelog';
}

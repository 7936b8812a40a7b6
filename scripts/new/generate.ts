import { existsSync } from 'node:fs';
import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { capture } from '../command/command.ts';

/** A line at the end of a file that is a list. */
export interface ListedLine {
  readonly file: string;
  readonly line: string;
}

/** A name that can't be used, or that is taken. */
export class NameRefused extends Error {}

/** @throws NameRefused if the name is not in kebab case, or its folder exists. */
export function expectFree(root: string, folder: string, name: string, example: string): void {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) {
    throw new NameRefused(`"${name}" is not in kebab case: ${example}.`);
  }
  if (existsSync(path.join(root, folder))) throw new NameRefused(`There is a ${folder} already.`);
}

/**
 * Writes new files, adds a line to each of some lists and formats them all, by which exports come into their order.
 * @param files texts by path from the root.
 * @returns the files that were written and changed, from the root.
 */
export async function generate(
  root: string,
  files: Readonly<Record<string, string>>,
  lines: readonly ListedLine[] = [],
): Promise<string[]> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  }
  for (const { file, line } of lines) await appendFile(path.join(root, file), `${line}\n`);
  const written = [...Object.keys(files), ...lines.map(({ file }) => file)];
  const formatted = written.filter((file) => /\.(tsx?|css)$/.test(file));
  await run(root, 'biome', 'check', '--write', ...formatted);
  return written;
}

/** Runs a program. @throws Error with its output when it fails. */
export async function run(cwd: string, command: string, ...args: string[]): Promise<void> {
  const { ok, output } = await capture(command, args, { cwd });
  if (!ok) throw new Error(`${command} ${args.join(' ')} failed:\n${output}`);
}

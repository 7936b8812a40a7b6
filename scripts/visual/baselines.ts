import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../command/command.ts';

const folder = path.join(root, 'packages/ui/visual');
const record = path.join(folder, 'browser.json');
const fileOf = (name: string) => path.join(folder, `${name}.png`);

/** The browser that the baselines were taken in; undefined while there are none. */
export async function recordedBrowser(): Promise<string | undefined> {
  const text = await readFile(record, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const { browser }: { browser: string } = JSON.parse(text);
  return browser;
}

/** The names of the sheets that have a baseline. */
export async function baselineNames(): Promise<string[]> {
  const files = await readdir(folder).catch(() => []);
  return files.filter((file) => file.endsWith('.png')).map((file) => path.basename(file, '.png'));
}

export function readBaseline(name: string): Promise<Buffer | undefined> {
  return readFile(fileOf(name)).catch(() => undefined);
}

export async function writeBaseline(name: string, picture: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(fileOf(name), picture);
}

export const removeBaseline = (name: string): Promise<void> => rm(fileOf(name));

export async function recordBrowser(browser: string): Promise<void> {
  await writeFile(record, `${JSON.stringify({ browser }, null, 2)}\n`);
}

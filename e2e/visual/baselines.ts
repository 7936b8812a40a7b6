import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const folder = fileURLToPath(new URL('baselines/', import.meta.url));
const record = path.join(folder, 'browser.json');
const fileOf = (name: string) => path.join(folder, `${name}.webp`);

/** The version of Chromium that took the baselines. */
export async function recordedVersion(): Promise<string | undefined> {
  if (!existsSync(record)) return undefined;
  const { chromium }: { chromium: string } = JSON.parse(await readFile(record, 'utf8'));
  return chromium;
}

export async function recordVersion(chromium: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(record, `${JSON.stringify({ chromium }, null, 2)}\n`);
}

/** The names of all baselines. */
export async function baselineNames(): Promise<string[]> {
  const files = await readdir(folder, { recursive: true }).catch(() => []);
  return files
    .filter((file) => file.endsWith('.webp'))
    .map((file) => file.slice(0, -'.webp'.length));
}

export const readBaseline = (name: string): Promise<Buffer | undefined> =>
  readFile(fileOf(name)).catch(() => undefined);

export const removeBaseline = (name: string): Promise<void> => rm(fileOf(name), { force: true });

/** Lossless WebP: the same pixels in less than half the bytes of the PNG. */
export async function writeBaseline(name: string, picture: Buffer): Promise<void> {
  await mkdir(path.dirname(fileOf(name)), { recursive: true });
  await writeFile(
    fileOf(name),
    await sharp(picture).removeAlpha().webp({ lossless: true }).toBuffer(),
  );
}

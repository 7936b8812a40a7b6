/** Files that stories request: the sprite, the fonts and the service worker that mocks the API. */
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { cut, faces, fontCss } from '../packages/ui/build/fonts.ts';
import { iconNames, sprite } from '../packages/ui/build/icons.ts';

const folder = new URL('.cache/public/', import.meta.url);

async function writeFonts(): Promise<void> {
  const css = new URL('fonts.css', folder);
  // Subsetting takes a second; the style sheet changes whenever a font does.
  if (existsSync(css) && (await readFile(css, 'utf8')) === fontCss()) return;
  await mkdir(new URL('fonts/', folder), { recursive: true });
  for (const face of faces) await writeFile(new URL(`fonts/${face.file}`, folder), await cut(face));
  await writeFile(css, fontCss());
}

async function copyMockWorker(): Promise<void> {
  const client = createRequire(new URL('../packages/api-client/package.json', import.meta.url));
  await copyFile(
    client.resolve('msw/mockServiceWorker.js'),
    new URL('mockServiceWorker.js', folder),
  );
}

/** Creates the files from source, so no build is needed first. Returns the folder to serve. */
export async function preparePublicFiles(): Promise<string> {
  await mkdir(folder, { recursive: true });
  await writeFile(new URL('icons.svg', folder), await sprite(iconNames()));
  await copyFile(
    new URL('../packages/ui/src/icon/logo.svg', import.meta.url),
    new URL('favicon.svg', folder),
  );
  await writeFonts();
  await copyMockWorker();
  return fileURLToPath(folder);
}

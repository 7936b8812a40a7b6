import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import type { JSCodeshift } from 'jscodeshift';
import { UsageError } from '../usage-error.ts';

/**
 * Loads it from beside this package, from the app, or from the folder that npx has just installed it in: only a product
 * that is upgraded needs it.
 */
export async function loadJscodeshift(folder: string): Promise<JSCodeshift> {
  const places = [import.meta.url, pathToFileURL(`${folder}/`), ...installsOf(process.env.PATH)];
  return loadJscodeshiftFrom(places);
}

/** Loads it from the first place that has it. */
export async function loadJscodeshiftFrom(places: readonly (string | URL)[]): Promise<JSCodeshift> {
  for (const place of places) {
    try {
      const module: { default: JSCodeshift } = await import(
        pathToFileURL(createRequire(place).resolve('jscodeshift')).href
      );
      return module.default;
    } catch (error) {
      if (!/jscodeshift/.test(String(error))) throw error;
    }
  }
  throw new UsageError(
    'The codemods are run by jscodeshift. Bring it along: npx -p @booking/ui -p jscodeshift ui upgrade',
  );
}

/**
 * The installs whose commands a PATH has. npx installs what an app doesn't have into a folder of its own, and runs the
 * app's `ui` with that folder in front of the PATH.
 */
export const installsOf = (searchPath = ''): URL[] =>
  searchPath
    .split(path.delimiter)
    .filter((folder) => /[\\/]node_modules[\\/]\.bin[\\/]?$/.test(folder))
    .map((folder) => pathToFileURL(`${path.resolve(folder, '../..')}/`));

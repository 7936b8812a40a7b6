import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, type InlineConfig, type Manifest, type Plugin, type Rolldown } from 'vite';
import type { PageAssets } from '../document/render-document.tsx';
import type { Surroundings } from '../frame/docs-frame.tsx';
import type { Edition } from '../pages/edition.ts';
import { packedLibrary } from './packed-library.ts';

const root = new URL('../../', import.meta.url);
const assetsDir = 'docs-assets';
const script = 'src/frame/wake.ts';
const style = 'src/docs.css';
const exampleStyle = 'src/playground/example.css';
const EXAMPLE = 'playground/example.js';
const RENDERER = 'render-document.mjs';

/** Warnings without a meaning here: `'use client'`, and that one file has no address to load others by. */
const withoutMeaning = new Set(['MODULE_LEVEL_DIRECTIVE', 'EMPTY_IMPORT_META']);

const quiet: Rolldown.InputOptions = {
  onLog: (level, log, handle) => {
    if (!withoutMeaning.has(log.code ?? '')) handle(level, log);
  },
};

/** Gives the script of the pages their list, once for all of them. */
const withSurroundings = (surroundings: Surroundings): Plugin => ({
  name: 'booking-surroundings',
  resolveId: (id) => (id === 'virtual:surroundings' ? `\0${id}` : null),
  load: (id) =>
    id === '\0virtual:surroundings'
      ? `export const surroundings = ${JSON.stringify(surroundings)};`
      : null,
});

const shared: InlineConfig = {
  root: fileURLToPath(root),
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
};

/** Builds the script of the pages and their style sheet into an empty folder. */
export async function buildPageAssets(
  outDir: URL,
  { base }: Edition,
  surroundings: Surroundings,
): Promise<PageAssets> {
  await build({
    ...shared,
    base,
    plugins: [withSurroundings(surroundings)],
    build: {
      outDir: fileURLToPath(outDir),
      assetsDir,
      assetsInlineLimit: 0,
      emptyOutDir: true,
      manifest: true,
      modulePreload: { polyfill: false },
      // `light-dark()` stays as it is written.
      cssTarget: 'esnext',
      rolldownOptions: { ...quiet, input: [script, style] },
    },
  });
  return {
    script: base + (await builtFile(outDir, script)),
    style: base + (await builtFile(outDir, style)),
  };
}

/** Returns the file to which a source file was built in the last build that wrote a manifest. */
async function builtFile(outDir: URL, source: string): Promise<string> {
  const file = new URL('.vite/manifest.json', outDir);
  const manifest: Manifest = JSON.parse(await readFile(file, 'utf8'));
  const built = manifest[source];
  if (!built) throw new Error(`${source} isn’t in ${fileURLToPath(file)}.`);
  return built.file;
}

/** Builds the script for the frame of a playground: all of the library of that edition in one classic script. */
export async function buildExample(outDir: URL, edition: Edition): Promise<PageAssets> {
  const { base } = edition;
  const resolve = packedLibrary(edition);
  await build({
    ...shared,
    base,
    resolve,
    build: {
      outDir: fileURLToPath(outDir),
      assetsDir,
      assetsInlineLimit: 0,
      emptyOutDir: false,
      manifest: true,
      cssTarget: 'esnext',
      rolldownOptions: { ...quiet, input: exampleStyle },
    },
  });
  await build({
    ...shared,
    base,
    resolve,
    // Errors have messages, and the library warns of wrong use.
    mode: 'development',
    define: { 'process.env.NODE_ENV': '"development"' },
    build: {
      outDir: fileURLToPath(outDir),
      assetsDir,
      assetsInlineLimit: 0,
      emptyOutDir: false,
      cssTarget: 'esnext',
      // It is meant to contain all of the library.
      chunkSizeWarningLimit: 2000,
      // A page without an origin loads modules only where the server allows it.
      rolldownOptions: {
        ...quiet,
        input: { example: 'src/playground/example-frame.tsx' },
        output: { format: 'iife', codeSplitting: false, entryFileNames: EXAMPLE },
      },
    },
  });
  return { script: base + EXAMPLE, style: base + (await builtFile(outDir, exampleStyle)) };
}

/** Builds the pages' own renderer, and returns it. */
export async function buildRenderer(
  outDir: URL,
  { base }: Edition,
): Promise<typeof import('../document/render-document.tsx')> {
  await build({
    ...shared,
    base,
    build: {
      outDir: fileURLToPath(outDir),
      emptyOutDir: true,
      ssr: true,
      rolldownOptions: {
        ...quiet,
        input: ['src/document/render-document.tsx'],
        output: { entryFileNames: RENDERER },
      },
    },
  });
  return import(new URL(RENDERER, outDir).href);
}

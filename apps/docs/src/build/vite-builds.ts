import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, type InlineConfig, type Manifest, type Plugin, type Rolldown } from 'vite';
import type { PageAssets } from '../document/render-document.tsx';
import type { Surroundings } from '../frame/docs-frame.tsx';
import { BASE, hrefOf } from '../pages/doc-page.ts';

const root = new URL('../../', import.meta.url);
const assetsDir = 'docs-assets';
const script = 'src/frame/hydrate.tsx';
const style = 'src/docs.css';
const exampleStyle = 'src/playground/example.css';
const EXAMPLE = 'playground/example.js';
const RENDERER = 'render-document.mjs';

/** What says nothing here: `'use client'`, and that one file has no address to load others by. */
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
  base: BASE,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
};

/** The addresses of what pages and examples load. */
export interface BuiltAssets {
  readonly page: PageAssets;
  readonly exampleStyle: string;
}

/** Builds the script of the pages, and all style sheets, into an empty folder. */
export async function buildPageAssets(
  outDir: URL,
  surroundings: Surroundings,
): Promise<BuiltAssets> {
  await build({
    ...shared,
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
      rolldownOptions: { ...quiet, input: [script, style, exampleStyle] },
    },
  });
  const file = new URL('.vite/manifest.json', outDir);
  const manifest: Manifest = JSON.parse(await readFile(file, 'utf8'));
  const addressOf = (source: string) => {
    const built = manifest[source];
    if (!built) throw new Error(`${source} isn’t in ${fileURLToPath(file)}.`);
    return hrefOf(built.file);
  };
  return {
    page: { script: addressOf(script), style: addressOf(style) },
    exampleStyle: addressOf(exampleStyle),
  };
}

/** Builds what runs in the frame of a playground, all of the library in one classic script. Returns its address. */
export async function buildExampleScript(outDir: URL): Promise<string> {
  await build({
    ...shared,
    // Errors are in words, and the library says what is used wrongly.
    mode: 'development',
    define: { 'process.env.NODE_ENV': '"development"' },
    build: {
      outDir: fileURLToPath(outDir),
      assetsDir,
      assetsInlineLimit: 0,
      emptyOutDir: false,
      cssTarget: 'esnext',
      // All of the library is what it is for.
      chunkSizeWarningLimit: 2000,
      // A page without an origin loads modules only where the server allows it.
      rolldownOptions: {
        ...quiet,
        input: { example: 'src/playground/example-frame.tsx' },
        output: { format: 'iife', codeSplitting: false, entryFileNames: EXAMPLE },
      },
    },
  });
  return hrefOf(EXAMPLE);
}

/** Builds the pages' own renderer, and returns it. */
export async function buildRenderer(
  outDir: URL,
): Promise<typeof import('../document/render-document.tsx')> {
  await build({
    ...shared,
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

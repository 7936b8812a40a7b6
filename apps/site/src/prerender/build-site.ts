/** Builds the site: style sheets, scripts, hashed pictures and fonts, and every page as finished HTML. */
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build, type InlineConfig, type Manifest, type Plugin, type Rolldown } from 'vite';
import { fileFacts } from '../file-facts/file-facts.ts';
import type { RenderOptions } from './render-page.tsx';
import { withoutRepeatedRules } from './repeated-rules.ts';
import { withoutUnusedProperties } from './unused-properties.ts';

const root = new URL('../../', import.meta.url);
const scriptEntry = 'src/loader/loader.ts';
const firstScreenStyles = 'src/first-screen.css';
const belowFoldStyles = 'src/below-fold.css';
const textStyles = 'src/text.css';
const pagesEntry = 'src/prerender/render-page.tsx';
const assetsDir = 'site-assets';
const RENDERER = 'pages.mjs';
/** Hidden: its files are never served. */
const RENDER_DIR = '.render';

/** Fonts of headings and text. Figures, accents and ₹ follow by themselves. */
const preloadedFonts = /(bricolage|geist)-(?!rupee|figures|accented)[^/]*\.woff2$/;

export interface BuildSiteOptions {
  /** Folder that is emptied and filled. Default `dist` of this app. */
  outDir?: URL;
}

/** Puts our function around each `import()` where Vite puts its own. */
const partLoader: Plugin = {
  name: 'booking-part-loader',
  enforce: 'pre',
  load(id) {
    if (id !== '\0vite/preload-helper.js') return null;
    const file = fileURLToPath(new URL('src/loader/load-with-sheets.ts', root));
    return `export { loadWithSheets as __vitePreload } from ${JSON.stringify(file)};`;
  },
};

const shared: InlineConfig = {
  root: fileURLToPath(root),
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  plugins: [partLoader, fileFacts()],
};

/** `'use client'` has no meaning in a page that is rendered once. */
const quiet: Rolldown.InputOptions = {
  onLog: (level, log, handle) => {
    if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
  },
};

export async function buildSite({
  outDir = new URL('dist/', root),
}: BuildSiteOptions = {}): Promise<void> {
  const serverDir = new URL('.server/', outDir);
  await build({
    ...shared,
    build: {
      outDir: fileURLToPath(outDir),
      assetsDir,
      assetsInlineLimit: 0,
      emptyOutDir: true,
      manifest: true,
      modulePreload: false,
      // `light-dark()` stays as it is written: the dark islands of a light page need it.
      cssTarget: 'esnext',
      rolldownOptions: {
        ...quiet,
        input: [scriptEntry, firstScreenStyles, belowFoldStyles, textStyles],
        // Modules that three parts of the page share are one file instead of ten small ones, which compress worse.
        output: {
          codeSplitting: {
            // The loader's own modules of the sprite stay in the loader.
            includeDependenciesRecursively: false,
            groups: [
              {
                name: 'shared',
                test: /node_modules|packages(?!.*(known-names|sprite))/,
                minShareCount: 3,
              },
            ],
          },
        },
      },
    },
  });
  await build({
    ...shared,
    build: {
      outDir: fileURLToPath(serverDir),
      assetsDir,
      assetsInlineLimit: 0,
      emptyOutDir: true,
      ssr: true,
      ssrEmitAssets: true,
      rolldownOptions: {
        ...quiet,
        input: [pagesEntry],
        output: { entryFileNames: RENDERER },
      },
    },
    // Bundled, so that the pages are made from what this build saw.
    ssr: { noExternal: true },
  });
  const assets = await clientAssets(outDir);
  const { renderSite }: typeof import('./render-page.tsx') = await import(
    new URL(RENDERER, serverDir).href
  );
  for (const { file, text } of renderSite(assets)) {
    await writeFile(new URL(file, outDir), text);
  }
  // Browsers and others ask for it by this name, whatever a page says.
  await cp(new URL('src/marks/favicon.ico', root), new URL('favicon.ico', outDir));
  await cp(new URL(`${assetsDir}/`, serverDir), new URL(`${assetsDir}/`, outDir), {
    recursive: true,
    // Pictures only: its scripts and styles are those of the pass that only rendered.
    filter: (name) => !/\.(js|css)$/.test(name),
  });
  // The server renders the pages again when the prices or the company have changed.
  await mkdir(new URL(`${RENDER_DIR}/`, outDir), { recursive: true });
  await cp(new URL(RENDERER, serverDir), new URL(`${RENDER_DIR}/${RENDERER}`, outDir));
  await writeFile(new URL(`${RENDER_DIR}/assets.json`, outDir), JSON.stringify(assets));
  await rm(serverDir, { recursive: true });
  await rm(new URL('.vite/', outDir), { recursive: true });
  await compress(outDir);
}

async function clientAssets(outDir: URL): Promise<RenderOptions> {
  const manifest: Manifest = JSON.parse(
    await readFile(new URL('.vite/manifest.json', outDir), 'utf8'),
  );
  const address = (entry: string) => {
    const chunk = manifest[entry];
    if (!chunk) throw new Error(`${entry} is not in the manifest of the build.`);
    return `/${chunk.file}`;
  };
  const fonts = Object.values(manifest)
    .map(({ file }) => `/${file}`)
    .filter((file) => preloadedFonts.test(file));
  const [firstScreen = '', belowFold = ''] = await landingSheets(
    new URL(`.${address(firstScreenStyles)}`, outDir),
    new URL(`.${address(belowFoldStyles)}`, outDir),
    outDir,
  );
  return {
    landing: {
      style: { text: firstScreen },
      belowFold,
      script: address(scriptEntry),
      // They load when the text is drawn in a system font of the same width: before that, they would delay it.
      fonts: [],
    },
    text: { style: { href: address(textStyles) }, fonts },
  };
}

/**
 * The style sheets of the landing page, as text: they are inline, so the first paint waits for one response
 * instead of two. Returning visitors have them with the page, which is revalidated and unchanged.
 */
async function landingSheets(firstScreen: URL, belowFold: URL, outDir: URL): Promise<string[]> {
  const first = (await readFile(firstScreen, 'utf8')).trim();
  const rest = withoutRepeatedRules((await readFile(belowFold, 'utf8')).trim(), first);
  await Promise.all([rm(firstScreen), rm(belowFold)]);
  const scripts = (await readdir(new URL(`${assetsDir}/`, outDir))).filter((file) =>
    file.endsWith('.js'),
  );
  const texts = scripts.map((file) => readFile(new URL(`${assetsDir}/${file}`, outDir), 'utf8'));
  return withoutUnusedProperties([first, rest], await Promise.all(texts));
}

/** Files with a hash in their name. Pages are compressed by the server, which puts the public address in first. */
const compressible = /\.(css|js|svg)$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The server sends these as they are; nothing is compressed while someone waits. */
async function compress(folder: URL): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !compressible.test(entry.name)) continue;
    const file = new URL(entry.name, pathToFileURL(`${entry.parentPath}/`));
    const content = await readFile(file);
    const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    await writeFile(new URL(`${file.href}.br`), await brotli(content, { params: quality }));
    await writeFile(new URL(`${file.href}.gz`), await zip(content, { level: 9 }));
  }
}

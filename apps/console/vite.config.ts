import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { brand } from '@booking/content/brand';
import { themeScript } from '@booking/ui/theme-script';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, minify, type Plugin, transformWithOxc } from 'vite';
import { FIRST_ICONS } from './src/opening/first-icons.ts';

/** Address of the product while Vite serves the console. */
const product = 'http://localhost:4000';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Adds compressed forms of the files, which the server prefers. `npm run check bytes` checks their sizes. */
const compressed: Plugin = {
  name: 'booking-console-compressed',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    for (const file of Object.values(bundle)) {
      if (!/\.(js|css|html|svg)$/.test(file.fileName)) continue;
      const content = file.type === 'chunk' ? file.code : file.source;
      await writeFile(join(dir, `${file.fileName}.br`), await brotli(content));
      await writeFile(join(dir, `${file.fileName}.gz`), await gzipped(content));
    }
  },
};

/** Puts the name, the logo, the first script and the first icons into the page, each from its one source. */
const named: Plugin = {
  name: 'booking-console-named',
  async transformIndexHtml(html) {
    const logo = (await readText('src/app/logo.svg')).trim();
    return (
      html
        .replaceAll('%BRAND%', brand.name)
        .replace('%TAGLINE%', brand.tagline)
        // The page has the logo anyway: as a file it would be one more request.
        .replace('%LOGO_ADDRESS%', `data:image/svg+xml,${encodeURIComponent(logo)}`)
        .replace('%LOGO%', logo.replace('<svg', '<svg aria-hidden="true"'))
        .replace('<!-- %BEFORE_PAINT% -->', `<script>${await beforePaint()}</script>`)
        .replace('%FIRST_ICONS%', await firstIcons())
    );
  },
};

const readText = (name: string) => readFile(new URL(name, import.meta.url), 'utf8');

/** The scripts of the page itself, which the server's content policy names by its hash (`apps/server/src/pages`). */
async function beforePaint(): Promise<string> {
  const name = 'before-paint.ts';
  const { code } = await transformWithOxc(await readText(`src/opening/${name}`), name);
  return (await minify(name, `${themeScript()}\n${code}`)).code.trim();
}

/** A sprite of the icons that the sign-in page has. */
async function firstIcons(): Promise<string> {
  const sprite = await readFile(
    fileURLToPath(import.meta.resolve('@booking/ui/icons.svg')),
    'utf8',
  );
  const symbols = FIRST_ICONS.map((name) => {
    const [symbol] = new RegExp(`<symbol id="bk-${name}".*?</symbol>`).exec(sprite) ?? [];
    if (symbol === undefined) throw new Error(`The sprite has no icon ${name}.`);
    return symbol;
  });
  const hidden = 'class="bk-icon-sprite" width="0" height="0" aria-hidden="true" focusable="false"';
  return `<svg id="bk-icon-sprite" ${hidden} data-first-icons>${symbols.join('')}</svg>`;
}

/**
 * Visitors without a session see the sign-in page: its files are requested with the first script instead of after it.
 * Signed-in users have them cached.
 */
const preloaded: Plugin = {
  name: 'booking-console-preloaded',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) => {
      const entry = Object.values(bundle).find(({ name }) => name === 'entry');
      if (entry?.type !== 'chunk') throw new Error('There is no file of the entry pages.');
      const attrs = { rel: 'modulepreload', crossorigin: true, href: `/${entry.fileName}` };
      return [{ tag: 'link', attrs, injectTo: 'head' }];
    },
  },
};

/** The scripts that run before sign-in draw with nothing that `index.css` leaves to `components.css`. */
const styled: Plugin = {
  name: 'booking-console-styled',
  apply: 'build',
  async generateBundle(_, bundle) {
    const sheet = await readText('src/app/index.css');
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk' || !file.moduleIds.some((id) => BEFORE_SIGN_IN.test(id))) continue;
      for (const id of file.moduleIds) {
        const [, component] = /ui[\\/]dist[\\/]([^\\/]+)[\\/]\1\.js$/.exec(id) ?? [];
        if (!component || sheet.includes(`/${component}.css`) || DRAWN_WITH.has(component))
          continue;
        if (!existsSync(id.replace(/\.js$/, '.css'))) continue;
        this.error(`${file.name} draws with ${component}, whose style sheet is not in index.css.`);
      }
    }
  },
};

/** Modules whose files run without the shell. */
const BEFORE_SIGN_IN =
  /src[\\/](main\.tsx|entry[\\/]|passwords[\\/]|screens[\\/]password[\\/]|app[\\/]hand-over[\\/])/;

/** Components whose style sheets those in `index.css` import. */
const DRAWN_WITH: ReadonlySet<string> = new Set(['button', 'field', 'icon', 'spinner']);

/**
 * Marks the making of the router's components as free of effects. Each is a call, followed by a name for development:
 * without this, the start would bring all of them, used or not, and the framework mode that some of them are for.
 */
const lessRouter: Plugin = {
  name: 'booking-console-less-router',
  apply: 'build',
  transform: {
    filter: { id: /react-router[\\/]dist[\\/].*\.m?js$/ },
    handler: (code) => ({
      code: code
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        .replace(/(?<=^const \w+ = )(?=[\w$]+\.forwardRef\()/gm, '/* @__PURE__ */ '),
      map: null,
    }),
  },
};

/** Modules that go into one file together, by their paths. */
const group = (name: string, test: RegExp) => ({ name, test });

/**
 * Modules that many screens and dialogs share, in one file: each of these modules is small, and a file of its own for
 * each would be a request and a kilobyte of headers. Forms are out, since a screen that only reads has none. Modules of
 * lists are shared a dozen times; those that fewer share would come with the first screen, which may need none of them.
 */
const parts = {
  name: 'parts',
  test: /^(?!.*(form|resolver|contract|zod|number|money|phone|text-area|color|crop|upload|sortable|calendar|combobox|date-|time-)).*(ui[\\/]dist|apps[\\/]console[\\/]src)[\\/]/,
  minShareCount: 12,
};

export default defineConfig({
  base: '/',
  plugins: [react(), tailwindcss(), lessRouter, named, preloaded, styled, compressed],
  server: {
    proxy: Object.fromEntries(
      ['/api', '/icons.svg', '/config.json'].map((path) => [path, product]),
    ),
  },
  build: {
    assetsDir: 'console-assets',
    // Nothing may be inlined: the content policy lets no data: script or font through.
    assetsInlineLimit: 0,
    // Every browser that knows `light-dark()` knows module preloading.
    modulePreload: { polyfill: false },
    // Imports of each file, for `npm run check bytes`. The server serves no file whose folder begins with a dot.
    manifest: true,
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Code that changes only with a dependency has the same file name in the next release.
            group(
              'react',
              /node_modules[\\/](react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime/,
            ),
            // Few files instead of one for every module that two screens share: each costs a request of its own. A group
            // takes along what its modules need, as far as no group before it has taken that.
            group('first', /src[\\/]main\.tsx$/),
            // Validation loads with the form that needs it.
            group(
              'contract',
              /[\\/](zod[\\/]|contract-(resolver|errors)\.ts|(login|forgot-password)[\\/]check\.ts)/,
            ),
            group('entry', /[\\/](entry|login|forgot-password|success)[\\/]/),
            // Code that every form needs.
            group(
              'forms',
              /[\\/](react-hook-form[\\/]|form[\\/](pending-field|text-value|use-valued)\.tsx?)/,
            ),
            group('overlays', /node_modules[\\/](@radix-ui|@floating-ui)[\\/]/),
            group('shell', /src[\\/](app[\\/]shell|page|dates)[\\/]/),
            parts,
          ].map((chunk, place, all) => ({ ...chunk, priority: all.length - place })),
        },
      },
    },
  },
});

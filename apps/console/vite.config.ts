import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { brand } from '@booking/content/brand';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

/** Where the product runs while the console is served by Vite. */
const product = 'http://localhost:4000';

/** Bytes that the scripts of the first screen may have together, brotli. */
const FIRST_SCRIPT_MAX = 125_000;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Puts compressed forms beside the files, which the server prefers, and fails when the first script grows too large. */
const compressed: Plugin = {
  name: 'booking-console-compressed',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const sizes = new Map<string, number>();
    for (const file of Object.values(bundle)) {
      if (!/\.(js|css|html|svg)$/.test(file.fileName)) continue;
      const content = file.type === 'chunk' ? file.code : file.source;
      const small = await brotli(content);
      sizes.set(file.fileName, small.byteLength);
      await writeFile(join(dir, `${file.fileName}.br`), small);
      await writeFile(join(dir, `${file.fileName}.gz`), await gzipped(content));
    }
    const total = [...firstScripts(bundle)].reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0);
    if (total > FIRST_SCRIPT_MAX) this.error(`The first script has ${total} bytes in brotli.`);
    this.info(`The first script has ${total} bytes in brotli.`);
  },
};

/** The name of the product is said in one place. */
const named: Plugin = {
  name: 'booking-console-named',
  transformIndexHtml: (html) => html.replaceAll('%BRAND%', brand.name),
};

/** The entry and everything that it imports at once. */
function firstScripts(bundle: Rolldown.OutputBundle): Set<string> {
  const names = new Set<string>();
  const add = (name: string) => {
    const file = bundle[name];
    if (file?.type !== 'chunk' || names.has(name)) return;
    names.add(name);
    file.imports.forEach(add);
  };
  for (const file of Object.values(bundle)) {
    if (file.type === 'chunk' && file.isEntry) add(file.fileName);
  }
  return names;
}

export default defineConfig({
  base: '/',
  plugins: [react(), named, compressed],
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
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    rolldownOptions: {
      output: {
        // What changes only with a dependency keeps its name from one release to the next.
        codeSplitting: {
          groups: [{ name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ }],
        },
      },
    },
  },
});

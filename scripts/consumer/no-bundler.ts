import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
import { launchChromium } from '../chromium/launch-chromium.ts';
import { problemsOfPage } from './watched-page.ts';

const imports: Readonly<Record<string, string>> = {
  react: '/react/react.js',
  'react/jsx-runtime': '/react/react-jsx-runtime.js',
  'react-dom': '/react/react-dom.js',
  'react-dom/client': '/react/react-dom-client.js',
  '@booking/ui': '/ui/cdn.js',
};

/** A page that no bundler has seen, with an overlay, a toast and a calendar, which all load something more. */
const page = `<!doctype html>
<html lang="en">
<title>Without a bundler</title>
<link rel="icon" href="data:," />
<link rel="stylesheet" href="/ui/styles.css" />
<div id="root"></div>
<script type="importmap">${JSON.stringify({ imports })}</script>
<script type="module">
import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BookingProvider, Button, DatePicker, Modal, notify } from '@booking/ui';

function App() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const save = () => {
    close();
    notify.success('Saved.');
  };
  return createElement(
    BookingProvider,
    { sprite: '/ui/icons.svg' },
    createElement(Button, { onClick: () => setOpen(true) }, 'Open'),
    createElement(
      Modal,
      { open, header: { text: 'Stay' }, onOpenChange: close, onSubmit: save },
      open && createElement(DatePicker, { label: 'Arrival', today: '2026-11-21' }),
    ),
  );
}
createRoot(document.getElementById('root')).render(createElement(App));
</script>
</html>`;

/** Writes React as a CDN serves it, as modules with names. It is published in another form. */
async function writeReact(modules: string, folder: string): Promise<void> {
  const read = createRequire(path.join(modules, 'react/package.json'));
  await mkdir(folder, { recursive: true });
  const entries: string[] = [];
  for (const name of Object.keys(imports).filter((specifier) => specifier.startsWith('react'))) {
    const exported: object = read(name);
    const file = path.join(folder, `${name.replace('/', '-')}.js`);
    const names = Object.keys(exported).join(', ');
    await writeFile(
      file,
      `import all from '${name}';\nexport default all;\nexport const { ${names} } = all;\n`,
    );
    entries.push(file);
  }
  await build({
    entryPoints: entries,
    outdir: folder,
    allowOverwrite: true,
    nodePaths: [modules],
    bundle: true,
    splitting: true,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/**
 * Uses the library in Chromium by an import map alone.
 * @param modules the folder that it is installed in.
 */
export async function problemsWithoutBundler(modules: string): Promise<string[]> {
  const react = path.join(modules, '../react-modules');
  await writeReact(modules, react);
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const [, folder, file = ''] = /^\/(ui|react)\/(.+)$/.exec(pathname) ?? [];
    const home = folder === 'ui' ? path.join(modules, '@booking/ui/dist') : react;
    const content = folder ? await readFile(path.join(home, file)).catch(() => undefined) : page;
    const type = types[path.extname(file)] ?? 'text/html; charset=utf-8';
    response.writeHead(content ? 200 : 404, { 'content-type': type }).end(content);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const browser = await launchChromium();
  try {
    const problems = await problemsOfPage(browser, async (tab) => {
      await tab.goto(`http://127.0.0.1:${port}/`);
      await tab.getByRole('button', { name: 'Open' }).click();
      const dialog = tab.getByRole('dialog', { name: 'Stay' });
      await dialog.getByRole('button', { name: /calendar/i }).click();
      await tab.getByRole('gridcell', { name: /24 November 2026/ }).click();
      await dialog.getByRole('button', { name: 'Save' }).click();
      await tab.getByRole('group', { name: 'Saved.' }).waitFor();
    });
    return problems.map((problem) => `without a bundler: ${problem}`);
  } finally {
    await browser.close();
    server.close();
  }
}

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
import { launchChromium } from '../chromium/launch-chromium.ts';
import { pageOfUi } from './readme.ts';
import { problemsOfPage } from './watched-page.ts';

/** The modules that the page of the README loads from a CDN: `https://esm.sh/react-dom@19/client`. */
const ofCdn = /https:\/\/esm\.sh\/([\w-]+)@\d+(?:\/([\w-]+))?/g;

/** The modules of React, as a CDN names them. */
const reactModules = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

/** The page of the README, with an overlay, a toast and a calendar, which all load something more. React comes from here. */
const pageWith = (readme: string) => `<!doctype html>
<html lang="en">
<title>Without a bundler</title>
<link rel="icon" href="data:," />
${readme.replaceAll(ofCdn, (_, name, part) => `/react/${part ? `${name}-${part}` : name}.js`)}
<div id="root"></div>
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
    { sprite: '/node_modules/@booking/ui/dist/icons.svg' },
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
  for (const name of reactModules) {
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
  const page = pageWith(await pageOfUi());
  const fileOf = (pathname: string) =>
    pathname.startsWith('/react/')
      ? path.join(react, pathname.slice('/react/'.length))
      : path.join(modules, pathname.replace('/node_modules/', ''));
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = fileOf(pathname);
    const content = pathname === '/' ? page : await readFile(file).catch(() => undefined);
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

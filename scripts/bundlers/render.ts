import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import type { Browser } from 'playwright';
import { root } from '../command/command.ts';

/** Milliseconds. The speed of the machine says nothing about the result. */
const ENDS_WHAT_HANGS = 300_000;

const html = `<!doctype html>
<html lang="en">
<title>Bundled</title>
<div id="root"></div>
<script type="module" src="/page.js"></script>
</html>`;

const sprite = path.join(root, 'packages/ui/dist/icons.svg');

/** Opens the page that a bundler has written into a folder, as `page.js` or whole, and returns what didn't render. */
export async function problemsOfBundle(browser: Browser, folder: string): Promise<string[]> {
  const written = (await readdir(folder)).find((name) => name.endsWith('.html'));
  const document = written === undefined ? html : await readFile(path.join(folder, written));
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/') {
      response.setHeader('content-type', 'text/html').end(document);
      return;
    }
    const file = pathname === '/icons.svg' ? sprite : path.join(folder, path.basename(pathname));
    const body = await readFile(file).catch(() => undefined);
    const type = file.endsWith('.js') ? 'text/javascript' : 'image/svg+xml';
    response.writeHead(body ? 200 : 404, { 'content-type': type }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const page = await browser.newPage();
  const thrown: string[] = [];
  const failed = new Promise<void>((resolve) => {
    page.on('pageerror', ({ message }) => {
      thrown.push(message);
      resolve();
    });
  });
  try {
    await page.goto(`http://127.0.0.1:${port}/`, { timeout: ENDS_WHAT_HANGS });
    const rendered = page.waitForSelector('html[data-rendered]', {
      state: 'attached',
      timeout: ENDS_WHAT_HANGS,
    });
    await Promise.race([rendered, failed]);
    const problems = await page.evaluate((): unknown => Reflect.get(window, 'problems'));
    const told = Array.isArray(problems) ? problems.map(String) : ['The page has not begun.'];
    return [...thrown, ...told];
  } finally {
    await page.close();
    server.close();
  }
}

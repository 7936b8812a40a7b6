import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentSecurityPolicy } from '../../apps/server/src/http/headers.ts';
import type { Host } from './hosts.ts';

const published = fileURLToPath(new URL('../../packages/ui/dist/', import.meta.url));

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * `plain` is the library alone, `strict` under the policy of the product too; `hosts` has the style sheets of every
 * host.
 */
export type StagePage = 'plain' | 'strict' | 'hosts';

export interface StageServer {
  address(page: StagePage): string;
  close(): Promise<void>;
}

/**
 * Serves the stage, the published package, and the two pages.
 * @param folder where the stage was built.
 */
export async function serveStage(
  folder: string,
  hosts: Readonly<Record<string, Host>>,
): Promise<StageServer> {
  const own = new Map<string, string>();
  const links = Object.entries(hosts).map(([host, sheets]) =>
    sheets
      .map((sheet) => {
        const href = typeof sheet === 'string' ? `/ui/${sheet}` : `/${sheet.name}.css`;
        if (typeof sheet !== 'string') own.set(href, sheet.css);
        return `<link rel="stylesheet" href="${href}" data-host="${host}">`;
      })
      .join('\n'),
  );
  own.set('/strict', pageOf(links.slice(0, 1)));
  own.set('/plain', pageOf(links.slice(0, 1)));
  own.set('/hosts', pageOf(links));

  async function answer(url: string): Promise<string | Buffer> {
    const text = own.get(url);
    if (text !== undefined) return text;
    const [, shipped = url === '/icons.svg' && 'icons.svg'] = /^\/ui\/(.+)$/.exec(url) ?? [];
    return readFile(shipped ? path.join(published, shipped) : path.join(folder, url));
  }

  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    const policy = { 'Content-Security-Policy': contentSecurityPolicy() };
    answer(url).then(
      (body) =>
        response
          .writeHead(200, {
            'Content-Type': types[path.extname(url)] ?? 'text/html',
            ...(url === '/strict' && policy),
          })
          .end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The stage has no port.');
  return {
    address: (page) => `http://127.0.0.1:${bound.port}/${page}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function pageOf(links: readonly string[]): string {
  return `<!doctype html>
<html lang="en-IN" data-theme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Stage</title>
<link rel="icon" href="/icons.svg">
${links.join('\n')}
<link rel="stylesheet" href="/stage.css">
<script type="module" src="/stage.js"></script>
</head>
<body></body>
</html>`;
}

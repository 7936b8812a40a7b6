/**
 * Serves a built app under the content policy that the documentation of the library names, and answers its calls by the
 * mocks of the README. Prints its address.
 */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { getResponse } from 'msw';
import { handlers } from '../src/mocks.ts';

const [folder = 'dist'] = process.argv.slice(2);
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** As the page says that is installed with the library. */
const introduction = await readFile(
  '../node_modules/@booking/ui/dist/docs/introduction.md',
  'utf8',
);
const policy = /^```http\n(.+)\n```$/m.exec(introduction)?.[1];
if (!policy) throw new Error('The documentation names no content policy.');

const server = createServer(async (request, response) => {
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
  if (url.pathname.startsWith('/api/')) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = 'GET' } = request;
    const headers = { 'content-type': request.headers['content-type'] ?? '' };
    const body = method === 'GET' ? null : Buffer.concat(chunks).toString();
    const answer = await getResponse(handlers, new Request(url, { method, headers, body }));
    response.writeHead(answer?.status ?? 404, { 'content-type': 'application/json' });
    response.end(await answer?.text());
    return;
  }
  const file = path.join(
    folder,
    url.pathname.endsWith('/') ? `${url.pathname}index.html` : url.pathname,
  );
  const content = await readFile(file).catch(() => undefined);
  const type = types[path.extname(file)] ?? 'application/octet-stream';
  const headers = { 'content-type': type, 'content-security-policy': policy };
  response.writeHead(content ? 200 : 404, headers).end(content);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object') process.stdout.write(`http://127.0.0.1:${address?.port}\n`);
});

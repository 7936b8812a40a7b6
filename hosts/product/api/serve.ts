/**
 * Serves a built app under the content policy that the documentation of the library names, and answers its calls by the
 * mocks of the package. Prints its address.
 */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { failure, mockApi, pageOf } from '@booking/api-client/mocks';
import { getResponse } from 'msw';
import { house, tokens } from './rows.ts';

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

const houses = [house(), house({ _id: 'd2'.padEnd(24, '0'), name: 'Panjim Old Quarter Inn' })];
const handlers = mockApi({
  overrides: {
    'user.login': ({ input }) =>
      input.password === 'eleven green kites' ? tokens : failure('WRONG_CREDENTIALS'),
    'institution.list': ({ input }) => pageOf(houses, input),
    'institution.update': ({ id, input }) => {
      const index = houses.findIndex(({ _id }) => _id === id);
      const saved = house({ ...houses[index], ...(input.name && { name: input.name }), __v: 1 });
      houses[index] = saved;
      return saved;
    },
  },
});

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

import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** A front desk that is served. */
export interface ServedFrontDesk {
  readonly origin: string;
  close(): void;
}

/**
 * Serves a built front desk on this machine: its files, its page for every other address, and the API of the product
 * under the same origin.
 * @param api the origin of the product, asked for with each call: it may begin to serve later.
 */
export async function serveFrontDesk(
  dist: string,
  port: number,
  api: () => string,
): Promise<ServedFrontDesk> {
  const server = createServer((call, answer) => {
    if (call.url?.startsWith('/api/')) pass(call, answer, api());
    else void send(dist, call.url ?? '/', answer);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  const chosen = typeof address === 'object' && address ? address.port : port;
  return {
    // Not `localhost`: cookies of the console are none of the desk's.
    origin: `http://127.0.0.1:${chosen}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function send(dist: string, url: string, answer: ServerResponse): Promise<void> {
  const { pathname } = new URL(url, 'http://127.0.0.1');
  // A URL has no way out of its root, as long as nothing in it is decoded.
  const asked = path.join(dist, pathname);
  const isFile = await stat(asked).then(
    (entry) => entry.isFile(),
    () => false,
  );
  // The client may be gone by now.
  if (answer.destroyed) return;
  const file = isFile ? asked : path.join(dist, 'index.html');
  answer.writeHead(200, {
    'content-type': types[path.extname(file)] ?? 'application/octet-stream',
    'referrer-policy': 'no-referrer',
  });
  pipeline(createReadStream(file), answer, () => {});
}

function pass(call: IncomingMessage, answer: ServerResponse, api: string): void {
  const onward = request(
    new URL(call.url ?? '/', api),
    { method: call.method, headers: call.headers },
    (received) => {
      if (answer.destroyed) return void received.destroy();
      answer.writeHead(received.statusCode ?? 502, received.headers);
      pipeline(received, answer, () => {});
    },
  );
  onward.on('error', () => {
    if (answer.headersSent) answer.destroy();
    else answer.writeHead(502).end();
  });
  answer.on('close', () => onward.destroy());
  pipeline(call, onward, () => {});
}

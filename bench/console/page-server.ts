import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';

/** A page that we are measured beside, built for production and served in brotli on loopback, as the product is. */
export async function servePage(
  name: 'baseline' | 'peer',
): Promise<{ readonly origin: string; close(): void }> {
  const folder = path.join(import.meta.dirname, name);
  const { outputFiles } = await build({
    entryPoints: [path.join(folder, `${name}.tsx`)],
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2023',
    jsx: 'automatic',
    outdir: '/',
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const rows = Array.from({ length: 50 }, (_, n) => ({ name: `Institute ${n}`, city: 'Udaipur' }));
  const files = new Map<string, { readonly type: string; readonly content: Uint8Array }>([
    ['/', { type: 'text/html', content: readFileSync(path.join(folder, 'index.html')) }],
    ['/rows.json', { type: 'application/json', content: Buffer.from(JSON.stringify(rows)) }],
    ...outputFiles.map(
      ({ path: name, contents }) => [name, { type: 'text/javascript', content: contents }] as const,
    ),
  ]);
  const answers = new Map(
    [...files].map(([name, { type, content }]) => [
      name,
      { type, body: brotliCompressSync(content) },
    ]),
  );
  const server = createServer((request, response) => {
    const answer = answers.get(request.url ?? '');
    if (!answer) {
      response.writeHead(404).end();
      return;
    }
    response
      .writeHead(200, { 'Content-Type': `${answer.type}; charset=utf-8`, 'Content-Encoding': 'br' })
      .end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has such an address.
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

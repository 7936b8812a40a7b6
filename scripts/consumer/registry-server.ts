import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { capture } from '../command/command.ts';
import type { Tarball } from './tarballs.ts';

/**
 * Serves packed packages, one version of each, as the registry would that they are published to.
 * @param use Gets the address.
 */
export async function withRegistry<T>(
  tarballs: readonly Tarball[],
  use: (address: string) => Promise<T>,
): Promise<T> {
  const published = await Promise.all(tarballs.map(read));
  const server = createServer((request, response) => {
    const address = `http://${request.headers.host}`;
    const url = decodeURIComponent(request.url ?? '');
    const asked = published.find(({ name }) => url === `/@booking/${name}`);
    const file = published.find(({ name }) => url === `/${name}.tgz`);
    if (file) {
      response.end(file.packed);
      return;
    }
    if (!asked) {
      response.writeHead(404).end('{}');
      return;
    }
    const { name, manifest, integrity } = asked;
    const dist = { tarball: `${address}/${name}.tgz`, integrity };
    const { version } = manifest;
    response.setHeader('Content-Type', 'application/json');
    response.end(
      JSON.stringify({
        name: `@booking/${name}`,
        'dist-tags': { latest: version },
        versions: { [version]: { ...manifest, dist } },
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The registry has no port.');
  try {
    return await use(`http://127.0.0.1:${bound.port}/`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

async function read({ name, file }: Tarball) {
  const packed = await readFile(file);
  const { output } = await capture('tar', ['-xzOf', file, 'package/package.json']);
  const manifest: { version: string } = JSON.parse(output);
  const integrity = `sha512-${createHash('sha512').update(packed).digest('base64')}`;
  return { name, packed, manifest, integrity };
}

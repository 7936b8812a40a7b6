import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { capture } from '../command/command.ts';
import type { Tarball } from './tarballs.ts';

/**
 * Serves one packed package as the registry would that it is published to.
 * @param use Gets the address.
 */
export async function withRegistry<T>(
  { name, file }: Tarball,
  use: (address: string) => Promise<T>,
): Promise<T> {
  const packed = await readFile(file);
  const { output } = await capture('tar', ['-xzOf', file, 'package/package.json']);
  const manifest: { version: string } = JSON.parse(output);
  const integrity = `sha512-${createHash('sha512').update(packed).digest('base64')}`;
  const server = createServer((request, response) => {
    const address = `http://${request.headers.host}`;
    if (request.url === '/packed.tgz') {
      response.end(packed);
      return;
    }
    const dist = { tarball: `${address}/packed.tgz`, integrity };
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

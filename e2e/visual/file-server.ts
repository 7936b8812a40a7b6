import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Serves files that are built, with nothing from elsewhere. */
export interface FileServer {
  readonly port: number;
  close(): void;
}

/** The first folder that has the file serves it. */
export async function serveFiles(folders: readonly string[]): Promise<FileServer> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    for (const folder of folders) {
      const body = await readFile(path.join(folder, pathname)).catch(() => undefined);
      if (!body) continue;
      const type = types[path.extname(pathname)] ?? 'application/octet-stream';
      response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=3600' });
      return response.end(body);
    }
    return response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The server has no port.');
  return {
    port: address.port,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

import type { Hono } from 'hono';
import type { HttpEnv } from '../http/env.ts';
import { HttpError } from '../http-error.ts';
import { isToken } from '../secrets.ts';
import { FILES_PATH, type FileStore } from './store.ts';

/** An uploaded file is shown as a picture and as nothing else, whatever its bytes say. */
const HEADERS = {
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Content-Disposition': 'inline',
  // An application that users are handed over to shows them too, on its own origin.
  'Cross-Origin-Resource-Policy': 'cross-origin',
  // The address is the hash of the bytes: it can only ever mean these. Of a person, so no shared cache.
  'Cache-Control': 'private, max-age=31536000, immutable',
} as const;

/** Mounts the pictures. Who knows the hash may see them: an `img` sends no token. */
export function mountFiles(app: Hono<HttpEnv>, files: FileStore): void {
  app.get(`${FILES_PATH}:hash`, async (c) => {
    const hash = c.req.param('hash');
    if (!isToken(hash)) throw new HttpError('NOT_FOUND');
    const etag = `"${hash}"`;
    // Someone with the bytes has all that this address can ever mean: nothing is read for that.
    if (c.req.header('if-none-match') === etag)
      return c.body(null, 304, { ...HEADERS, ETag: etag });
    const file = await files.read(hash);
    if (!file) throw new HttpError('NOT_FOUND');
    return c.body(new Uint8Array(file.bytes), 200, {
      ...HEADERS,
      'Content-Type': file.type,
      ETag: etag,
    });
  });
}

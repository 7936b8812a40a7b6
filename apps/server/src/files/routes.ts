import type { Hono } from 'hono';
import type { Database } from '../database/database.ts';
import type { HttpEnv } from '../http/env.ts';
import { HttpError } from '../http-error.ts';
import { isToken } from '../secrets.ts';
import { FILES_PATH, readFile, readType } from './store.ts';

/** What someone has sent is shown as a picture and as nothing else, whatever its bytes say. */
const HEADERS = {
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Content-Disposition': 'inline',
  // An application that users are handed over to shows them too, on its own origin.
  'Cross-Origin-Resource-Policy': 'cross-origin',
  // The address is the hash of the bytes: it can only ever mean these. Of a person, so no shared cache.
  'Cache-Control': 'private, max-age=31536000, immutable',
} as const;

/** Mounts the pictures. Who knows the hash may see them: an `img` sends no token. */
export function mountFiles(app: Hono<HttpEnv>, db: Database): void {
  app.get(`${FILES_PATH}:hash`, async (c) => {
    const hash = c.req.param('hash');
    if (!isToken(hash)) throw new HttpError('NOT_FOUND');
    const etag = `"${hash}"`;
    const headersOf = (type: string) => ({ ...HEADERS, 'Content-Type': type, ETag: etag });
    // Who has the bytes is told that they are still kept: they are not read for that.
    if (c.req.header('if-none-match') === etag) {
      const type = await readType(db, hash);
      if (type !== undefined) return c.body(null, 304, headersOf(type));
    }
    const file = await readFile(db, hash);
    if (!file) throw new HttpError('NOT_FOUND');
    return c.body(new Uint8Array(file.bytes), 200, headersOf(file.type));
  });
}

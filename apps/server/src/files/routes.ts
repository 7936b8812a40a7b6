import type { Hono } from 'hono';
import type { Database } from '../database/database.ts';
import type { HttpEnv } from '../http/env.ts';
import { HttpError } from '../http-error.ts';
import { isToken } from '../secrets.ts';
import { FILES_PATH, readFile } from './store.ts';

/** What someone has sent is shown as a picture and as nothing else, whatever its bytes say. */
const HEADERS = {
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Content-Disposition': 'inline',
  // The address is the hash of the bytes: it can only ever mean these. Of a person, so no shared cache.
  'Cache-Control': 'private, max-age=31536000, immutable',
} as const;

/** Mounts the pictures. Who knows the hash may see them: an `img` sends no token. */
export function mountFiles(app: Hono<HttpEnv>, db: Database): void {
  app.get(`${FILES_PATH}:hash`, async (c) => {
    const hash = c.req.param('hash');
    const file = isToken(hash) ? await readFile(db, hash) : undefined;
    if (!file) throw new HttpError('NOT_FOUND');
    const headers = { ...HEADERS, 'Content-Type': file.type, ETag: `"${hash}"` };
    if (c.req.header('if-none-match') === headers.ETag) return c.body(null, 304, headers);
    return c.body(new Uint8Array(file.bytes), 200, headers);
  });
}

/** The baseline of `load.ts`: `node:http`, `pg` and `JSON.stringify`, with the signature of a token checked and nothing else. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';

interface Pool {
  query(text: string): Promise<{ readonly rows: readonly Record<string, unknown>[] }>;
}
/** The driver that the server has. */
const pg: { readonly Pool: new (settings: object) => Pool } = createRequire(
  new URL('../../apps/server/package.json', import.meta.url),
)('pg');

const { DATABASE_URL: connectionString, KEY = '', ROWS } = process.env;
const pool = new pg.Pool({ connectionString, max: 10 });

function isSigned(authorization = ''): boolean {
  const [header, payload, signature = ''] = authorization.replace(/^Bearer /, '').split('.');
  const own = createHmac('sha256', KEY).update(`${header}.${payload}`).digest();
  const sent = Buffer.from(signature, 'base64url');
  return own.length === sent.length && timingSafeEqual(own, sent);
}

const server = createServer(async (request, response) => {
  if (!isSigned(request.headers.authorization)) {
    response.writeHead(401).end();
    return;
  }
  const [page, count] = await Promise.all([
    pool.query(`select * from institution order by created_at desc, id desc limit ${Number(ROWS)}`),
    pool.query('select count(*)::int as total from institution'),
  ]);
  const body = {
    status: 'success',
    total: count.rows[0]?.total,
    data: { institutions: page.rows },
  };
  response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address) process.send?.(address.port);
});

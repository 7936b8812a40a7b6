/**
 * The baselines of `load.ts`: `node:http` and `pg`, with the signature of a token checked. With `STATEMENTS`, the recorded
 * statements of a call of the product, who is behind the token among them; without, two short ones on one table.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';

type Values = Readonly<Record<string, unknown>>;
interface Pool {
  query(statement: string | object): Promise<{ readonly rows: readonly Values[] }>;
}
/** The driver that the server has. */
const pg: { readonly Pool: new (settings: object) => Pool } = createRequire(
  new URL('../../apps/server/package.json', import.meta.url),
)('pg');

const { DATABASE_URL: connectionString, KEY = '', ROWS, STATEMENTS } = process.env;
const pool = new pg.Pool({ connectionString, max: 10 });

function isSigned(authorization = ''): boolean {
  const [header, payload, signature = ''] = authorization.replace(/^Bearer /, '').split('.');
  const own = createHmac('sha256', KEY).update(`${header}.${payload}`).digest();
  const sent = Buffer.from(signature, 'base64url');
  return own.length === sent.length && timingSafeEqual(own, sent);
}

/** The text of a response, or undefined for someone whose session is over. */
type Answer = () => Promise<string | undefined>;

/** The rows of one table, in an order that an index has, and their number. */
const simple: Answer = async () => {
  const [page, count] = await Promise.all([
    pool.query(`select * from institution order by created_at desc, id desc limit ${Number(ROWS)}`),
    pool.query('select count(*)::int as total from institution'),
  ]);
  return JSON.stringify({
    status: 'success',
    total: count.rows[0]?.total,
    data: { institutions: page.rows },
  });
};

/** The statements that the product sends, in its order, and its bytes. */
function same(lines: string): Answer {
  const statements = lines.split('\n').map((line): object => JSON.parse(line));
  const list = statements.pop() ?? {};
  const limit = Number(ROWS);
  return async () => {
    for (const statement of statements) {
      const { rows } = await pool.query(statement);
      if (rows.length === 0) return undefined;
    }
    const { rows } = await pool.query(list);
    const { results, total, json } = rows[0] ?? {};
    return `{"status":"success","results":${results},"total":${total},"page":1,"limit":${limit},"totalPages":${Math.ceil(Number(total) / limit)},"data":{"institutions":${json}}}`;
  };
}

const answer = STATEMENTS ? same(STATEMENTS) : simple;
const server = createServer(async (request, response) => {
  const body = isSigned(request.headers.authorization) ? await answer() : undefined;
  if (body === undefined) {
    response.writeHead(401).end();
    return;
  }
  response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8' });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address) process.send?.(address.port);
});

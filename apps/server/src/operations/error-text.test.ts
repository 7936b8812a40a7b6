import { createServer, type Socket } from 'node:net';
import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { ConfigError } from '../config/values.ts';
import { databases } from '../testing/app.ts';
import { errorText } from './error-text.ts';

const postgres = databases.flatMap((database) =>
  database.kind === 'postgres' ? [new URL(database.url)] : [],
);

/** The text for a PostgreSQL that cannot be used. */
async function failure(change: Partial<URL>): Promise<string> {
  const url = Object.assign(new URL(postgres[0]?.href ?? ''), change);
  const pool = new pg.Pool({ connectionString: url.href, connectionTimeoutMillis: 10_000 });
  try {
    await pool.query('select 1');
  } catch (error) {
    return errorText(error);
  } finally {
    await pool.end();
  }
  throw new Error(`${url.host} can be reached.`);
}

describe.runIf(postgres.length > 0)('a PostgreSQL that cannot be used', () => {
  it.each<[string, Partial<URL>, string]>([
    ['is not there', { port: '1' }, 'cannot be reached: connect ECONNREFUSED'],
    ['has a name that no one knows', { hostname: 'nowhere.invalid' }, 'cannot be reached'],
    ['has no such database', { pathname: '/nowhere' }, 'database "nowhere" does not exist'],
    ['knows no such user', { username: 'nobody', password: 'hidden' }, 'refused'],
  ])('%s: one line that names the setting, without the password', async (_what, change, said) => {
    const line = await failure(change);
    expect(line).toMatch(/^[^\n]+DATABASE_URL[^\n]*$/);
    expect(line).toContain(said);
    expect(line).not.toContain('hidden');
  });
});

it.each([
  ['speaks HTTP', (socket: Socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')],
  ['closes at once', (socket: Socket) => socket.destroy()],
  ['closes after the greeting', (socket: Socket) => socket.once('data', () => socket.end())],
  [
    'is a pooler that refuses a setting',
    (socket: Socket) =>
      socket.once('data', () => {
        const text = 'SFATAL\0C08P01\0Munsupported startup parameter: options\0\0';
        const head = Buffer.alloc(5);
        head.write('E');
        head.writeInt32BE(text.length + 4, 1);
        socket.end(Buffer.concat([head, Buffer.from(text, 'latin1')]));
      }),
  ],
])('%s where PostgreSQL should be: one line that names the setting', async (_what, answer) => {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => {});
    answer(socket);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const url = `postgres://booking:hidden@127.0.0.1:${port}/booking`;
  const pool = new pg.Pool({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    const line = errorText(await pool.query('select 1').catch((error: unknown) => error));
    expect(line).toMatch(/^[^\n]+DATABASE_URL[^\n]*$/);
    expect(line).not.toContain('hidden');
  } finally {
    await pool.end();
    for (const socket of sockets) socket.destroy();
    await new Promise((closed) => server.close(closed));
  }
});

it('keeps the stack of a bug, and only of a bug', () => {
  const fault = new TypeError('of ours');
  expect(errorText(fault)).toBe(fault.stack);
  expect(errorText(new ConfigError('PORT must be a number.'))).toBe('PORT must be a number.');
});

it('says which query failed and why, without its values', () => {
  const cause = new Error('value too long');
  const text = errorText(
    new DrizzleQueryError('insert into a values ($1)', ['$argon2id$x'], cause),
  );
  expect(text).toContain('Failed query: insert into a values ($1)');
  expect(text).toContain('Caused by: Error: value too long');
  expect(text).not.toContain('argon2');
});

import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { ConfigError } from '../config.ts';
import { databases } from '../testing/app.ts';
import { told } from './mistakes.ts';

const postgres = databases.flatMap((one) => (one.kind === 'postgres' ? [new URL(one.url)] : []));

/** What is written when no one can connect to an address. */
async function failure(change: Partial<URL>): Promise<string> {
  const url = Object.assign(new URL(postgres[0]?.href ?? ''), change);
  const pool = new pg.Pool({ connectionString: url.href, connectionTimeoutMillis: 10_000 });
  try {
    await pool.query('select 1');
  } catch (error) {
    return told(error);
  } finally {
    await pool.end();
  }
  throw new Error(`${url.host} can be reached.`);
}

describe.runIf(postgres.length > 0)('a PostgreSQL that no one gets into', () => {
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

it('keeps the stack of what is a fault of ours, and only of that', () => {
  const fault = new TypeError('of ours');
  expect(told(fault)).toBe(fault.stack);
  expect(told(new ConfigError('PORT must be a number.'))).toBe('PORT must be a number.');
});

import pg from 'pg';
import { vi } from 'vitest';
import { allDatabases } from './app.ts';

let databaseCount = 0;

/** Gives the address of a new, empty database of the tests' PostgreSQL, and removes it afterwards. */
export async function withNewDatabase(work: (url: string) => Promise<void>): Promise<void> {
  const postgres = allDatabases.find(({ kind }) => kind === 'postgres');
  if (postgres?.kind !== 'postgres') throw new Error('There is no PostgreSQL to test on.');
  databaseCount += 1;
  const name = `test_${process.pid}_${databaseCount}`;
  const admin = new pg.Pool({ connectionString: postgres.url, max: 1 });
  await admin.query(`create database ${name}`);
  const url = new URL(postgres.url);
  url.pathname = `/${name}`;
  try {
    await work(url.href);
  } finally {
    // PostgreSQL lets a database go when the last backend of closed connections has.
    await vi.waitFor(() => admin.query(`drop database ${name}`), { timeout: 300_000 });
    await admin.end();
  }
}

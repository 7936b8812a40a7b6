import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newPostgres } from '../../apps/server/src/testing/databases.ts';

/** Passes the PostgreSQL that `DATABASE_URL` names to `use`, or one of its own. */
export async function withPostgres<T>(use: (url: string) => Promise<T>): Promise<T> {
  const address = process.env.DATABASE_URL;
  if (address?.startsWith('postgres')) return use(address);
  const folder = mkdtempSync(path.join(tmpdir(), 'booking-bench-'));
  // PostgreSQL runs as another user, who must get through to its own folder.
  chmodSync(folder, 0o711);
  const { server, url } = await newPostgres(folder);
  try {
    return await use(url);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

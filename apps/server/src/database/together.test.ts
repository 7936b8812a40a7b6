import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SAMPLE_PASSWORD } from '@booking/api-client/sample';
import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { SAMPLE_INSTITUTES } from '../seed/sample.ts';
import { type Child, end, startChild } from '../testing/child.ts';
import { withNewDatabase } from '../testing/new-database.ts';

const CUTS = 20;

/** Ends every connection of a database again and again during requests, and waits until it responds again. */
async function cutAll(url: string, ask: () => Promise<Response>): Promise<void> {
  const admin = new pg.Client(url);
  await admin.connect();
  for (let cut = 0; cut < CUTS; cut += 1) {
    const asked = Array.from({ length: 10 }, ask);
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`,
    );
    for (const answer of await Promise.all(asked)) expect([200, 503]).toContain(answer.status);
  }
  await admin.end();
  await vi.waitUntil(async () => (await ask()).status === 200, { timeout: 300_000 });
}

describe('processes on one PostgreSQL', () => {
  it('start at once on an empty database: it is filled once, a session of one is one of all, and they outlive cut connections and stop cleanly', async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'booking-together-'));
    const children: Child[] = [];
    const start = async (env: Record<string, string>) => {
      const child = await startChild({ DATA_DIR: dataDir, PORT: '0', ...env });
      children.push(child);
      return child;
    };
    try {
      await withNewDatabase(async (DATABASE_URL) => {
        const [first, second] = await Promise.all([
          start({ DATABASE_URL }),
          start({ DATABASE_URL }),
        ]);
        const login = await fetch(`${first.origin}/api/v1/user/login`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ email: 'admin@booking.example', password: SAMPLE_PASSWORD }),
        });
        expect(login.status).toBe(200);
        const { accessToken } = (await login.json()) as { accessToken: string };
        const bearer = { Authorization: `Bearer ${accessToken}` };
        const list = await fetch(`${second.origin}/api/v1/institution?limit=20`, {
          headers: bearer,
        });
        expect(list.status).toBe(200);
        expect(await list.json()).toMatchObject({ total: SAMPLE_INSTITUTES });
        await cutAll(DATABASE_URL, () => fetch(list.url, { headers: bearer }));
        for (const child of children) expect(await end(child, 'SIGTERM')).toBe(0);
      });
    } finally {
      for (const child of children) await end(child, 'SIGKILL');
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { SAMPLE_PASSWORD } from '../seed/accounts.ts';
import { SAMPLE_INSTITUTES } from '../seed/sample.ts';
import { type Child, end, startChild } from '../testing/child.ts';
import { withNewDatabase } from '../testing/new-database.ts';

describe('processes on one PostgreSQL', () => {
  it('start at once on an empty database: it is filled once, and a session of one is one of all', async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'booking-together-'));
    const children: Child[] = [];
    const start = async (env: Record<string, string>) => {
      const child = await startChild({ DATA_DIR: dataDir, PORT: '0', ...env });
      children.push(child);
      return child;
    };
    try {
      await withNewDatabase(async (DATABASE_URL) => {
        const [one, other] = await Promise.all([start({ DATABASE_URL }), start({ DATABASE_URL })]);
        const login = await fetch(`${one.origin}/api/v1/user/login`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ email: 'admin@booking.example', password: SAMPLE_PASSWORD }),
        });
        expect(login.status).toBe(200);
        const { accessToken } = (await login.json()) as { accessToken: string };
        const list = await fetch(`${other.origin}/api/v1/institution?limit=20`, {
          headers: { Authorization: `Bearer ${accessToken}` },
        });
        expect(list.status).toBe(200);
        expect(await list.json()).toMatchObject({ total: SAMPLE_INSTITUTES });
        for (const child of children.splice(0)) expect(await end(child, 'SIGTERM')).toBe(0);
      });
    } finally {
      for (const child of children) await end(child, 'SIGKILL');
      rmSync(dataDir, { recursive: true, force: true });
    }
  }, 120_000);
});

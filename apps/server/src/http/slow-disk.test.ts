import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type EmbeddedDatabase, openPglite } from '../database/pglite.ts';
import { ADMIN, instituteForm, openTestApp, type TestApp } from '../testing/app.ts';
import { FAULTY, setFault } from '../testing/database/fault.ts';
import { copyPrepared } from '../testing/prepared.ts';

/** More than are written within the time of a request. */
const WRITES = 30;

describe('the embedded database on a slow disk', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'booking-slow-'));
  const dir = path.join(folder, 'db');
  const losses: string[] = [];
  let embedded: EmbeddedDatabase;
  let app: TestApp;
  let token: string;

  beforeAll(async () => {
    // Statements that are refused and lost here are logged.
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    copyPrepared('base', dir);
    embedded = await openPglite(dir, {
      entry: FAULTY,
      onChange: (error) => {
        if (error) losses.push(error.message);
      },
    });
    const socket = { host: embedded.socketDir, port: embedded.port };
    app = await openTestApp({ kind: 'pglite', socket });
    token = (await app.signIn(ADMIN)).accessToken;
  });
  afterEach(() => setFault(dir, null));
  afterAll(async () => {
    await app.close();
    await embedded.close();
    rmSync(folder, { recursive: true, force: true });
    vi.restoreAllMocks();
  });

  async function write(count: number) {
    const forms = [];
    for (let n = 0; n < count; n += 1) forms.push(await instituteForm(app.db));
    return forms.map((body) => {
      const headers = { 'Idempotency-Key': `slow-${body.code}` };
      const send = () => app.call('POST', '/institution', { token, body, headers });
      return { code: body.code, send };
    });
  }
  const count = async (code: string) => {
    const { body } = await app.call('GET', `/institution?search=${code}&limit=100`, { token });
    return body.data.institutions.filter((row: { code: string }) => row.code === code).length;
  };

  it('does each write once that it has acknowledged or is sent again, and reads in between', async () => {
    const writes = await write(WRITES);
    setFault(dir, 'slow');
    let isWriting = true;
    const sent = Promise.all(writes.map(({ send }) => send())).finally(() => {
      isWriting = false;
    });
    const reads: number[] = [];
    while (isWriting) {
      reads.push((await app.call('GET', '/user/me', { token })).status);
    }
    setFault(dir, null);
    for (const { status } of await sent) expect([201, 503]).toContain(status);
    expect(reads).toContain(200);
    expect(new Set([200, 503, ...reads]).size).toBe(2);
    for (const { code, send } of writes) {
      expect((await send()).status).toBe(201);
      expect(await count(code)).toBe(1);
    }
    // Slow is not lost: the thread was not taken for one that hangs.
    expect(losses).toEqual([]);
  });

  it('starts its thread again where the disk does not come back, and loses nothing it has acknowledged', async () => {
    const [before, during] = await write(2);
    expect((await before?.send())?.status).toBe(201);
    setFault(dir, 'stuck');
    expect((await during?.send())?.status).toBe(503);
    await vi.waitUntil(() => losses.length > 0, { timeout: 300_000 });
    setFault(dir, null);
    await vi.waitUntil(async () => (await during?.send())?.status === 201, { timeout: 300_000 });
    expect(await count(before?.code ?? '')).toBe(1);
    expect(await count(during?.code ?? '')).toBe(1);
  });
});

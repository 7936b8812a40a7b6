import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type EmbeddedDatabase, openPglite } from '../database/pglite.ts';
import { ADMIN, type Answered, instituteForm, openTestApp, type TestApp } from '../testing/app.ts';
import { institutes, saysAway, silenceErrors, until } from '../testing/away.ts';
import { FAULTY, setFault } from '../testing/database/fault.ts';
import { copyPrepared } from '../testing/prepared.ts';

silenceErrors();

describe('the embedded database on a disk that fails', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'booking-disk-'));
  const dir = path.join(folder, 'db');
  let embedded: EmbeddedDatabase;
  let app: TestApp;
  let token: string;
  const storedIds: string[] = [];
  let lost = 0;

  beforeAll(async () => {
    copyPrepared('base', dir);
    embedded = await openPglite(dir, {
      entry: FAULTY,
      onChange: (error) => {
        if (error) lost += 1;
      },
    });
    const socket = { host: embedded.socketDir, port: embedded.port };
    app = await openTestApp({ kind: 'pglite', socket });
    token = (await app.signIn(ADMIN)).accessToken;
    storedIds.push((await app.institute(token)).id);
  });
  afterEach(() => setFault(dir, null));
  afterAll(async () => {
    await app.close();
    await embedded.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const create = async () =>
    app.call('POST', '/institution', { token, body: await instituteForm(app.db) });

  it('is full: writes are answered 507, reads go on, and writes too once there is room', async () => {
    setFault(dir, 'full');
    // A write that fits into the existing pages is still done.
    let refused: Answered | undefined;
    while (!refused) {
      const answer = await create();
      if (answer.status === 201) storedIds.push(answer.body.data.institution._id);
      else refused = answer;
    }
    expect(refused.status).toBe(507);
    expect(refused.body).toMatchObject({ status: 'error', code: 'STORAGE_FULL' });
    expect(await institutes(app, token)).toEqual([...storedIds].sort());
    expect((await app.app.request('/readyz')).status).toBe(200);

    setFault(dir, null);
    const written = await create();
    expect(written.status).toBe(201);
    storedIds.push(written.body.data.institution._id);
    expect(await institutes(app, token)).toEqual([...storedIds].sort());
    expect(lost).toBe(0);
  });

  it('fails to write down: requests are answered 503 until it is back, by itself', async () => {
    const body = await instituteForm(app.db);
    setFault(dir, 'broken');
    const unanswered = await app.call('POST', '/institution', { token, body });
    expect(unanswered.status).toBe(503);
    await saysAway(app, token);
    setFault(dir, null);
    await until(200, () => app.call('GET', '/user/me', { token }));
    expect(await institutes(app, token)).toEqual(expect.arrayContaining(storedIds));
    expect((await create()).status).toBe(201);
    expect(lost).toBeGreaterThan(0);
  });
});

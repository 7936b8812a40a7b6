import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { otas } from '../ota/ota.ts';
import { ota } from '../schema/ota.ts';
import { ADMIN, databases, useTestApp } from '../testing/app.ts';
import { fingerprint } from '../testing/fingerprint.ts';
import type { WriteContext } from './context.ts';

describe.each(databases)('rows of the platform on $kind', (database) => {
  const test = useTestApp(database);
  let tenant: WriteContext;
  let platform: WriteContext;

  beforeAll(async () => {
    const { id } = await test.institute((await test.signIn(ADMIN)).accessToken);
    const now = new Date();
    tenant = { db: test.db, actor: { scope: { kind: 'institution', id }, userId: null }, now };
    platform = { db: test.db, actor: { scope: { kind: 'platform' }, userId: null }, now };
  });

  async function phone() {
    const [row] = await test.db.select().from(ota).where(eq(ota.code, 'PHONE'));
    if (!row) throw new Error('An installation starts with it.');
    return row;
  }

  it('are read by every tenant and written by none', async () => {
    const row = await phone();
    const before = await fingerprint(test.db);
    expect((await otas.list({ ...tenant, query: {} })).total).toBe(10);
    const values = { name: 'Heron', code: 'HERON', kind: 'OTA', order: 0 } as const;
    for (const write of [
      () => otas.insert(tenant, { ...values, modes: ['Api'] }),
      () => otas.update(tenant, row, { name: 'Heron' }),
      () => otas.remove(tenant, row),
    ]) {
      await expect(write()).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
    expect(await fingerprint(test.db)).toEqual(before);
  });

  it('keep their version when nothing changes, and are found by what has changed', async () => {
    const row = await phone();
    await otas.update(platform, row, { name: undefined });
    expect(await phone()).toEqual(row);
    await otas.update(platform, row, { name: 'Téléphone' });
    expect(await phone()).toMatchObject({ version: 1, searchText: ' telephone phone' });
    await otas.update(platform, await phone(), { isActive: false });
    expect(await phone()).toMatchObject({ version: 2, searchText: ' telephone phone' });
  });
});

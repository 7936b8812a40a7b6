import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { otas } from '../ota/ota.ts';
import { ota } from '../schema/ota.ts';
import { settingRows } from '../setting/rows.ts';
import { ADMIN, allDatabases, useTestApp } from '../testing/app.ts';
import { fingerprint } from '../testing/fingerprint.ts';
import { statementsOf } from '../testing/statements.ts';
import type { WriteContext } from './context.ts';

describe.each(allDatabases)('rows of the platform on $kind', (database) => {
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
      () => otas.updateAll(tenant, [{ row, changes: { name: 'Heron' } }]),
      () => otas.remove(tenant, row),
    ]) {
      await expect(write()).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
    expect(await fingerprint(test.db)).toEqual(before);
  });

  it('keep their version when nothing changes, and are found by what has changed', async () => {
    const row = await phone();
    const same = { name: row.name, modes: [...row.modes], credentialsSchema: [] };
    expect(await otas.update(platform, row, { ...same, website: undefined })).toBe(false);
    await otas.updateAll(platform, [{ row, changes: same }]);
    expect(await phone()).toEqual(row);
    await otas.update(platform, row, { name: 'Téléphone' });
    expect(await phone()).toMatchObject({ version: 1, searchText: ' telephone phone' });
    await otas.update(platform, await phone(), { isActive: false });
    expect(await phone()).toMatchObject({ version: 2, searchText: ' telephone phone' });
  });

  it('of an institute are added by that one alone', async () => {
    const { scope } = tenant.actor;
    const otherId = (await test.institute((await test.signIn(ADMIN)).accessToken)).id;
    const before = await fingerprint(test.db);
    for (const institutionId of [otherId, '0'.repeat(24)]) {
      const added = settingRows.insert(tenant, { institutionId });
      await expect(added).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
    expect(await fingerprint(test.db)).toEqual(before);
    const own = scope.kind === 'institution' ? scope.id : '';
    await settingRows.insert(tenant, { institutionId: own });
    await settingRows.insert(platform, { institutionId: otherId });
  });

  it('change together in one statement, each what it changes', async () => {
    const stored = await test.db.select().from(ota).orderBy(ota.order, ota.id).limit(3);
    const [first, second, third] = stored;
    if (!first || !second || !third) throw new Error('An installation starts with more.');
    const later = { ...platform, now: new Date(platform.now.getTime() + 60_000) };
    const sent = await statementsOf(() =>
      otas.updateAll(later, [
        { row: first, changes: { name: 'Première', website: undefined } },
        { row: second, changes: { isActive: !second.isActive, modes: ['ICal', 'Api'] } },
        { row: third, changes: { name: undefined } },
      ]),
    );
    expect(sent).toHaveLength(1);
    const after = await test.db.select().from(ota).orderBy(ota.order, ota.id).limit(3);
    const written = { updatedAt: later.now, updatedBy: null };
    expect(after).toEqual([
      {
        ...first,
        ...written,
        name: 'Première',
        searchText: ` premiere ${first.code.toLowerCase()}`,
        seenAs: 'première',
        version: first.version + 1,
      },
      {
        ...second,
        ...written,
        isActive: !second.isActive,
        modes: ['ICal', 'Api'],
        version: second.version + 1,
      },
      third,
    ]);
    expect(await statementsOf(() => otas.updateAll(later, []))).toEqual([]);
    const taken = [{ row: first, changes: { code: third.code } }];
    await expect(otas.updateAll(later, taken)).rejects.toMatchObject({ code: 'DUPLICATE' });
  });
});

import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { bkbtrSetting } from '../schema/bkbtr-setting.ts';
import { color, statusColor } from '../schema/color.ts';
import { generic } from '../schema/generic.ts';
import { meta } from '../schema/meta.ts';
import { ota } from '../schema/ota.ts';
import { pricing } from '../schema/pricing.ts';
import { rolePermission } from '../schema/role-permission.ts';
import { template } from '../schema/template.ts';
import { allDatabases, useTestApp } from '../testing/app.ts';
import { seedBase } from './base.ts';

describe.each(allDatabases)('what every installation has on $kind', (database) => {
  const test = useTestApp(database);

  const plans = async () => (await test.db.select().from(pricing)).map(({ key }) => key).sort();

  it('comes once: what someone removes or edits stays so at the next start', async () => {
    const all = await plans();
    await test.db.delete(pricing).where(eq(pricing.key, 'enterprise'));
    await test.db.update(pricing).set({ header: 'Gold' }).where(eq(pricing.key, 'basic'));
    await seedBase(test.db);
    expect(await plans()).toEqual(all.filter((key) => key !== 'enterprise'));
    const [basic] = await test.db.select().from(pricing).where(eq(pricing.key, 'basic'));
    expect(basic?.header).toBe('Gold');
  });

  it('comes once to processes that start together', async () => {
    await test.db.delete(meta);
    await test.db.delete(pricing);
    for (const table of [rolePermission, generic, ota, statusColor, color, template])
      await test.db.delete(table);
    await test.db.delete(bkbtrSetting);
    await Promise.all([seedBase(test.db), seedBase(test.db), seedBase(test.db)]);
    expect(await plans()).toHaveLength(4);
    expect(await test.db.$count(bkbtrSetting)).toBe(1);
    expect(await test.db.$count(statusColor)).toBe(16);
    expect(await test.db.$count(ota)).toBe(10);
    expect(await test.db.$count(rolePermission)).toBe(7 + 4 * 4);
  });
});

import { eq } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { assetRows } from '../asset/asset.ts';
import { categories } from '../category/category.ts';
import { colors } from '../color/colors.ts';
import { PLATFORM } from '../database/scope.ts';
import { otas } from '../ota/ota.ts';
import { pricings } from '../pricing/pricing.ts';
import { asset } from '../schema/asset.ts';
import { category } from '../schema/category.ts';
import { color } from '../schema/color.ts';
import { meta } from '../schema/meta.ts';
import { ota } from '../schema/ota.ts';
import { pricing } from '../schema/pricing.ts';
import { whatsapp } from '../schema/whatsapp.ts';
import { fillSeenNames } from '../seed/seen-names.ts';
import { ADMIN, databases, type Institute, useTestApp } from '../testing/app.ts';
import { idMakers } from '../testing/id-makers.ts';
import { actions } from '../whatsapp/actions.ts';
import type { WriteContext } from './context.ts';

/** A name that can be written in other ways. */
const NAME = 'Café Room';
const LOOKALIKES = [
  'café room',
  'CAFÉ ROOM',
  'Cafe\u0301 Room',
  'Café  Room',
  'Café\u00a0Room',
  'Café\u200b Room',
  'Caf\u00adé Room',
  'Ｃａｆé Ｒｏｏｍ',
  'Café Room\u200d',
];
const OTHERS = ['Cafe Room', 'CaféRoom', 'क्\u200dष', 'क्ष'];

interface Kind {
  readonly field: 'name' | 'code' | 'header';
  readonly make: 'categoryId' | 'assetId' | 'otaId' | 'colorId' | 'actionId' | 'planId';
  readonly table: PgTable & { readonly id: AnyPgColumn; readonly seenAs: AnyPgColumn };
  readonly rename: (context: WriteContext, id: string, name: string) => Promise<boolean>;
}

/** Everything that is unique by its name. */
const kinds: Readonly<Record<string, Kind>> = {
  category: {
    field: 'name',
    make: 'categoryId',
    table: category,
    rename: (context, id, name) => categories.update(context, { id, ...blank }, { name }),
  },
  asset: {
    field: 'code',
    make: 'assetId',
    table: asset,
    rename: (context, id, code) => assetRows.update(context, { id }, { code }),
  },
  OTA: {
    field: 'name',
    make: 'otaId',
    table: ota,
    rename: (context, id, name) => otas.update(context, { id, ...blank }, { name }),
  },
  colour: {
    field: 'name',
    make: 'colorId',
    table: color,
    rename: (context, id, name) => colors.update(context, { id, ...blank }, { name }),
  },
  message: {
    field: 'name',
    make: 'actionId',
    table: whatsapp,
    rename: (context, id, name) => actions.update(context, { id, ...blank }, { name }),
  },
  plan: {
    field: 'header',
    make: 'planId',
    table: pricing,
    rename: (context, id, header) => pricings.update(context, { id, ...blank }, { header }),
  },
};
/** Fields that search texts are made of; no test looks at them. */
const blank = { name: '', code: '', hex: '', header: '', key: '', level: '', templateName: '' };

describe.each(databases)('names that must differ on $kind', (database) => {
  const test = useTestApp(database);
  let context: WriteContext;
  let home: Institute;

  beforeAll(async () => {
    home = await test.institute((await test.signIn(ADMIN)).accessToken);
    context = { db: test.db, actor: { scope: PLATFORM, userId: null }, now: new Date() };
  });

  it.each(Object.entries(kinds))('no %s looks like another one', async (_kind, kind) => {
    const { field, make, rename, table } = kind;
    const [first, second] = [await idMakers[make](test, home), await idMakers[make](test, home)];
    await rename(context, first, NAME);
    for (const name of LOOKALIKES) {
      await expect(rename(context, second, name), JSON.stringify(name)).rejects.toMatchObject({
        code: 'DUPLICATE',
        details: { errors: [{ path: field, code: 'taken' }] },
      });
    }
    for (const name of OTHERS) expect(await rename(context, second, name), name).toBe(true);
    // Its own name can be written otherwise.
    expect(await rename(context, first, LOOKALIKES[0] ?? '')).toBe(true);

    // Rows that an older release has written, two of one name among them.
    const third = await idMakers[make](test, home);
    await rename(context, third, 'Garden');
    await test.db.update<PgTable>(table).set({ seenAs: null });
    await rename(context, second, 'Ｇａｒｄｅｎ');
    await test.db.update<PgTable>(table).set({ seenAs: null });
    await test.db.delete(meta).where(eq(meta.key, 'seenNames'));
    await fillSeenNames(test.db, new Date());
    const rows = await test.db
      .select({ id: table.id, seen: table.seenAs })
      .from<PgTable>(table)
      .where(eq(table.seenAs, 'garden'));
    expect(rows.map(({ id }) => id)).toEqual([second]);
    await expect(rename(context, first, 'GARDEN')).rejects.toMatchObject({ code: 'DUPLICATE' });
  });
});

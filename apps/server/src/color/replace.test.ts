import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { RECOLORED_AT_ONCE } from '../category/recolor.ts';
import { unaudited } from '../database/audit-context.ts';
import { inTransaction } from '../database/transaction.ts';
import { Interrupted } from '../housekeeping/progress.ts';
import { auditEntry } from '../schema/audit-entry.ts';
import { category } from '../schema/category.ts';
import { color } from '../schema/color.ts';
import { colorRemoval } from '../schema/color-removal.ts';
import { ADMIN, oneDatabase, useTestApp } from '../testing/app.ts';
import { finishColorRemovals } from './replace.ts';

const COUNT = 5 * RECOLORED_AT_ONCE;

describe.each(oneDatabase)('a colour that a thousand categories have on $kind', (database) => {
  const test = useTestApp(database);
  let token: string;
  let old: string;
  let replaceBy: string;

  beforeAll(async () => {
    token = (await test.signIn(ADMIN)).accessToken;
    const home = await test.institute(token);
    await test.furnish(home);
    const { body } = await test.call('GET', '/color?isUsed=false&limit=2', { token });
    [old, replaceBy] = body.data.colors.map(({ _id }: { _id: string }) => _id);
    await unaudited(() =>
      inTransaction(test.db, async (tx) => {
        await tx.execute(sql`insert into ${category} select copy.* from ${category} first,
          generate_series(1, ${COUNT}::int) n, jsonb_populate_record(first, jsonb_build_object(
            'id', lpad(to_hex(n), 24, '0'), 'name', 'Copy ' || n, 'code', 'C' || n, 'color_id', ${old}::text)) copy
          where first.institution_id = ${home.id}`);
      }),
    );
  });

  const left = () => test.db.$count(category, eq(category.colorId, old));
  const listed = async () => {
    const { body } = await test.call('GET', '/color?limit=100', { token });
    return body.data.colors.map(({ _id }: { _id: string }) => _id);
  };

  it('leaves the palette with the call, and the database with the last category', async () => {
    expect(await listed()).toContain(old);
    const removed = await test.call('DELETE', `/color/${old}`, { token, body: { replaceBy } });
    expect(removed.status, JSON.stringify(removed.body)).toBe(200);
    expect(await left()).toBe(COUNT - RECOLORED_AT_ONCE);
    expect(await listed()).not.toContain(old);
    // The replacement can't be deleted before the end.
    const refused = await test.call('DELETE', `/color/${replaceBy}`, { token, body: {} });
    expect([refused.status, refused.body.code]).toEqual([409, 'IN_USE']);
    // Does one slice, as a process that ends after it.
    const reach = async () => {
      throw new Interrupted();
    };
    await expect(finishColorRemovals(test.db, new Date(), { after: '', reach })).rejects.toThrow(
      Interrupted,
    );
    expect(await left()).toBe(COUNT - 2 * RECOLORED_AT_ONCE);
    await Promise.all([1, 2].map(() => finishColorRemovals(test.db, new Date())));
    expect(await left()).toBe(0);
    expect(await test.db.$count(category, eq(category.colorId, replaceBy))).toBe(COUNT);
    expect(await test.db.$count(category, sql`${category.version} > 1`)).toBe(0);
    expect(await test.db.$count(color, eq(color.id, old))).toBe(0);
    expect(await test.db.$count(colorRemoval)).toBe(0);
    const entries = await test.db
      .select()
      .from(auditEntry)
      .where(and(eq(auditEntry.recordId, old), eq(auditEntry.action, 'delete')));
    expect(entries).toMatchObject([{ call: 'color.remove', userName: 'Anjali Menon' }]);
  });
});

import { addDays } from '@booking/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { category } from '../schema/category.ts';
import { channel } from '../schema/channel.ts';
import { ota } from '../schema/ota.ts';
import { rate } from '../schema/rate.ts';
import { whatsapp } from '../schema/whatsapp.ts';
import { databases } from '../testing/app.ts';
import { idMakers } from '../testing/id-makers.ts';
import { makeChannel } from '../testing/make-rows.ts';
import { useReferences } from '../testing/references.ts';

describe.each(databases)('what something refers to on $kind', (database) => {
  const { test, home, send, done, packageOf, savePackages, setRate, tomorrow } =
    useReferences(database);

  it('of a message is there, and what it names already stays', async () => {
    const id = await idMakers.actionId(test, home);
    const path = `/whatsapp/${id}`;
    const none = '0123456789abcdef01234567';
    for (const [body, field] of [
      [{ conditions: { sources: [none] } }, 'conditions.sources'],
      [{ conditions: { categories: [none] } }, 'conditions.categories'],
      [{ audience: { kind: 'Role', role: 'No one' } }, 'audience.role'],
    ] as const) {
      const { status, body: refused } = await send('PATCH', path, body);
      expect({ status, errors: refused.errors }).toMatchObject({
        status: 400,
        errors: [{ path: field }],
      });
    }
    // Of the time when any id was taken: it can be left there, and taken out.
    const conditions = { minNights: null, sources: [none], paymentStatus: [], categories: [] };
    await test.db.update(whatsapp).set({ conditions }).where(eq(whatsapp.id, id));
    await done('PATCH', path, { conditions: { ...conditions, minNights: 2 } });
    await done('PATCH', path, { conditions: { ...conditions, sources: [] } });
  });

  it('is the default package while prices start from its rates, and a code that comes back begins empty', async () => {
    const id = await idMakers.categoryId(test, home);
    await test.db.update(category).set({ basePriceMinor: 450_000 }).where(eq(category.id, id));
    const both = [packageOf('EP', true), packageOf('CP')];
    await done(...savePackages(...both));
    await setRate({ categories: [id] }, { price: { mode: 'set', value: 6_500 } });
    const day = await tomorrow();
    const price = async () => {
      const path = `/rate?institution=${home.id}&startDate=${day}&endDate=${day}&resolve=true`;
      return (await done('GET', path)).rates.rows[0].cells[0].price;
    };
    for (const ask of [
      savePackages(packageOf('EP'), packageOf('CP', true)),
      savePackages(packageOf('ROOM', true), packageOf('CP')),
      savePackages(packageOf('CP', true)),
    ]) {
      const { status, body } = await send(...ask);
      expect(status, JSON.stringify(body)).toBe(409);
      expect(body).toMatchObject({
        code: 'IN_USE',
        errors: [{ path: 'rates.ratePackages', code: 'in_use' }],
        data: { blockers: [{ what: 'rates', count: 1, names: [day] }] },
      });
      expect(await price()).toBe(6_500);
    }
    // Over, so it keeps nothing; and it does not come back.
    await setRate({ categories: [id], ratePackages: ['CP'] }, { stopSell: true });
    const isCp = sql`${rate.institutionId} = ${home.id} and ${rate.ratePackage} = 'CP'`;
    await test.db
      .update(rate)
      .set({ date: addDays(day, -2) })
      .where(isCp);
    await done(...savePackages(packageOf('EP', true)));
    await done(...savePackages(...both));
    expect(await test.db.$count(rate, isCp)).toBe(0);

    // A reset takes packages away as well.
    await done('POST', '/rate', {
      institution: home.id,
      changes: [
        {
          scope: { categories: [id], ratePackages: ['CP'] },
          ranges: [{ startDate: day, endDate: day }],
          set: { stopSell: true },
        },
      ],
    });
    const reset = await send('PATCH', '/setting/save', { institution: home.id, reset: true });
    expect(reset.body).toMatchObject({ code: 'IN_USE', data: { blockers: [{ what: 'rates' }] } });
  });

  it('names an OTA in the code of no connection once it is used', async () => {
    const channelId = await makeChannel(test, home);
    const [row] = await test.db.select().from(channel).where(eq(channel.id, channelId));
    const body = { code: 'ANOTHER' };
    const { status } = await send('PATCH', `/ota/${row?.otaId}`, body);
    expect(status).toBe(422);
    const [otaRow] = await test.db
      .select()
      .from(ota)
      .where(eq(ota.id, row?.otaId ?? ''));
    expect(otaRow?.code).not.toBe('ANOTHER');
  });
});

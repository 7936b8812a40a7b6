import { category as categorySchema, generic as genericSchema } from '@booking/api-client/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { databases, type Institute } from '../testing/app.ts';
import { useCategories } from '../testing/categories.ts';

describe.each(databases)('categories on $kind', (database) => {
  const categories = useCategories(database);
  const { send, deluxe, test, add, professional, addImage, pixels } = categories;

  it('[API-03 generic.list] [STATE-01 generics] lists what each template rents', async () => {
    const templates = (await send('GET', '/template?sort=createdAt')).body.data.templates;
    const { body } = await send('GET', `/generic?template=${templates[0]._id}`);
    expect(z.parse(z.array(genericSchema), body.data.generics)[0]).toMatchObject({
      key: 'room',
      name: { one: 'Room', many: 'Rooms' },
      bookingUnit: 'night',
    });
    expect(body.total).toBe(11);
  });

  it('[API-03 category.create] [API-03 category.get] [API-03 category.list] keeps what is sent', async () => {
    const { body, status } = await send('POST', '/category', {
      ...deluxe(),
      extraBeds: { count: 1, adultCharge: 800.5 },
      genericFlags: { bookableOnline: true },
    });
    expect({ status, body }).toMatchObject({ status: 201 });
    const { category } = body.data;
    expect(z.parse(categorySchema, category)).toMatchObject({
      code: 'DLX',
      basePrice: 4500,
      currency: 'INR',
      maxOccupancy: 4,
      extraBeds: { count: 1, adultCharge: 800.5, childCharge: 0 },
      genericFlags: {
        isGeneric: false,
        autoAssign: true,
        showOnCalendar: true,
        bookableOnline: true,
      },
      order: 0,
      assetCount: 0,
    });
    const got = await send('GET', `/category/${category._id}`);
    expect(got.body.data.category).toEqual(category);
    const list = await send(
      'GET',
      `/category/getAll?institution=${categories.tenant.id}&search=lake`,
    );
    expect(list.body.data.categories).toEqual([category]);
  });
  const codesOf = async (own: Institute): Promise<string[]> => {
    const { body } = await send('GET', `/category/getAll?institution=${own.id}`);
    return body.data.categories.map(({ code }: { code: string }) => code);
  };

  it('[API-03 category.update] [ENT-09] changes a category, of another version not', async () => {
    const own = await test.institute(categories.token);
    const { _id } = await add(own, 'Deluxe', 'DLX');
    const change = { name: 'Deluxe Garden', genericFlags: { isGeneric: true }, basePrice: 5000.5 };
    const { body } = await send('PATCH', `/category/${_id}`, { ...change, __v: 0 });
    expect(body.data.category).toMatchObject({
      ...change,
      genericFlags: { isGeneric: true, autoAssign: true },
      __v: 1,
    });
    const late = await send('PATCH', `/category/${_id}`, { name: 'Late', __v: 0 });
    expect(late.body).toMatchObject({ code: 'VERSION_CONFLICT', data: { name: 'Deluxe Garden' } });
  });

  it.each([
    [{ basePrice: 4500.123 }, 'basePrice', 'VALIDATION'],
    [{ generic: '0'.repeat(24) }, 'generic', 'VALIDATION'],
    [{ color: '0'.repeat(24) }, 'color', 'VALIDATION'],
    [{ institution: '0'.repeat(24) }, 'institution', 'VALIDATION'],
    [{ baseOccupancy: 5 }, 'maxOccupancy', 'BUSINESS_RULE'],
  ])('refuses %j, naming the field', async (change, path, code) => {
    const own = await test.institute(categories.token);
    const body = { ...deluxe(), institution: own.id, ...change };
    expect((await send('POST', '/category', body)).body).toMatchObject({
      code,
      errors: [{ path }],
    });
  });

  it('refuses a base price below the least of the settings', async () => {
    const own = await test.institute(categories.token);
    const settings = { institution: own.id, rates: { minRate: 900 } };
    expect((await send('PATCH', '/setting/save', settings)).status).toBe(200);
    const body = { ...deluxe(), institution: own.id, basePrice: 899 };
    const refused = { code: 'BUSINESS_RULE', errors: [{ path: 'basePrice' }] };
    expect((await send('POST', '/category', body)).body).toMatchObject(refused);
    const { _id, basePrice } = await add(own, 'Deluxe', 'DLX');
    const changed = await send('PATCH', `/category/${_id}`, { basePrice: 0 });
    expect(changed.body).toMatchObject(refused);
    // Nor the other way round.
    const least = (minRate: number) =>
      send('PATCH', '/setting/save', { institution: own.id, rates: { minRate } });
    expect((await least(basePrice + 0.01)).body).toMatchObject({
      code: 'BUSINESS_RULE',
      message: `Deluxe costs INR ${basePrice}. Change its base price first.`,
      errors: [{ path: 'rates.minRate' }],
    });
    expect((await least(basePrice)).status).toBe(200);
  });

  it('[API-03 category.updateCodes] swaps codes, and changes all or none', async () => {
    const own = await professional();
    const deluxeRow = await add(own, 'Deluxe', 'DLX');
    const standardRow = await add(own, 'Standard', 'STD');
    await add(own, 'Suite', 'STE');
    const write = (codes: object[]) =>
      send('PATCH', '/category/codesUpdate', { institution: own.id, codes });
    const swapped = await write([
      { _id: deluxeRow._id, code: 'std' },
      { _id: standardRow._id, code: 'dlx' },
    ]);
    expect(swapped.status, JSON.stringify(swapped.body)).toBe(200);
    expect(await codesOf(own)).toEqual(['STD', 'DLX', 'STE']);
    const refused = await write([
      { _id: deluxeRow._id, code: 'NEW' },
      { _id: standardRow._id, code: 'STE' },
    ]);
    expect(refused.body).toMatchObject({ code: 'DUPLICATE', errors: [{ path: 'codes.1.code' }] });
    expect(await codesOf(own)).toEqual(['STD', 'DLX', 'STE']);
  });

  it('[API-03 category.updateOrder] takes the whole set in its order, or nothing', async () => {
    const own = await professional();
    const ids: string[] = [];
    for (const code of ['A', 'B', 'C']) ids.push((await add(own, `Room ${code}`, code))._id);
    const write = (orders: object[]) =>
      send('PATCH', '/category/orderUpdate', { institution: own.id, orders });
    const orders = ids.map((_id, index) => ({ _id, order: 2 - index }));
    expect((await write(orders)).status).toBe(200);
    expect(await codesOf(own)).toEqual(['C', 'B', 'A']);
    expect((await write(orders.slice(1))).body).toMatchObject({ code: 'VERSION_CONFLICT' });
    expect(await codesOf(own)).toEqual(['C', 'B', 'A']);
  });

  it('[API-03 category.remove] deletes an unused category, and says what uses another', async () => {
    const own = await test.institute(categories.token);
    const { _id } = await add(own, 'Deluxe', 'DLX');
    const unit = { institution: own.id, category: _id, name: 'Room 1', code: '1' };
    const [asset] = (await send('POST', '/asset', unit)).body.data.assets;
    const used = await send('DELETE', `/category/${_id}`);
    expect(used.body).toMatchObject({
      code: 'IN_USE',
      data: { blockers: [{ what: 'assets', count: 1 }] },
    });
    expect((await send('DELETE', `/asset/${asset._id}`)).status).toBe(200);
    expect((await send('DELETE', `/category/${_id}`)).body.data).toBeNull();
    expect((await send('GET', `/category/${_id}`)).status).toBe(404);
  });

  it('gives a cloned institute the categories, and no prices in another currency', async () => {
    const own = await professional();
    const { _id } = await add(own, 'Deluxe', 'DLX');
    await add(own, 'Standard', 'STD');
    await addImage(_id, await pixels('#0f766e'));
    const copied = async (change: object) => {
      const clone = await test.institute(categories.token, { cloneOf: own.id, ...change });
      const { body } = await send('GET', `/category/getAll?institution=${clone.id}`);
      return body.data.categories;
    };
    const [deluxe, standard] = await copied({});
    expect(deluxe).toMatchObject({ code: 'DLX', basePrice: 4500, assetCount: 0, __v: 0 });
    expect(deluxe.images).toHaveLength(1);
    expect(standard).toMatchObject({ code: 'STD', order: 1 });
    expect((await copied({ currency: 'USD' }))[0]).toMatchObject({ code: 'DLX', basePrice: 0 });
  });

  it('[API-03 category.checkGenerics] says what the plan allows, and keeps to it', async () => {
    const own = await test.institute(categories.token);
    await test.db.execute(sql`
      update subscription set plan_snapshot = json_build_object('entitlements', pricing.entitlements,
        'limits', pricing.limits), plan_name = 'Basic' from pricing
      where pricing.key = 'basic' and subscription.institution_id = ${own.id}`);
    const check = async () =>
      (await send('GET', `/category/checkGenerics?institution=${own.id}`)).body.data;
    const before = await check();
    expect(before.generics[0]).toMatchObject({ available: true, reason: null, categoryCount: 0 });
    expect(before.limits).toEqual({
      categories: { max: 1, used: 0 },
      assets: { max: 10, used: 0 },
    });
    await add(own, 'Deluxe', 'DLX');
    const after = await check();
    const reason = 'Basic includes 1 category.';
    expect(after.generics[0]).toMatchObject({ available: false, reason, categoryCount: 1 });
    const body = { ...deluxe(), institution: own.id, name: 'Second', code: 'SEC' };
    expect((await send('POST', '/category', body)).body).toMatchObject({
      code: 'NOT_ENTITLED',
      errors: [{ path: 'name', message: reason }],
    });
    await test.db.execute(sql`
      update subscription set status = 'Expired' where institution_id = ${own.id}`);
    expect((await check()).limits).toEqual({ categories: null, assets: null });
  });
});

import { category as categorySchema, generic as genericSchema } from '@booking/api-client/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ADMIN, databases, type Institute, useTestApp } from '../testing/app.ts';

describe.each(databases)('categories on $kind', (database) => {
  const test = useTestApp(database);
  let token: string;
  let tenant: Institute;
  let generic: string;

  beforeAll(async () => {
    token = (await test.signIn(ADMIN)).accessToken;
    tenant = await test.institute(token);
    generic = (await send('GET', `/category/checkGenerics?institution=${tenant.id}`)).body.data
      .generics[0].generic._id;
  });

  const send = (method: string, path: string, body?: unknown) =>
    test.call(method, path, { token, body });
  const deluxe = () => ({
    institution: tenant.id,
    generic,
    name: 'Deluxe Lake View',
    code: 'dlx',
    basePrice: 4500,
  });

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
    const list = await send('GET', `/category/getAll?institution=${tenant.id}&search=lake`);
    expect(list.body.data.categories).toEqual([category]);
  });
});

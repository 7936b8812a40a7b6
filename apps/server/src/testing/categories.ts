import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll } from 'vitest';
import { ADMIN, type Institute, useTestApp } from './app.ts';
import type { TestDatabase } from './databases.ts';

/** An institute that makes categories. */
export function useCategories(database: TestDatabase) {
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

  const professional = async () => {
    const own = await test.institute(token);
    await test.db.execute(sql`
      update subscription set plan_snapshot = json_build_object('entitlements', pricing.entitlements,
        'limits', pricing.limits) from pricing
      where pricing.key = 'professional' and subscription.institution_id = ${own.id}`);
    return own;
  };
  const add = async (own: Institute, name: string, code: string) => {
    const body = { ...deluxe(), institution: own.id, name, code };
    return (await send('POST', '/category', body)).body.data.category;
  };

  const pixels = (background: string) =>
    sharp({ create: { width: 400, height: 300, channels: 3, background } })
      .png()
      .toBuffer();
  const addImage = async (id: string, bytes: Buffer) => {
    const body = new FormData();
    body.append('image', new File([new Uint8Array(bytes)], 'lake.png'));
    body.append('alt', 'The lake');
    return test.call('PATCH', `/category/${id}`, { token, body });
  };

  return {
    add,
    addImage,
    deluxe,
    pixels,
    professional,
    send,
    get tenant() {
      return tenant;
    },
    test,
    get token() {
      return token;
    },
  };
}

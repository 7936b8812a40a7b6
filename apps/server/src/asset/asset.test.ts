import { asset as assetSchema } from '@booking/api-client/contract';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ADMIN, databases, type Institute, useTestApp } from '../testing/app.ts';
import { statementsOf } from '../testing/statements.ts';

describe.each(databases)('assets on $kind', (database) => {
  const test = useTestApp(database);
  let token: string;
  let tenant: Institute;
  let deluxe: string;
  let suite: string;

  const send = (method: string, path: string, body?: unknown) =>
    test.call(method, path, { token, body });
  const listed = async (query = '') =>
    (await send('GET', `/asset?institution=${tenant.id}&limit=100${query}`)).body;
  const codes = async (query = ''): Promise<string[]> =>
    (await listed(query)).data.assets.map(({ code }: { code: string }) => code);
  const add = (...assets: object[]) => send('POST', '/asset', { institution: tenant.id, assets });
  const unit = (code: string, more: object = {}) => ({
    category: deluxe,
    name: `Room ${code}`,
    code,
    ...more,
  });

  beforeAll(async () => {
    token = (await test.signIn(ADMIN)).accessToken;
  });

  /** An institute with two categories and three rooms, on a plan that has all. */
  async function house() {
    tenant = await test.institute(token);
    await plan('professional');
    const { body } = await send('GET', `/category/checkGenerics?institution=${tenant.id}`);
    const generic = body.data.generics[0].generic._id;
    const category = async (name: string, code: string) => {
      const form = { institution: tenant.id, generic, name, code, basePrice: 4500 };
      return (await send('POST', '/category', form)).body.data.category._id;
    };
    deluxe = await category('Deluxe', 'DLX');
    suite = await category('Suite', 'STE');
    await add(unit('2'), unit('10'), unit('1', { floor: 'G', tags: ['lake'] }));
  }
  const plan = (key: string) =>
    test.db.execute(sql`
      update subscription set plan_snapshot = json_build_object('entitlements', pricing.entitlements,
        'limits', pricing.limits), plan_name = pricing.header from pricing
      where pricing.key = ${key} and subscription.institution_id = ${tenant.id}`);

  it('[API-03 asset.create] [API-03 asset.get] [API-03 asset.list] [API-03 asset.forTable] [ENT-09] keeps what is sent', async () => {
    await house();
    const { body, status } = await send('POST', '/asset', {
      institution: tenant.id,
      ...unit('3', {
        status: 'OutOfOrder',
        statusReason: { reason: 'Painting', from: '2026-12-01' },
        blocks: [{ startDate: '2026-12-24', endDate: '2026-12-26', type: 'Owner', reason: '' }],
        priceAdjustment: { mode: 'percent', value: 10 },
      }),
    });
    expect(status, JSON.stringify(body)).toBe(201);
    const [asset] = z.parse(z.array(assetSchema), body.data.assets);
    expect(asset).toMatchObject({
      code: '3',
      category: { code: 'DLX' },
      statusReason: { reason: 'Painting', until: null },
      order: 3,
    });
    expect((await send('GET', `/asset/${asset?._id}`)).body.data.asset).toEqual(asset);
    expect(await codes()).toEqual(['2', '10', '1', '3']);
    expect(await codes('&sort=-code')).toEqual(['10', '3', '2', '1']);
    expect(await codes('&floor=G&tag=lake&status=Available&search=lake')).toEqual(['1']);
    const table = await send('GET', `/asset/forTable?institution=${tenant.id}&category=${deluxe}`);
    expect(table.body.data.assets.map(({ code }: { code: string }) => code)).toEqual([
      '1',
      '2',
      '3',
      '10',
    ]);
  });

  it.each([
    [{ code: '10' }, 'assets.1.code', 'DUPLICATE'],
    [{ code: 'x' }, 'assets.1.code', 'DUPLICATE'],
    [{ category: '0'.repeat(24) }, 'assets.1.category', 'VALIDATION'],
    [{ status: 'OutOfOrder' }, 'statusReason', 'VALIDATION'],
    [{ connectingAssets: ['0'.repeat(24)] }, 'connectingAssets.0', 'VALIDATION'],
  ])('adds none where one is refused: %j', async (change, path, code) => {
    await house();
    const { body } = await add(unit('X'), unit('99', change));
    expect(body).toMatchObject({ code, errors: [{ path }] });
    expect(await codes()).toEqual(['2', '10', '1']);
  });

  it('names the fields of one asset, as it does those of several', async () => {
    await house();
    const { body } = await send('POST', '/asset', { institution: tenant.id, ...unit('') });
    expect(body).toMatchObject({ code: 'VALIDATION', errors: [{ path: 'code' }] });
  });

  it('keeps to the limit of the plan, and leaves what is over it', async () => {
    await house();
    await plan('basic');
    const more = Array.from({ length: 8 }, (_, index) => unit(`N${index}`));
    const { body } = await add(...more);
    expect(body).toMatchObject({
      code: 'NOT_ENTITLED',
      errors: [{ path: 'assets', message: expect.stringContaining('includes 10 assets') }],
    });
    expect((await add(...more.slice(1))).status).toBe(201);
    expect(await codes()).toHaveLength(10);
  });

  it('[API-03 asset.update] moves an asset behind those of its new category', async () => {
    await house();
    const [first] = (await listed()).data.assets;
    await add(unit('S1', { category: suite }));
    const change = { category: suite, code: '02', status: 'Inactive', __v: 0 };
    const { body } = await send('PATCH', `/asset/${first._id}`, change);
    expect(body.data.asset).toMatchObject({
      category: { code: 'STE' },
      code: '02',
      status: 'Inactive',
      order: 1,
      __v: 1,
    });
    const late = await send('PATCH', `/asset/${first._id}`, { name: 'Late', __v: 0 });
    expect(late.body).toMatchObject({ code: 'VERSION_CONFLICT', data: { code: '02' } });
    const taken = await send('PATCH', `/asset/${first._id}`, { code: '10' });
    expect(taken.body).toMatchObject({ code: 'DUPLICATE', errors: [{ path: 'code' }] });
  });

  it('[API-03 asset.updateOrder] takes all assets of a category in their order, or nothing', async () => {
    await house();
    const assets: { _id: string }[] = (await listed()).data.assets;
    const orders = assets.map(({ _id }, index) => ({ _id, order: 2 - index }));
    const write = (some: object[]) =>
      send('PATCH', '/asset/orderUpdate', {
        institution: tenant.id,
        category: deluxe,
        orders: some,
      });
    expect((await write(orders)).status).toBe(200);
    expect(await codes()).toEqual(['1', '10', '2']);
    expect((await write(orders.slice(1))).body).toMatchObject({ code: 'VERSION_CONFLICT' });
    expect(await codes()).toEqual(['1', '10', '2']);
  });

  it('[API-03 asset.updateMany] counts first, changes what differs, and needs asset management', async () => {
    await house();
    const write = (body: object) =>
      send('PATCH', '/asset/updateAssets', { institution: tenant.id, ...body });
    const lake = { filter: { category: [deluxe] }, set: { floor: 'G', tags: ['lake'] } };
    const counted = await write({ ...lake, dryRun: true });
    expect(counted.body.data.result).toEqual({ matched: 3, changed: 2, dryRun: true });
    expect(await codes('&tag=lake')).toEqual(['1']);
    let done = counted;
    const sent = await statementsOf(async () => {
      done = await write(lake);
    });
    expect(sent.filter(({ text }) => /^\s*update "asset"/.test(text))).toHaveLength(1);
    expect(done.body.data.result).toEqual({ matched: 3, changed: 2, dryRun: false });
    expect(await codes('&tag=lake&search=lake')).toEqual(['2', '10', '1']);
    const ids = (await listed()).data.assets.slice(0, 2).map(({ _id }: { _id: string }) => _id);
    await write({ ids, set: { category: suite } });
    expect(await codes(`&category=${suite}`)).toEqual(['2', '10']);
    const places = async () =>
      (await listed(`&category=${suite}`)).data.assets.map((row: { order: number }) => row.order);
    expect(await places()).toEqual([0, 1]);
    const none = await write({ filter: { tag: [] }, set: { floor: 'G' }, dryRun: true });
    expect(none.body.data.result).toEqual({ matched: 0, changed: 0, dryRun: true });
    await plan('standard');
    expect((await write(lake)).body).toMatchObject({ code: 'NOT_ENTITLED' });
  });

  it('changes no more assets by a filter than may be named', async () => {
    await house();
    const copies = (from: number, to: number) =>
      test.db.execute(sql`
      insert into asset select (jsonb_populate_record(asset, jsonb_build_object(
          'id', lpad(to_hex(n), 24, '0'), 'code', 'N' || n, 'code_key', 'N' || n, 'seen_as', 'n' || n))).*
        from asset, generate_series(${from}::int, ${to}::int) as n
        where institution_id = ${tenant.id} and code = '1'`);
    // 1,000 in all.
    await copies(1, 997);
    const write = (dryRun: boolean) =>
      send('PATCH', '/asset/updateAssets', {
        institution: tenant.id,
        filter: { isActive: true },
        set: { floor: 'G' },
        dryRun,
      });
    expect((await write(true)).body.data.result).toMatchObject({ matched: 1000 });
    await copies(998, 998);
    for (const dryRun of [true, false]) {
      const { status, body } = await write(dryRun);
      expect([status, body.errors]).toEqual([
        400,
        [
          {
            path: 'filter',
            code: 'too_big',
            message: 'The filter finds 1,001 assets. Filter to 1,000 or fewer.',
          },
        ],
      ]);
    }
  });

  it('[API-03 asset.remove] deletes an asset', async () => {
    await house();
    const [first] = (await listed()).data.assets;
    expect((await send('DELETE', `/asset/${first._id}`)).body.data).toBeNull();
    expect(await codes()).toEqual(['10', '1']);
  });
});

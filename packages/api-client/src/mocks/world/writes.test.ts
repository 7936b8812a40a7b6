import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Client, createClient, memoryStorage } from '../../index.ts';
import { found, groundOf } from '../../testing/ground.ts';
import { mockApi } from '../index.ts';
import { createWorld, type World } from './world.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const PLATFORM = 'admin@booking.example';
const OWNER = 'owner@booking.example';
let world: World;
let api: Client;

function signedIn(email: string): Client {
  const client = createClient({
    ...{ baseUrl: 'https://api.test/api/v1', storage: memoryStorage() },
  });
  client.session.begin(world.signIn(email));
  return client;
}

beforeEach(() => {
  world = createWorld({ now: new Date('2026-11-28T06:00:00.000Z') });
  server.use(...mockApi({ world }));
  api = signedIn(PLATFORM);
});

describe('what is written', () => {
  test('is listed, and gone once it is deleted', async () => {
    const color = await api.color.create({ name: 'Peacock', hex: '#005f73', group: 'tag' });
    const peacocks = () => api.color.list({ search: 'peacock' });
    expect((await peacocks()).items).toEqual([color]);
    await api.color.remove(color._id);
    expect((await peacocks()).total).toBe(0);
  });

  test('is counted, named and found by everything that shows it', async () => {
    const { home, categories } = groundOf(world);
    const category = found(categories[0]);
    const room = { category: category._id, name: 'Room 909', code: '909' };
    await api.asset.create({ institution: home._id, ...room });
    const { counts } = await api.institution.get(home._id);
    expect(counts.assets).toBe(home.counts.assets + 1);
    expect((await api.category.get(category._id)).assetCount).toBe(category.assetCount + 1);

    await api.category.update(category._id, { name: 'Lake Room' });
    const { items } = await api.asset.list({ category: category._id, search: '909' });
    expect(items).toMatchObject([{ code: '909', category: { name: 'Lake Room' } }]);
  });

  test('is refused from an older version, with the document as it is now', async () => {
    const { home } = groundOf(world);
    const saved = await api.institution.update(home._id, { notes: 'Call first', __v: home.__v });
    const again = api.institution.update(home._id, { notes: 'Write first', __v: home.__v });
    await expect(again).rejects.toMatchObject({
      status: 409,
      code: 'VERSION_CONFLICT',
      body: { data: { notes: 'Call first', __v: saved.__v } },
    });
  });

  test('is refused where a value is taken, by field', async () => {
    const [first, second] = world.colors();
    const twice = api.color.update(found(first)._id, { name: found(second).name });
    await expect(twice).rejects.toMatchObject({
      code: 'DUPLICATE',
      fields: [{ path: 'name', code: 'taken' }],
    });
  });

  test('is refused where it is still in use, with what uses it', async () => {
    const { categories } = groundOf(world);
    await expect(api.category.remove(found(categories[0])._id)).rejects.toMatchObject({
      code: 'IN_USE',
      body: { data: { blockers: [{ what: 'assets' }] } },
    });
  });

  test('is refused where a rule forbids it', async () => {
    const { home } = groundOf(world);
    const code = api.institution.update(home._id, { code: 'OTHER' });
    await expect(code).rejects.toMatchObject({ status: 422, fields: [{ path: 'code' }] });
    const status = api.institution.changeStatus(home._id, { status: 'Pending' });
    await expect(status).rejects.toMatchObject({ code: 'INVALID_TRANSITION' });
  });

  test('is paid, reversed and due', async () => {
    const { subscription } = groundOf(world);
    const pay = {
      action: 'recordPayment',
      amount: 500,
      paidOn: '2026-11-27',
      method: 'UPI',
    } as const;
    const paid = await api.subscription.update(subscription._id, pay);
    expect(paid.accountBalance).toBe(subscription.accountBalance - 500);
    const entry = found(paid.entries?.[0])._id;
    const back = { action: 'reversePayment', entry, reason: 'It bounced' } as const;
    const reversed = await api.subscription.update(subscription._id, back);
    expect(reversed.accountBalance).toBe(subscription.accountBalance);
  });

  test('makes a price of the days that it names, which can be taken back', async () => {
    const { home, categories } = groundOf(world);
    const { _id: category, basePrice } = found(categories[0]);
    const day = { startDate: '2026-12-24', endDate: '2026-12-24' };
    const price = async () => {
      const query = { institution: home._id, ...day, category, resolve: true };
      return (await api.rate.list(query)).rows[0]?.cells[0]?.price;
    };
    const set = { price: { mode: 'percent', value: 25 } } as const;
    const change = { scope: { categories: [category] }, ranges: [day], set };
    const { batch } = await api.rate.create({ institution: home._id, changes: [change] });
    expect(await price()).toBe(basePrice * 1.25);
    await api.rate.create({ institution: home._id, undoBatch: batch ?? '' });
    expect(await price()).toBe(basePrice);
  });

  test('is made to all rows that match', async () => {
    const { _id, total, counts } = await api.bulk.create({
      ...{ list: 'institution.list', query: 'status=Active' },
      ...{ call: 'institution.update', addTag: 'winter' },
    });
    expect(counts.Changed).toBe(total);
    expect((await api.institution.list({ tag: 'winter' })).total).toBe(0);
    await api.bulk.run(_id);
    expect((await api.institution.list({ tag: 'winter' })).total).toBe(total);
  });
});

describe('someone of an institute', () => {
  test('reaches its own rows alone', async () => {
    const owner = signedIn(OWNER);
    const { home } = groundOf(world);
    expect((await owner.institution.list()).items.map(({ _id }) => _id)).toEqual([home._id]);
    const foreign = found(world.assets().find(({ institution }) => institution !== home._id));
    await expect(owner.asset.get(foreign._id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('does what the role permits', async () => {
    const owner = signedIn(OWNER);
    const create = owner.color.create({ name: 'Peacock', hex: '#005f73', group: 'tag' });
    await expect(create).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const { role, permissions } = await owner.user.me();
    expect(role).toBe('Owner');
    expect(permissions).toContain('asset.create');
  });

  test('reads only while the institute is suspended', async () => {
    const { home, assets } = groundOf(world);
    const reason = { code: 'legal', note: 'Licence under review.' } as const;
    await api.institution.changeStatus(home._id, { status: 'Suspended', reason });
    const write = signedIn(OWNER).asset.update(found(assets[0])._id, { notes: 'Corner' });
    await expect(write).rejects.toMatchObject({ code: 'INSTITUTION_SUSPENDED' });
  });
});

describe('a session', () => {
  test('begins with the right password alone', async () => {
    const { email, password } = found(world.accounts[0]);
    await expect(api.user.login({ email, password: 'guess' })).rejects.toMatchObject({
      code: 'WRONG_CREDENTIALS',
    });
    await expect(api.user.login({ email, password })).resolves.toHaveProperty('accessToken');
  });

  test('is refreshed once when its access token is too old', async () => {
    const before = api.session.tokens();
    world.expireAccessTokens();
    await Promise.all([api.user.me(), api.color.list()]);
    expect(api.session.tokens()?.refreshToken).not.toBe(before?.refreshToken);
  });

  test('ends with a sign-out', async () => {
    await api.user.logout();
    await expect(api.user.me()).rejects.toMatchObject({ kind: 'auth' });
  });

  test('is not needed where the mock says who calls', async () => {
    server.use(...mockApi({ world, signedInAs: OWNER }));
    const client = createClient({
      ...{ baseUrl: 'https://api.test/api/v1', storage: memoryStorage() },
    });
    expect(await client.user.me()).toMatchObject({ email: OWNER });
  });
});

describe('papers', () => {
  test('each line has one, numbered within its kind and year; only what is payable says how to pay', async () => {
    const settings = await api.bkbtrSetting.get();
    if (!settings?.papers) throw new TypeError('The world has no settings of papers.');
    const papers = { ...settings.papers, bank: 'Account 0123456789' };
    await api.bkbtrSetting.save({ papers, __v: settings.__v });
    const { items } = await api.paper.list({ limit: 100, sort: 'createdAt' });
    const numbers = items.map(({ kind, number }) => `${kind} ${number}`);
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const { kind, due, bank, taxable, taxes, total } of items) {
      expect(bank !== null).toBe(due > 0 && kind === 'taxInvoice');
      const parts = taxes.reduce((sum, { amount }) => sum + amount, taxable ?? total);
      expect(parts).toBeCloseTo(total, 2);
    }
  });
});

import {
  addDays,
  ENTITLEMENTS,
  type Entitlement,
  type RateCreate,
  type RateResult,
  type Rates,
  rateResult,
  rates as ratesSchema,
} from '@booking/api-client/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect } from 'vitest';
import * as z from 'zod/mini';
import { category } from '../schema/category.ts';
import { subscription } from '../schema/subscription.ts';
import { ADMIN, type Institute, useTestApp } from './app.ts';
import type { TestDatabase } from './databases.ts';
import { idMakers } from './id-makers.ts';

export type Change = NonNullable<RateCreate['changes']>[number];

/** An institute with three categories, whose rates are read and saved. */
export function useRates(database: TestDatabase) {
  const test = useTestApp(database);
  let token: string;
  let home: Institute;
  let categories: string[];
  let today: string;

  beforeAll(async () => {
    token = (await test.signIn(ADMIN)).accessToken;
  });

  beforeEach(async () => {
    home = await test.institute(token);
    categories = [];
    for (const price of [420_000, 780_000, 75_000]) {
      const id = await idMakers.categoryId(test, home);
      await test.db.update(category).set({ basePriceMinor: price }).where(eq(category.id, id));
      categories.push(id);
    }
    today = (await list({ endDate: '2026-01-01', startDate: '2026-01-01' })).today;
  });

  async function list(query: Readonly<Record<string, string>>, as = token): Promise<Rates> {
    const search = new URLSearchParams({ institution: home.id, resolve: 'true', ...query });
    const { status, body } = await test.call('GET', `/rate?${search}`, { token: as });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(z.parse(ratesSchema, body.data.rates)).toEqual(body.data.rates);
    return body.data.rates;
  }

  const post = (body: object, as = token) =>
    test.call('POST', '/rate', { token: as, body: { institution: home.id, ...body } });

  async function save(body: object): Promise<RateResult> {
    const { status, body: sent } = await post(body);
    expect(status, JSON.stringify(sent)).toBe(201);
    expect(z.parse(rateResult, sent.data.result)).toEqual(sent.data.result);
    return sent.data.result;
  }

  const days = (from: number, to: number) => [
    { startDate: addDays(today, from), endDate: addDays(today, to) },
  ];
  const of = (...some: string[]) => ({ categories: some });
  const priced = (value: number, from = 1, to = from, at = 0): Change => ({
    scope: of(categories[at] ?? ''),
    ranges: days(from, to),
    set: { price: { mode: 'set', value } },
  });
  const window = (from: number, to: number) => ({
    startDate: addDays(today, from),
    endDate: addDays(today, to),
  });
  const pricesOf = ({ rows }: Rates, ratePackage = 'EP') =>
    rows
      .filter((row) => row.ratePackage === ratePackage)
      .map(({ cells }) => cells.map(({ price }) => price));

  const withPackages = async () => {
    const ratePackages = [
      { key: 'EP', name: 'Room only', mode: 'amount', value: 0, meals: [], isDefault: true },
      { key: 'CP', name: 'Breakfast', mode: 'amount', value: 450, meals: [], isDefault: false },
      { key: 'MAP', name: 'Half board', mode: 'percent', value: 20, meals: [], isDefault: false },
    ];
    const body = { institution: home.id, rates: { ratePackages } };
    const { status } = await test.call('PATCH', '/setting/save', { token, body });
    expect(status).toBe(200);
  };
  const entitle = (...more: Entitlement[]) =>
    test.db
      .update(subscription)
      .set({
        planSnapshot: {
          entitlements: [...ENTITLEMENTS.basic, ...more],
          limits: {
            categories: null,
            assets: null,
            users: null,
            channels: null,
            messagesPerMonth: null,
          },
        },
      })
      .where(eq(subscription.institutionId, home.id));

  return {
    get categories() {
      return categories;
    },
    days,
    entitle,
    get home() {
      return home;
    },
    list,
    of,
    post,
    priced,
    pricesOf,
    save,
    test,
    get today() {
      return today;
    },
    get token() {
      return token;
    },
    window,
    withPackages,
  };
}

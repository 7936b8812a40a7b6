import { type Pricing, pricing as pricingSchema } from '@booking/api-client/contract';
import { beforeAll, expect } from 'vitest';
import * as z from 'zod/mini';
import { ADMIN, useTestApp } from './app.ts';
import type { TestDatabase } from './databases.ts';
import { stopAtNoon } from './noon.ts';

/** The plans of a template, and the calls that change them. */
export function usePricingPlans(database: TestDatabase) {
  const { today } = stopAtNoon();
  const test = useTestApp(database);
  let token: string;
  let template: string;
  let planCount = 0;

  beforeAll(async () => {
    token = (await test.signIn(ADMIN)).accessToken;
    const { body } = await test.call('GET', '/template?sort=createdAt', { token });
    template = body.data.templates[0]._id;
  });

  const send = (method: string, path: string, body?: unknown) =>
    test.call(method, path, { token, body });

  const list = async (query = '') =>
    z.parse(
      z.array(pricingSchema),
      (await send('GET', `/pricing?limit=100&template=${template}${query}`)).body.data.pricings,
    );

  const planOf = async (key: string): Promise<Pricing> => {
    const plan = (await list()).find((row) => row.key === key);
    if (!plan) throw new Error(`There is no plan ${key}.`);
    return plan;
  };

  const fields = (changes: object = {}) => {
    planCount += 1;
    const names = { key: `plan-${planCount}`, header: `Plan ${planCount}` };
    return { template, ...names, priceType: 'Fixed', price: 1499.5, ...changes };
  };

  const add = async (changes: object = {}): Promise<Pricing> => {
    const { status, body } = await send('POST', '/pricing', fields(changes));
    expect(status, JSON.stringify(body)).toBe(201);
    return z.parse(pricingSchema, body.data.pricing);
  };

  return {
    add,
    fields,
    list,
    planOf,
    send,
    get template() {
      return template;
    },
    test,
    today,
    get token() {
      return token;
    },
  };
}

import { pricing } from '@booking/api-client/contract';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ADMIN, databases, useTestApp } from '../testing/app.ts';

describe.each(databases)('plans on $kind', (database) => {
  const test = useTestApp(database);

  it('[ENT-06] [API-03 pricing.list] are listed in their order, of one template, each with its id', async () => {
    const { accessToken: token } = await test.signIn(ADMIN);
    const { id } = await test.institute(token);
    const found = await test.call('GET', `/institution/${id}`, { token });
    const template = found.body.data.institution.template._id;
    const { body } = await test.call('GET', `/pricing?template=${template}&sort=order`, { token });
    const plans = z.parse(z.array(pricing), body.data.pricings);
    expect(plans.map(({ key, price }) => ({ key, price }))).toEqual([
      { key: 'basic', price: 999 },
      { key: 'standard', price: 1999 },
      { key: 'professional', price: 3999 },
      { key: 'enterprise', price: null },
    ]);
    expect(new Set(plans.map(({ _id }) => _id)).size).toBe(4);
    const [first] = plans;
    const byId = await test.call('GET', `/pricing?_id=${first?._id}`, { token });
    expect(byId.body.data.pricings).toEqual([first]);
    expect(new Set(plans.map((plan) => plan.template._id))).toEqual(new Set([template]));
  });
});

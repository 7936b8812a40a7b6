import type { Pricing } from '@booking/api-client';
import type { Resolvers } from '@booking/api-client/mocks';
import { mockRows, present } from './mock-rows.ts';
import { aPlan, type PlanRow } from './plans.ts';

interface Filters {
  readonly template?: readonly string[] | undefined;
  readonly isActive?: boolean | undefined;
}

/** The calls about plans, over rows in memory. */
export function mockPlans(first: readonly PlanRow[]): Resolvers {
  const rows = mockRows(first, (row, { template, isActive }: Filters) => {
    const isOf = template?.includes(row.template._id) ?? true;
    return isOf && (isActive ?? row.isActive) === row.isActive;
  });
  let planCount = 0;
  return {
    'pricing.list': ({ input }) => {
      const page = rows.list({ input });
      return { ...page, items: page.items.toSorted((a, b) => a.order - b.order) };
    },
    'pricing.create': ({ input: { template, inherits, ...fields } }) => {
      planCount += 1;
      const values = valuesOf(fields);
      return rows.create(
        aPlan({ ...values, _id: `f${planCount}`.padEnd(24, '0'), order: fields.order ?? 9 }),
      );
    },
    'pricing.update': ({ id, input: { inherits, moveExisting, ...fields } }) => {
      const hidden = fields.isActive === false ? { isPublic: false } : {};
      const change = { ...valuesOf(fields), ...hidden, __v: fields.__v };
      return rows.update(id, { ...change, ...(fields.header && { name: fields.header }) });
    },
    'pricing.remove': ({ id }) => rows.remove(id),
  };
}

type Written = Parameters<NonNullable<Resolvers['pricing.update']>>[0]['input'];

/** Returns the values of a request, as a stored plan has them. */
function valuesOf({ features, limits, inherits, __v, ...fields }: Written): Partial<Pricing> {
  return {
    ...present(fields),
    ...(features && {
      features: features.map(({ key, label, note = null }) => ({ key, label, note })),
    }),
    ...(limits && {
      limits: { ...aPlan().limits, ...present(limits) },
    }),
  };
}

import type { Routes } from '@booking/api-client/contract';
import { eq } from 'drizzle-orm';
import { appUser } from '../schema/tenant.ts';
import type { Institute, TestApp } from './app.ts';

/** Makes, or finds, one row that belongs to a tenant, and answers its id. */
export type IdMaker = (test: TestApp, tenant: Institute) => Promise<string>;

type SignedLine = {
  [G in keyof Routes]: {
    [C in keyof Routes[G]]: Routes[G][C] extends `${string} !public` ? never : Routes[G][C];
  }[keyof Routes[G]];
}[keyof Routes];

type Param<L> = L extends `${string}{${infer P}}${string}` ? P : never;

/**
 * How a row of each resource comes to be, by the name that its id has in paths. A call with a new
 * kind of id does not compile here until it says how; the tests of tenants and of bad input then
 * cover it.
 */
export const idMakers: Readonly<Record<Param<SignedLine>, IdMaker>> = {
  instituteId: async (_test, tenant) => tenant.id,
  userId: async (test, tenant) => {
    const [owner] = await test.db
      .select({ id: appUser.id })
      .from(appUser)
      .where(eq(appUser.email, tenant.ownerEmail));
    if (!owner) throw new Error(`${tenant.ownerEmail} is no one.`);
    return owner.id;
  },
};

import type { Entitlement } from '@booking/api-client/contract';
import { eq } from 'drizzle-orm';
import { beforeAll } from 'vitest';
import { category as categoryTable } from '../schema/category.ts';
import { subscription } from '../schema/subscription.ts';
import { ADMIN, type Institute, useTestApp } from './app.ts';
import type { TestDatabase } from './databases.ts';
import { idMakers } from './id-makers.ts';

export const KEY = 'the key of this installation';

export const credentialsSchema = [
  { key: 'hotelId', label: 'Hotel ID', type: 'text', required: true },
  { key: 'password', label: 'Password', type: 'secret', required: true },
  { key: 'region', label: 'Region', type: 'select', required: false, options: ['EU', 'Asia'] },
];
export const mappingSchema = [
  { key: 'ratePlan', label: 'Rate plan', type: 'number', required: false },
];

/** An institute with an OTA to connect to, and another one. */
export function useConnections(database: TestDatabase) {
  const test = useTestApp(database, { secretsKeys: [KEY] });
  let admin: string;
  let owner: string;
  let mine: Institute;
  let otherInstitute: Institute;
  let ota: string;
  let category: string;
  let connection: object;

  async function include({ id }: Institute, ...entitlements: Entitlement[]) {
    const limits = { categories: null, assets: null, users: null, channels: 2 };
    const planSnapshot = { entitlements, limits: { ...limits, messagesPerMonth: null } };
    await test.db
      .update(subscription)
      .set({ planSnapshot })
      .where(eq(subscription.institutionId, id));
  }

  beforeAll(async () => {
    admin = (await test.signIn(ADMIN)).accessToken;
    mine = await test.institute(admin);
    otherInstitute = await test.institute(admin);
    owner = (await test.signIn(mine.ownerEmail)).accessToken;
    await include(mine, 'channelManager');
    await include(otherInstitute, 'channelManager');
    category = await idMakers.categoryId(test, mine);
    await priceOf(1);
    const body = {
      ...{ name: 'Lagoon Stays', code: 'LAGOON', kind: 'OTA', modes: ['Manual', 'Api'] },
      ...{ credentialsSchema, mappingSchema, supportedRestrictions: ['minStayArrival'] },
    };
    const answer = await test.call('POST', '/ota', { token: admin, body });
    ota = answer.body.data.ota._id;
    connection = {
      ...{ ota, title: 'Lagoon', propertyCode: 'LKV-9', mode: 'Manual' },
      credentials: { hotelId: '42', password: 'correct horse' },
    };
  });

  const priceOf = (basePriceMinor: number) =>
    test.db.update(categoryTable).set({ basePriceMinor }).where(eq(categoryTable.id, category));
  const save = (channels: readonly object[], { id } = mine, token = owner) =>
    test.call('PATCH', `/institution/${id}`, { token, body: { channels } });

  return {
    get admin() {
      return admin;
    },
    get category() {
      return category;
    },
    get connection() {
      return connection;
    },
    include,
    get mine() {
      return mine;
    },
    get ota() {
      return ota;
    },
    get otherInstitute() {
      return otherInstitute;
    },
    get owner() {
      return owner;
    },
    priceOf,
    save,
    test,
  };
}

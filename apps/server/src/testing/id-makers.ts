import { POLICY_DEFAULTS, type Routes, routes } from '@booking/api-client/contract';
import { eq, getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { newId } from '../database/id.ts';
import { asset } from '../schema/asset.ts';
import { bankLine } from '../schema/bank-line.ts';
import { bulkJob } from '../schema/bulk.ts';
import { category } from '../schema/category.ts';
import { color } from '../schema/color.ts';
import { created } from '../schema/columns.ts';
import * as tables from '../schema/index.ts';
import { note } from '../schema/note.ts';
import { notice } from '../schema/notice.ts';
import { ota } from '../schema/ota.ts';
import { paper } from '../schema/paper.ts';
import { policy, policyVersion } from '../schema/policy.ts';
import { pricing } from '../schema/pricing.ts';
import { subscription } from '../schema/subscription.ts';
import { template } from '../schema/template.ts';
import { appUser, institution } from '../schema/tenant.ts';
import { whatsapp } from '../schema/whatsapp.ts';
import type { Institute, TestApp } from './app.ts';
import { genericOf, homeOf } from './home-of.ts';
import { passkeyOfColleague } from './make-passkey.ts';
import { upgrade } from './plan-limits.ts';

/** Makes, or finds, one row that belongs to a tenant, and returns its id. */
export type IdMaker = (test: TestApp, tenant: Institute) => Promise<string>;

type SignedLine = {
  [G in keyof Routes]: {
    [C in keyof Routes[G]]: Routes[G][C] extends `${string} !public` ? never : Routes[G][C];
  }[keyof Routes[G]];
}[keyof Routes];

type Param<L> = L extends `${string}{${infer P}}${string}` ? P : never;

type IdName = Param<SignedLine>;

/**
 * How rows come to be, by the name that their id has in paths, where `makeRow` does not know. A call with a new kind of
 * id that is not named after its table does not compile here until it says how.
 */
const makers: Readonly<
  Record<Exclude<IdName, `${keyof typeof tables}Id`>, IdMaker> & Partial<Record<IdName, IdMaker>>
> = {
  instituteId: async (_test, tenant) => tenant.id,
  userId: async (test, tenant) => {
    const [owner] = await test.db
      .select({ id: appUser.id })
      .from(appUser)
      .where(eq(appUser.email, tenant.ownerEmail));
    if (!owner) throw new Error(`${tenant.ownerEmail} is no one.`);
    return owner.id;
  },
  // Every institution begins with one.
  subscriptionId: async (test, tenant) => {
    const [row] = await test.db
      .select({ id: subscription.id })
      .from(subscription)
      .where(tenant.id ? eq(subscription.institutionId, tenant.id) : undefined)
      .limit(1);
    if (!row) throw new Error('There is no subscription.');
    return row.id;
  },
  // A job of its owner alone.
  bulkId: async (test, tenant) => {
    const id = newId();
    const userId = await idMakers.userId(test, tenant);
    const change = { body: { status: 'Inactive' } };
    const times = { createdAt: new Date(), servedAt: new Date() };
    await test.db.insert(bulkJob).values({
      id,
      userId,
      change,
      list: 'user.list',
      call: 'user.update',
      status: 'Checked',
      total: 0,
      ...times,
    });
    return id;
  },
  // A passkey of a colleague: the administrator could not sign in again with one that no authenticator has.
  passkeyId: async (test, tenant) => passkeyOfColleague(test.db, tenant.ownerEmail),
  noteId: async (test, tenant) => {
    const id = newId();
    const { id: institutionId } = await homeOf(test, tenant);
    await test.db.insert(note).values({
      ...{ id, institutionId, text: id, nextStep: id, searchText: ` ${id}` },
      ...created(null, new Date()),
    });
    return id;
  },
  paperId: async (test, tenant) => {
    const id = newId();
    const { id: institutionId } = await homeOf(test, tenant);
    const party = { legalName: id, address: [], gstin: null, state: null };
    const before = await test.db.$count(paper);
    await test.db.insert(paper).values({
      id,
      institutionId,
      kind: 'receipt',
      number: id.slice(-16),
      financialYear: '1999-00',
      sequence: before + 1,
      day: '1999-04-01',
      subscriptionId: await idMakers.subscriptionId(test, tenant),
      entryId: id,
      currency: 'INR',
      totalMinor: 100,
      taxes: [],
      dueMinor: 0,
      searchedAs: ` ${id}`,
      content: {
        supplier: { ...party, email: '', phone: '' },
        buyer: { ...party, name: id, code: '' },
        placeOfSupply: null,
        text: 'Payment',
        sac: null,
        totalInWords: 'One Rupee Only',
        reverseCharge: null,
        about: null,
        payment: { day: '1999-04-01', method: 'UPI', reference: null },
        bank: null,
        upiId: null,
        footer: null,
      },
      ...created(null, new Date()),
    });
    return id;
  },
  noticeId: async (test, tenant) => {
    const id = newId();
    const { id: institutionId } = await homeOf(test, tenant);
    await test.db.insert(notice).values({
      id,
      institutionId,
      subscriptionId: await idMakers.subscriptionId(test, tenant),
      kind: 'planMoved',
      day: '1999-04-01',
      occasion: id,
      status: 'Sent',
      email: `${id}@lakeview.example`,
      subject: id,
      text: id,
      sentAt: new Date(),
      ...created(null, new Date()),
    });
    return id;
  },
  // A bank line of the platform, for all tenants.
  bankLineId: async (test) => {
    const id = newId();
    const line = { day: '1999-04-01', amountMinor: 100, text: `NEFT ${id}`, hash: id } as const;
    await test.db.insert(bankLine).values({
      ...{ id, ...line, status: 'Open', searchText: line.text.toLowerCase() },
      ...created(null, new Date()),
    });
    return id;
  },
  planId: async (test) => {
    const id = newId();
    const [home] = await test.db.select({ id: template.id }).from(template).limit(1);
    const facts = { key: `p${id}`, header: id, level: '', searchText: id, currency: 'INR' };
    await test.db.insert(pricing).values({
      id,
      templateId: home?.id ?? '',
      ...facts,
      priceMinor: 99_900,
      trialDays: 0,
      order: 0,
      ...created(null, new Date()),
    });
    return id;
  },
  colorId: async (test) => {
    const id = newId();
    const hex = `#${id.slice(-6)}`;
    const facts = { group: 'tag', textColor: '#000000', isTextColorAuto: true, order: 0 } as const;
    await test.db
      .insert(color)
      .values({ id, name: id, hex, searchText: id, ...facts, ...created(null, new Date()) });
    return id;
  },
  policyId: async (test, { id: institutionId }) => {
    await upgrade(test, institutionId);
    const [row] = await test.db
      .select({ id: policy.id })
      .from(policy)
      .where(eq(policy.institutionId, institutionId));
    if (row) return row.id;
    const id = newId();
    const now = new Date();
    await test.db.insert(policy).values({ id, institutionId, ...created(null, now) });
    const first = { versionNo: 1, content: POLICY_DEFAULTS, effectiveFrom: now };
    await test.db.insert(policyVersion).values({ id: newId(), policyId: id, ...first });
    return id;
  },
  otaId: async (test) => {
    const id = newId();
    const facts = { kind: 'OTA', order: 0 } as const;
    const names = { name: id, code: id.toUpperCase(), searchText: id };
    await test.db
      .insert(ota)
      .values({ id, ...names, ...facts, modes: ['Manual'], ...created(null, new Date()) });
    return id;
  },
  actionId: async (test, tenant) => {
    const id = newId();
    const [home] = tenant.id
      ? [tenant]
      : await test.db.select({ id: institution.id }).from(institution).limit(1);
    const institutionId = home?.id ?? '';
    await upgrade(test, institutionId);
    await test.db.insert(whatsapp).values({
      id,
      institutionId,
      name: id,
      searchText: ` ${id}`,
      event: 'manualShare',
      trigger: 'Immediate',
      audience: { kind: 'Guest', role: null, phone: null },
      conditions: { minNights: null, sources: [], paymentStatus: [], categories: [] },
      stopAfter: 'always',
      status: 'Draft',
      ...created(null, new Date()),
    });
    return id;
  },
  categoryId: makeCategory,
  assetId: async (test, tenant) => {
    const categoryId = await makeCategory(test, tenant);
    const [home] = await test.db
      .select({ id: category.institutionId })
      .from(category)
      .where(eq(category.id, categoryId));
    const id = newId();
    const code = id.slice(-16);
    await test.db.insert(asset).values({
      id,
      institutionId: home?.id ?? '',
      categoryId,
      name: id,
      code,
      codeKey: code,
      searchText: id,
      order: 0,
      ...created(null, new Date()),
    });
    return id;
  },
};

const tableMakers = Object.entries<PgTable>(tables)
  .filter(([name]) => Object.values(routesOf(name)).some((line) => line.includes(`{${name}Id}`)))
  .map(([name, table]): [string, IdMaker] => [`${name}Id`, ({ db }) => makeRow(db, table)]);

/** How a row of each resource comes to be. The tests of tenants and of bad input cover every call by it. */
export const idMakers = {
  ...Object.fromEntries(tableMakers),
  ...makers,
} as Readonly<Record<IdName, IdMaker>>;

function routesOf(group: string): Readonly<Record<string, string>> {
  return Object.entries(routes).find(([name]) => name === group)?.[1] ?? {};
}

/** Makes a row that refers to no other: what it has to have is its id, 0 or now. */
async function makeRow(db: TestApp['db'], table: PgTable): Promise<string> {
  const id = newId();
  const values = Object.entries(getTableColumns(table))
    .filter(([, { notNull, hasDefault }]) => notNull && !hasDefault)
    .map(([key, { dataType }]) => {
      if (dataType === 'string') return [key, id];
      return [key, dataType === 'date' ? new Date() : 0];
    });
  await db.insert(table).values(Object.fromEntries(values));
  return id;
}

/** A category of the tenant, or of any institute where the tenant is none. */
async function makeCategory(test: TestApp, tenant: Institute): Promise<string> {
  const home = await homeOf(test, tenant);
  const id = newId();
  await test.db.insert(category).values({
    id,
    institutionId: home.id,
    genericId: await genericOf(test, home.templateId),
    name: id,
    code: id.toUpperCase(),
    basePriceMinor: 0,
    searchText: id,
    order: 0,
    ...created(null, new Date()),
  });
  return id;
}

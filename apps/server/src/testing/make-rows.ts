import { addDays } from '@booking/api-client/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { newId } from '../database/id.ts';
import { channel, channelMapping } from '../schema/channel.ts';
import { created } from '../schema/columns.ts';
import { subscription, subscriptionEntry } from '../schema/subscription.ts';
import { deriveAccountFigures } from '../subscription/account-figures.ts';
import { showsAccount } from '../subscription/shows-account.ts';
import type { Institute, TestApp } from './app.ts';
import { homeOf } from './home-of.ts';
import { idMakers } from './id-makers.ts';

/** Makes two rows of every resource, so that no list is empty. */
export async function makeSome(test: TestApp, tenant: Institute): Promise<void> {
  for (const make of Object.values(idMakers)) {
    await make(test, tenant);
    await make(test, tenant);
  }
  await connect(test, tenant);
  await owe(test);
}

/** Charges every institute that has no account yet, so that some owe something. */
async function owe(test: TestApp): Promise<void> {
  const entries = alias(subscriptionEntry, 'line');
  const rows = await test.db
    .select()
    .from(subscription)
    .leftJoin(entries, eq(entries.institutionId, subscription.institutionId))
    .where(and(isNull(entries.id), showsAccount));
  const at = new Date();
  for (const [index, row] of rows.entries()) {
    const { institutionId, id: subscriptionId } = row.subscription;
    const day = addDays(at.toISOString().slice(0, 10), -20 * index);
    const line = { kind: 'charge', day, amountMinor: 100 + index, text: 'A charge' } as const;
    await test.db
      .insert(subscriptionEntry)
      .values({ ...line, id: newId(), institutionId, subscriptionId, ...created(null, at) });
    await test.db
      .update(subscription)
      .set({ dueSince: day })
      .where(eq(subscription.id, subscriptionId));
  }
  await deriveAccountFigures(test.db);
}

/** Connects an institute to an OTA, with a category that is mapped. */
async function connect(test: TestApp, tenant: Institute): Promise<void> {
  await test.db.insert(channelMapping).values({
    channelId: await makeChannel(test, tenant),
    categoryId: await idMakers.categoryId(test, tenant),
    isSold: true,
    externalRoomId: 'R1',
    fields: {},
  });
}

/** A connection of an institute to an OTA, without a category. */
export async function makeChannel(test: TestApp, tenant: Institute): Promise<string> {
  const id = newId();
  await test.db.insert(channel).values({
    id,
    institutionId: (await homeOf(test, tenant)).id,
    otaId: await idMakers.otaId(test, tenant),
    title: 'An OTA',
    propertyCode: id,
    mode: 'Manual',
    status: 'Active',
    credentials: {},
    markup: { mode: 'none', value: 0 },
    windowDays: 365,
    restrictions: [],
    ...created(null, new Date()),
  });
  return id;
}

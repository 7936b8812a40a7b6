import { newId } from '../database/id.ts';
import { channel, channelMapping } from '../schema/channel.ts';
import { created } from '../schema/columns.ts';
import type { Institute, TestApp } from './app.ts';
import { homeOf, idMakers } from './id-makers.ts';

/** Makes two rows of every resource, so that no list is empty. */
export async function makeSome(test: TestApp, tenant: Institute): Promise<void> {
  for (const make of Object.values(idMakers)) {
    await make(test, tenant);
    await make(test, tenant);
  }
  await connect(test, tenant);
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

import type { Channel } from '@booking/api-client/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { category as categoryTable } from '../schema/category.ts';
import { channel } from '../schema/channel.ts';
import { subscription } from '../schema/subscription.ts';
import { createSealer } from '../sealer.ts';
import { ADMIN, databases, type Institute, useTestApp } from '../testing/app.ts';
import { idMakers } from '../testing/id-makers.ts';
import { CREDENTIAL } from './credentials.ts';

const KEY = 'the key of this installation';

describe.each(databases)('the list of connections on $kind', (database) => {
  const test = useTestApp(database, { secretsKeys: [KEY] });
  let admin: string;
  let institute: Institute;
  let rooms: string[];
  let otas: string[];

  async function ota(code: string): Promise<string> {
    const body = { name: `Stays ${code}`, code, kind: 'OTA', modes: ['Manual'] };
    return (await test.call('POST', '/ota', { token: admin, body })).body.data.ota._id;
  }
  const changeOta = (id: string | undefined, body: object) =>
    test.call('PATCH', `/ota/${id}`, { token: admin, body });
  const save = (channels: readonly object[]) =>
    test.call('PATCH', `/institution/${institute.id}`, { token: admin, body: { channels } });
  const read = async () =>
    (await test.call('GET', `/institution/${institute.id}`, { token: admin })).body.data
      .institution;
  const again = async () => (await read()).channels.map(asSent);

  beforeAll(async () => {
    admin = (await test.signIn(ADMIN)).accessToken;
    institute = await test.institute(admin);
    await test.db
      .update(subscription)
      .set({
        planSnapshot: {
          entitlements: ['channelManager'],
          limits: {
            categories: null,
            assets: null,
            users: null,
            channels: 3,
            messagesPerMonth: null,
          },
        },
      })
      .where(eq(subscription.institutionId, institute.id));
    rooms = [
      await idMakers.categoryId(test, institute),
      await idMakers.categoryId(test, institute),
    ];
    await test.db.update(categoryTable).set({ basePriceMinor: 100 });
    otas = [await ota('HERON'), await ota('EGRET')];
    const mapped = { mode: 'Manual', roomMappings: mappings('R1', 'R2'), status: 'Active' };
    const both = await save([
      { ...mapped, ota: otas[0], title: 'Heron', propertyCode: 'H1', restrictions: [] },
      { ...mapped, ota: otas[1], title: 'Egret', propertyCode: 'E1', restrictions: [] },
    ]);
    expect(both.status, JSON.stringify(both.body)).toBe(200);
  });

  function mappings(...ids: string[]) {
    return ids.map((externalRoomId, at) => ({ category: rooms[at], externalRoomId }));
  }

  it.each([
    [
      'asks for more',
      {
        credentialsSchema: [{ key: 'hotelId', label: 'Hotel id', type: 'text', required: true }],
        mappingSchema: [{ key: 'plan', label: 'Plan', type: 'text', required: true }],
      },
      'roomMappings.0.fields.plan',
    ],
    ['is no longer manual', { modes: ['Api'] }, 'mode'],
  ])('is judged where it changes alone, once the OTA of one %s', async (_, change, field) => {
    await changeOta(otas[0], change);
    const [heron, egret] = await again();

    // The other one can be changed, this one can be paused, and neither is left as it is for that.
    const renamed = await save([heron, { ...egret, title: 'Egret by the lake' }]);
    expect(renamed.body.data.institution.channels[1].title).toBe('Egret by the lake');
    const held = { ...heron, status: 'Paused' };
    const paused = await save([held, egret]);
    expect(paused.body.data.institution.channels).toMatchObject([
      { status: 'Paused', roomMappings: [{ externalRoomId: 'R1' }, { externalRoomId: 'R2' }] },
      { status: 'Active', title: 'Egret' },
    ]);
    // A connection that is changed, or sold again, has to be right.
    for (const edit of [{ title: 'Heron too' }, { status: 'Active' }]) {
      const refused = await save([{ ...heron, ...edit }, egret]);
      expect(refused.body.errors).toMatchObject([{ path: `channels.0.${field}` }]);
    }
    const disconnected = await save([held]);
    expect(disconnected.body.data.institution.channels).toMatchObject([{ title: 'Heron' }]);
    const reconnected = await save([held, { ...egret, _id: undefined }]);
    expect(reconnected.status, JSON.stringify(reconnected.body)).toBe(200);
    await changeOta(otas[0], { credentialsSchema: [], mappingSchema: [], modes: ['Manual'] });
    const [back, second] = await again();
    expect((await save([{ ...back, status: 'Active' }, second])).status).toBe(200);
  });

  it('stays as it is when it is sent back, in its version too', async () => {
    const before = await read();
    const rows = await test.db.select().from(channel).orderBy(channel.id);
    const after = (await save(before.channels.map(asSent))).body.data.institution;
    expect(after.__v).toBe(before.__v);
    expect(await test.db.select().from(channel).orderBy(channel.id)).toEqual(rows);
  });

  it('keeps an active connection that lacks a new category, while another one changes', async () => {
    const third = await idMakers.categoryId(test, institute);
    const [heron, egret] = await again();
    expect((await save([heron, { ...egret, windowDays: 90 }])).body.errors).toMatchObject([
      { path: 'channels.1.roomMappings' },
    ]);
    expect((await save([heron, { ...egret, status: 'Paused' }])).status).toBe(200);
    await test.call('DELETE', `/category/${third}`, { token: admin });
  });

  it('sells no room of a channel as two categories', async () => {
    const [heron, egret] = await again();
    const shared = { ...heron, roomMappings: mappings('R1', 'R1') };
    const refused = await save([{ ...shared, status: 'Active' }, egret]);
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({
      code: 'BUSINESS_RULE',
      errors: [{ path: 'channels.0.roomMappings.1.externalRoomId' }],
    });
    // A pause may be in between; then it can't be activated.
    expect((await save([{ ...shared, status: 'Paused' }, egret])).status).toBe(200);
    expect((await save([{ ...shared, status: 'Active' }, egret])).status).toBe(422);
    const roomMappings = mappings('R1', 'R1').map((of, at) =>
      at === 1 ? { ...of, isSold: false } : of,
    );
    expect((await save([{ ...shared, roomMappings, status: 'Active' }, egret])).status).toBe(200);
  });

  it('shows the end of a long secret only', async () => {
    const field = { key: 'pin', label: 'PIN', type: 'secret', required: false };
    await changeOta(otas[1], { credentialsSchema: [field] });
    const [heron, egret] = await again();
    const endOf = async (pin: string) => {
      const { body } = await save([heron, { ...egret, credentials: { pin } }]);
      return body.data.institution.channels[1].credentials.pin;
    };
    expect(await endOf('1234')).toEqual({ value: null, hasValue: true, last4: null });
    expect(await endOf('a secret of')).toMatchObject({ last4: null });
    expect(await endOf('a secret of 5')).toMatchObject({ last4: 'of 5' });
    // One that was sealed when every secret had an end.
    const sealed = createSealer([KEY]).seal('1234', CREDENTIAL);
    await test.db
      .update(channel)
      .set({ credentials: { pin: { sealed, last4: '1234' } } })
      .where(eq(channel.id, egret._id));
    const { credentials } = (await read()).channels[1];
    expect(credentials.pin).toEqual({ value: null, hasValue: true, last4: null });
  });
});

/** A connection as a client sends it again, unchanged. */
function asSent({ ota, credentials, ...fields }: Channel) {
  const values = Object.entries(credentials).flatMap(([key, { value }]) =>
    value === null ? [] : [[key, value]],
  );
  return { ...fields, ota: ota._id, credentials: Object.fromEntries(values) };
}

import { type Channel, institution as institutionSchema } from '@booking/api-client/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { channel } from '../schema/channel.ts';
import { appUser } from '../schema/tenant.ts';
import { databases } from '../testing/app.ts';
import { credentialsSchema, mappingSchema, useConnections } from '../testing/connections.ts';

describe.each(databases)('connections on $kind', (database) => {
  const connections = useConnections(database);
  const { test, save, priceOf, include } = connections;

  const stored = async () =>
    (await test.call('GET', `/institution/${connections.mine.id}`, { token: connections.owner }))
      .body.data.institution;

  it('keeps a connection with its mapping, and never sends its secrets', async () => {
    const roomMappings = [
      {
        category: connections.category,
        externalRoomId: 'R1',
        externalRoomName: 'Deluxe',
        fields: { ratePlan: '7' },
      },
    ];
    const { body } = await save([{ ...connections.connection, roomMappings, status: 'Active' }]);
    const { channels, __v } = z.parse(institutionSchema, body.data.institution);
    expect(channels).toMatchObject([
      {
        ota: { _id: connections.ota, code: 'LAGOON' },
        status: 'Active',
        credentials: {
          hotelId: { value: '42', hasValue: true },
          password: { value: null, hasValue: true, last4: 'orse' },
        },
        windowDays: 365,
        roomMappings: [
          {
            category: connections.category,
            isSold: true,
            externalRoomId: 'R1',
            fields: { ratePlan: '7' },
          },
        ],
      },
    ]);
    const [row] = await test.db.select().from(channel);
    expect(JSON.stringify(row)).not.toContain('correct horse');
    expect(JSON.stringify(body)).not.toContain('sealed');

    // A secret that is left out stays; the change is one of the institution too.
    const { _id } = channels[0] ?? {};
    const changed = {
      ...connections.connection,
      _id,
      roomMappings,
      credentials: { hotelId: '43' },
    };
    const after = (await save([changed])).body.data.institution;
    expect(after.__v).toBe(__v + 1);
    expect(after.channels[0].credentials.password).toMatchObject({ hasValue: true });
    expect(after.channels[0].credentials.hotelId).toMatchObject({ value: '43' });
    const [updatedRow] = await test.db.select().from(channel);
    expect(updatedRow?.credentials.password).toEqual(row?.credentials.password);
  });

  it('sends nothing of a field that has become a secret, and seals it with the next save', async () => {
    const asked = (fields: object[]) =>
      test.call('PATCH', `/ota/${connections.ota}`, {
        token: connections.admin,
        body: { credentialsSchema: fields },
      });
    const secret = credentialsSchema.map((field) =>
      field.key === 'hotelId' ? { ...field, type: 'secret' } : field,
    );
    expect((await asked(secret)).status).toBe(200);
    const [hidden] = (await stored()).channels;
    expect(hidden.credentials.hotelId).toMatchObject({ value: null, hasValue: true });
    const { _id, roomMappings } = hidden;
    const saved = await save([{ ...connections.connection, _id, roomMappings, credentials: {} }]);
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    const [row] = await test.db.select().from(channel);
    expect(row?.credentials.hotelId).toEqual({ sealed: expect.any(String), last4: null });
    await asked(credentialsSchema);
    const credentials = { hotelId: '43' };
    await save([{ ...connections.connection, _id, roomMappings, credentials }]);
  });

  it('drops what the OTA no longer asks for', async () => {
    const [before] = (await stored()).channels;
    const asked = (fields: object) =>
      test.call('PATCH', `/ota/${connections.ota}`, { token: connections.admin, body: fields });
    await asked({ credentialsSchema: credentialsSchema.slice(0, 2), mappingSchema: [] });
    const { _id, roomMappings } = before;
    const form = { ...connections.connection, _id, roomMappings };
    const unknown = await save([
      { ...form, roomMappings: [{ ...roomMappings[0], fields: { x: '1' } }] },
    ]);
    expect(unknown.body.errors).toMatchObject([{ path: 'channels.0.roomMappings.0.fields.x' }]);
    const { status, body } = await save([form]);
    expect(status).toBe(200);
    expect(body.data.institution.channels[0].roomMappings[0].fields).toEqual({});
    await asked({ credentialsSchema, mappingSchema });
  });

  it('keeps its OTA, the code of that, and a mapped category from being removed', async () => {
    const gone = await test.call('DELETE', `/ota/${connections.ota}`, { token: connections.admin });
    expect(gone.body).toMatchObject({ code: 'IN_USE' });
    const body = { code: 'LAGOON_2' };
    const renamed = await test.call('PATCH', `/ota/${connections.ota}`, {
      token: connections.admin,
      body,
    });
    expect(renamed.body).toMatchObject({ code: 'BUSINESS_RULE', errors: [{ path: 'code' }] });
    const list = await test.call('GET', `/ota?_id=${connections.ota}`, {
      token: connections.admin,
    });
    expect(list.body.data.otas).toMatchObject([{ usageCount: 1 }]);
    const removed = await test.call('DELETE', `/category/${connections.category}`, {
      token: connections.owner,
    });
    expect(removed.body).toMatchObject({
      code: 'IN_USE',
      data: { blockers: [{ what: 'channels', count: 1 }] },
    });
  });

  it('has one connection for a property of an OTA, and names the other institute to the platform alone', async () => {
    const code = { ...connections.connection, propertyCode: 'lkv-9' };
    const { body } = await save([code], connections.otherInstitute, connections.admin);
    const { name } = (await stored()) ?? {};
    expect(body).toMatchObject({
      code: 'DUPLICATE',
      errors: [{ path: 'channels.0.propertyCode' }],
    });
    expect(body.message).toContain(name);
    const theirs = (await test.signIn(connections.otherInstitute.ownerEmail)).accessToken;
    const told = await save([code], connections.otherInstitute, theirs);
    expect(told.body).toMatchObject({ code: 'DUPLICATE' });
    expect(told.body.message).not.toContain(name);
  });

  it.each([
    [{ mode: 'Api' }, 'mode', 'BUSINESS_RULE'],
    [{ restrictions: ['maxStay'] }, 'restrictions', 'BUSINESS_RULE'],
    [{ status: 'Active' }, 'roomMappings', 'BUSINESS_RULE'],
    [{ ota: '0'.repeat(24) }, 'ota', 'VALIDATION'],
    [{ _id: '0'.repeat(24) }, '_id', 'VALIDATION'],
    [{ credentials: { hotelId: '1' } }, 'credentials.password', 'VALIDATION'],
    [{ credentials: { hotelId: '1', password: 'x', pin: '1' } }, 'credentials.pin', 'VALIDATION'],
    [
      { credentials: { hotelId: '1', password: 'x', region: 'Mars' } },
      'credentials.region',
      'VALIDATION',
    ],
    [
      { roomMappings: [{ category: '0'.repeat(24), externalRoomId: 'R1' }] },
      'roomMappings.0.category',
      'VALIDATION',
    ],
  ])('refuses %j, naming the field', async (change, path, code) => {
    const before = await stored();
    const { body } = await save([
      ...before.channels.map(again),
      { ...connections.connection, propertyCode: 'LKV-10', ...change },
    ]);
    expect(body).toMatchObject({ code, errors: [{ path: `channels.1.${path}` }] });
    expect(await stored()).toEqual(before);
  });

  it('lets a role that keeps channels in step change them, and nothing else of the institute', async () => {
    const { __v, channels } = await stored();
    await test.db
      .update(appUser)
      .set({ role: 'Revenue Manager' })
      .where(eq(appUser.email, connections.mine.ownerEmail));
    const own = channels.map(again);
    own[0].title = 'Lagoon at the lake';
    expect((await save(own)).body.data.institution).toMatchObject({ __v: __v + 1 });
    const more = await save([...own, { ...connections.connection, propertyCode: 'MORE' }]);
    expect(more.body).toMatchObject({ code: 'FORBIDDEN', errors: [{ path: 'channels' }] });
    const body = { channels: own, phone: '+919800000001' };
    const renamed = await test.call('PATCH', `/institution/${connections.mine.id}`, {
      token: connections.owner,
      body: body,
    });
    expect(renamed.body).toMatchObject({ code: 'FORBIDDEN', errors: [{ path: 'phone' }] });
    await test.db
      .update(appUser)
      .set({ role: 'Owner' })
      .where(eq(appUser.email, connections.mine.ownerEmail));
  });

  it('maps rates to packages, each of theirs once', async () => {
    const { channels } = await stored();
    const [first] = channels.map(again);
    const rate = {
      category: connections.category,
      ratePackage: 'EP',
      occupancy: 2,
      externalRateId: 'STD',
    };
    const secondRate = { ...rate, occupancy: null, externalRateId: 'STD-1' };
    const derived = { mode: 'percent', value: -10 };
    const overrides = { currency: 'USD', timezoneOverride: 'Europe/Paris' };
    const sent = { ...first, ...overrides, rateMappings: [rate, { ...secondRate, derived }] };
    const { body } = await save([sent]);
    expect(body.data.institution.channels).toMatchObject([
      {
        ...overrides,
        rateMappings: [
          { ...rate, derived: { mode: 'none', value: 0 } },
          { ...secondRate, derived },
        ],
      },
    ]);
    const refused = async (change: object) => (await save([{ ...sent, ...change }])).body;
    for (const [change, path] of [
      [
        { rateMappings: [rate, { ...secondRate, externalRateId: 'STD' }] },
        'rateMappings.1.externalRateId',
      ],
      [{ rateMappings: [{ ...rate, ratePackage: 'NONE' }] }, 'rateMappings.0.ratePackage'],
      [
        { roomMappings: [{ category: connections.category, isSold: false }] },
        'rateMappings.0.category',
      ],
      [{ currency: 'XXA' }, 'currency'],
      [{ timezoneOverride: 'Mars' }, 'timezoneOverride'],
    ] as const) {
      expect(await refused(change)).toMatchObject({ errors: [{ path: `channels.0.${path}` }] });
    }
    expect(await refused({ status: 'Draft' })).toMatchObject({
      errors: [{ path: 'channels.0.status' }],
    });
  });

  it('is activated with a price for what it sells', async () => {
    const { channels } = await stored();
    const [first] = channels.map(again);
    await save([{ ...first, status: 'Paused' }]);
    await priceOf(0);
    const active = { ...first, status: 'Active' };
    const free = await save([active]);
    expect(free.body).toMatchObject({
      code: 'BUSINESS_RULE',
      errors: [{ path: 'channels.0.status' }],
    });
    await priceOf(1);
    expect((await save([active])).body.data.institution.channels).toMatchObject([
      { status: 'Active' },
    ]);
    const none = await save([
      {
        ...active,
        rateMappings: [],
        roomMappings: [{ category: connections.category, isSold: false }],
      },
    ]);
    expect(none.body).toMatchObject({ errors: [{ path: 'channels.0.roomMappings' }] });
  });

  it('needs the plan to connect, and never to disconnect', async () => {
    const { channels } = await stored();
    const more = [1, 2].map((n) => ({ ...connections.connection, propertyCode: `MORE-${n}` }));
    const many = await save([...channels.map(again), ...more]);
    expect(many.body).toMatchObject({ code: 'NOT_ENTITLED', errors: [{ path: 'channels' }] });
    await include(connections.mine);
    const [first, ...others] = channels.map(again);
    const refused = await save([{ ...first, title: 'Renamed' }, ...others]);
    expect(refused.body).toMatchObject({ code: 'NOT_ENTITLED' });
    const paused = await save([{ ...first, status: 'Paused' }, ...others]);
    expect(paused.body.data.institution.channels[0].status).toBe('Paused');
    expect((await save([])).body.data.institution.channels).toEqual([]);
    await include(connections.mine, 'channelManager');
  });
});

/** A connection as it is sent again, unchanged. */
function again({ ota, credentials, ...fields }: Channel) {
  return { ...fields, ota: ota._id, credentials: { hotelId: credentials.hotelId?.value } };
}

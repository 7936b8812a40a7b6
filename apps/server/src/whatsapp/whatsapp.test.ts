import { messageTemplates, whatsapp as whatsappSchema } from '@booking/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ADMIN, databases, type Institute, openTestApp, type TestApp } from '../testing/app.ts';
import { idMakers } from '../testing/id-makers.ts';
import { arrival, body, include } from '../testing/messaging.ts';

const share = { name: 'Receipt', event: 'receiptShare', trigger: 'Immediate', audience: body };

describe.each(databases)('messaging actions on $kind', (database) => {
  let test: TestApp;
  let tenant: Institute;
  let owner: string;
  let admin: string;

  beforeAll(async () => {
    test = await openTestApp(database);
    admin = (await test.signIn(ADMIN)).accessToken;
    tenant = await test.institute(admin);
    owner = (await test.signIn(tenant.ownerEmail)).accessToken;
    await include(test, tenant, 'whatsappIntegration');
  });
  afterAll(() => test.close());

  const send = (method: string, path: string, sent?: object) =>
    test.call(method, path, { token: owner, body: sent });
  const create = (change: object = {}) =>
    send('POST', '/whatsapp', { ...arrival, institution: tenant.id, ...change });

  it('[API-03 whatsapp.templates] offers samples that say so while no provider is connected', async () => {
    const { body: answer } = await send('GET', `/whatsapp/templates?institution=${tenant.id}`);
    const list = z.parse(messageTemplates, answer.data.messageTemplates);
    expect(list).toMatchObject({ source: 'sample', syncedAt: null, failure: null });
    expect(new Set(list.templates.map(({ status }) => status))).toEqual(
      new Set(['APPROVED', 'PENDING', 'REJECTED']),
    );
  });

  it('[ENT-08] [API-03 whatsapp.create] [API-03 whatsapp.list] [API-03 whatsapp.update] [API-03 whatsapp.remove] keeps an action, by its id', async () => {
    const answer = await create();
    const action = z.parse(whatsappSchema, answer.body.data.whatsapp);
    expect(action).toMatchObject({
      ...arrival,
      audience: { ...body, role: null, phone: null },
      variables: expect.any(Array),
    });
    expect(action).toMatchObject({
      status: 'Draft',
      isActive: false,
      templateStatus: 'APPROVED',
      templateCategory: 'UTILITY',
      conditions: { minNights: null, sources: [], paymentStatus: [], categories: [] },
      stopAfter: 'once',
    });
    const path = `/whatsapp/${action._id}`;
    const on = await send('PATCH', path, { isActive: true, __v: 0 });
    expect(on.body.data.whatsapp).toMatchObject({ status: 'Active', isActive: true, __v: 1 });
    const stale = await send('PATCH', path, { name: 'Other', __v: 0 });
    expect(stale.body).toMatchObject({ code: 'VERSION_CONFLICT', data: { name: arrival.name } });
    const query = 'event=checkInReminder&status=Active&templateStatus=APPROVED&search=arrival';
    const list = await send('GET', `/whatsapp?institution=${tenant.id}&${query}`);
    expect(list.body.data.whatsapps).toMatchObject([{ _id: action._id }]);
    const { body: used } = await send('GET', '/whatsapp/templates');
    expect(
      used.data.messageTemplates.templates.find(
        (row: { name: string }) => row.name === 'thank_you',
      ),
    ).toMatchObject({ usageCount: 1 });
    const off = await send('PATCH', path, { isActive: false });
    expect(off.body.data.whatsapp).toMatchObject({ status: 'Inactive', isActive: false });
    expect((await send('DELETE', path)).body.data).toBeNull();
    expect((await send('GET', `/whatsapp?_id=${action._id}`)).body.total).toBe(0);
  });

  it.each([
    [{ template: null }, 'template', /^Choose a template/],
    [{ template: { name: 'monsoon_offer', language: 'en' } }, 'template', /“pending”/],
    [{ template: { name: 'thank_you', language: 'fr' } }, 'template', /no such template/],
    [
      { variables: [{ key: '1', path: 'guest.firstName', text: '' }] },
      'variables',
      /\{\{1\}\}, \{\{2\}\}/,
    ],
  ])('activates nothing that can’t be sent: %j', async (change, path, message) => {
    const { status, body: answer } = await create({ ...change, isActive: true });
    expect(status).toBe(422);
    expect(answer).toMatchObject({
      code: 'BUSINESS_RULE',
      errors: [{ path, message: expect.stringMatching(message) }],
    });
  });

  it('needs no fallback for what an institute always has', async () => {
    const variables = [
      { key: '1', path: 'guest.firstName', text: 'guest' },
      { key: '2', path: 'institution.name', text: '' },
    ];
    const { status, body: answer } = await create({ name: 'Named', variables, isActive: true });
    expect(status, JSON.stringify(answer)).toBe(201);
  });

  it('keeps an active action sendable, and its timing whole', async () => {
    const { body: answer } = await create({ name: 'Kept whole', isActive: true });
    const path = `/whatsapp/${answer.data.whatsapp._id}`;
    const emptied = await send('PATCH', path, { variables: [] });
    expect(emptied.body).toMatchObject({ code: 'BUSINESS_RULE', errors: [{ path: 'variables' }] });
    const moved = await send('PATCH', path, { event: 'bookingCreated' });
    expect(moved.body).toMatchObject({ code: 'VALIDATION', errors: [{ path: 'trigger' }] });
    const changed = await send('PATCH', path, {
      sendAt: '10:00',
      offset: { value: 1, unit: 'day' },
    });
    expect(changed.body.data.whatsapp).toMatchObject({ sendAt: '10:00', status: 'Active' });
    const atOnce = await send('PATCH', path, { trigger: 'Immediate' });
    expect(atOnce.body.data.whatsapp).toMatchObject({ offset: null, sendAt: null });
  });

  it.each([
    [{ trigger: 'Before', event: 'bookingCreated' }, 'trigger'],
    [{ offset: null }, 'trigger'],
    [{ sendAt: '24:00', offset: { value: 1, unit: 'day' } }, 'sendAt'],
    [{ audience: { kind: 'Role' } }, 'audience.role'],
    [{ audience: { kind: 'Number', phone: '98123' } }, 'audience.phone'],
    [{ variables: [{ key: '1', path: 'guest.passport', text: '' }] }, 'variables.0.path'],
    [{ quietHours: { start: '21:00', end: '21:00' } }, 'quietHours.end'],
    [{ institution: '0'.repeat(24) }, 'institution'],
  ])('refuses %j, naming the field', async (change, path) => {
    const { body: answer } = await create(change);
    expect(answer).toMatchObject({ code: 'VALIDATION', errors: [{ path }] });
  });

  it('is for categories of its institute alone, which can’t be deleted while it names them', async () => {
    const category = await idMakers.categoryId(test, tenant);
    const strange = await idMakers.categoryId(test, await test.institute(admin));
    const conditions = { categories: [strange] };
    const { body: refused } = await create({ name: 'For one', conditions });
    expect(refused).toMatchObject({ errors: [{ path: 'conditions.categories' }] });
    const answer = await create({ name: 'For one', conditions: { categories: [category] } });
    const path = `/whatsapp/${answer.body.data.whatsapp._id}`;
    expect((await send('PATCH', path, { conditions })).body).toMatchObject({ code: 'VALIDATION' });
    expect((await send('DELETE', `/category/${category}`)).body).toMatchObject({
      code: 'IN_USE',
      data: { blockers: [{ what: 'messages', count: 1 }] },
    });
    await send('PATCH', path, { conditions: {} });
    expect((await send('DELETE', `/category/${category}`)).status).toBe(200);
  });

  it('refuses a second message of the same name in an institute', async () => {
    await create({ name: 'Twice' });
    const { body: answer } = await create({ name: 'TWICE' });
    expect(answer).toMatchObject({ code: 'DUPLICATE', errors: [{ path: 'name' }] });
  });

  it('needs the plan: sharing by hand from Standard on, sending by itself from Professional on', async () => {
    await include(test, tenant, 'whatsappShare');
    const { body: refused } = await create({ name: 'By itself' });
    expect(refused).toMatchObject({ code: 'NOT_ENTITLED', errors: [{ path: 'event' }] });
    const shared = await send('POST', '/whatsapp', { ...share, institution: tenant.id });
    expect(shared.status).toBe(201);
    await include(test, tenant);
    const none = await send('PATCH', `/whatsapp/${shared.body.data.whatsapp._id}`, {
      isActive: true,
    });
    expect(none.body).toMatchObject({ code: 'NOT_ENTITLED' });
    await include(test, tenant, 'whatsappIntegration');
  });
});

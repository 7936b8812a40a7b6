import { ota as otaSchema } from '@booking/api-client/contract';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ADMIN, databases, useTestApp } from '../testing/app.ts';

const lagoon = { name: 'Lagoon Stays', code: 'lagoon', kind: 'OTA', modes: ['Api', 'ICal'] };
const fieldOf = (key: string) => ({ key, label: 'Field', type: 'text', required: false });

describe.each(databases)('OTAs on $kind', (database) => {
  const test = useTestApp(database);
  const send = async (method: string, path: string, body?: unknown) => {
    const { accessToken: token } = await test.signIn(ADMIN);
    return test.call(method, path, { token, body });
  };

  it('[API-03 ota.list] lists what an installation starts with, connected to nothing', async () => {
    const { body } = await send('GET', '/ota');
    expect(body.data.otas[0].name).toBe('Booking.com');
    for (const row of body.data.otas)
      expect(row).toMatchObject({ modes: ['Manual'], usageCount: 0 });
    for (const [query, total] of Object.entries({ '': 10, 'kind=Direct': 1, 'mode=Api': 0 })) {
      expect((await send('GET', `/ota?${query}`)).body.total).toBe(total);
    }
  });

  it('[API-03 ota.create] [API-03 ota.update] [API-03 ota.remove] keeps what is sent', async () => {
    const color = (await send('GET', '/color')).body.data.colors[0]._id;
    const template = (await send('GET', '/template')).body.data.templates[0]._id;
    const key = { key: 'hotelId', label: 'Hotel ID', type: 'text', required: true };
    const facts = { credentialsSchema: [key], defaultCommissionPct: 12.5, color };
    const { body } = await send('POST', '/ota', { ...lagoon, ...facts, templates: [template] });
    const { ota } = body.data;
    expect(z.parse(otaSchema, ota)).toMatchObject({ code: 'LAGOON', order: 10, isActive: true });
    expect(ota).toMatchObject({ defaultCommissionPct: 12.5, color: { _id: color } });
    expect(ota.templates).toMatchObject([{ _id: template }]);
    const change = { color: null, templates: [], code: 'LAGOON_2', isActive: false, __v: 0 };
    const changed = await send('PATCH', `/ota/${ota._id}`, change);
    expect(changed.body.data.ota).toMatchObject({ ...change, __v: 1 });
    expect((await send('GET', '/ota?search=lagoon_2&isActive=false')).body.total).toBe(1);
    expect((await send('DELETE', `/ota/${ota._id}`)).body.data).toBeNull();
    expect((await send('GET', '/ota?search=lagoon')).body.total).toBe(0);
  });

  it.each([
    [{ name: 'AIRBNB' }, 'name', 'DUPLICATE'],
    [{ code: 'airbnb' }, 'code', 'DUPLICATE'],
    [{ color: '0'.repeat(24) }, 'color', 'VALIDATION'],
    [{ templates: ['0'.repeat(24)] }, 'templates.0', 'VALIDATION'],
    [{ credentialsSchema: [fieldOf('constructor')] }, 'credentialsSchema.0.key', 'VALIDATION'],
    [{ mappingSchema: [fieldOf('toString')] }, 'mappingSchema.0.key', 'VALIDATION'],
  ])('refuses %j, naming the field', async (change, path, code) => {
    const { body } = await send('POST', '/ota', { ...lagoon, ...change });
    expect(body).toMatchObject({ code, errors: [{ path }] });
  });
});

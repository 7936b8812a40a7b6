import { ota as otaSchema } from '@booking/api-client/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ADMIN, databases, useTestApp } from '../testing/app.ts';

describe.each(databases)('OTAs on $kind', (database) => {
  const test = useTestApp(database);
  let token: string;

  beforeAll(async () => {
    token = (await test.signIn(ADMIN)).accessToken;
  });

  const send = (method: string, path: string, body?: unknown) =>
    test.call(method, `/ota${path}`, { token, body });
  const lagoon = { name: 'Lagoon Stays', code: 'lagoon', kind: 'OTA', modes: ['Api', 'ICal'] };

  it('[API-03 ota.list] lists what an installation starts with, connected to nothing', async () => {
    const { status, body } = await send('GET', '');
    expect(status).toBe(200);
    expect(body.total).toBe(10);
    expect(body.data.otas[0].name).toBe('Booking.com');
    for (const one of body.data.otas) {
      expect(one).toMatchObject({ modes: ['Manual'], credentialsSchema: [], usageCount: 0 });
    }
    expect((await send('GET', '?kind=Metasearch,Direct')).body.total).toBe(2);
    expect((await send('GET', '?mode=Api')).body.total).toBe(0);
    expect((await send('GET', '?isActive=false')).body.total).toBe(0);
  });

  it('[API-03 ota.create] [API-03 ota.update] [API-03 ota.remove] keeps what is sent', async () => {
    const colors = await test.call('GET', '/color?limit=1', { token });
    const templates = await test.call('GET', '/template?search=hospitality', { token });
    const [color, template] = [
      colors.body.data.colors[0]._id,
      templates.body.data.templates[0]._id,
    ];
    const key = { key: 'hotelId', label: 'Hotel ID', type: 'text', required: true };
    const facts = { credentialsSchema: [key], defaultCommissionPct: 12.5, color };
    const made = await send('POST', '', { ...lagoon, ...facts, templates: [template] });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const { ota } = made.body.data;
    expect(z.parse(otaSchema, ota)).toEqual(ota);
    expect(ota).toMatchObject({ code: 'LAGOON', order: 10, isActive: true, usageCount: 0 });
    expect(ota).toMatchObject({ defaultCommissionPct: 12.5, color: { _id: color } });
    expect(ota.templates).toEqual([{ _id: template, name: 'Hospitality' }]);

    const change = { color: null, templates: [], code: 'LAGOON_2', isActive: false, __v: 0 };
    const changed = await send('PATCH', `/${ota._id}`, change);
    expect(changed.body.data.ota).toMatchObject({ color: null, templates: [], __v: 1 });
    expect((await send('GET', '?search=lagoon_2&isActive=false')).body.total).toBe(1);

    expect((await send('DELETE', `/${ota._id}`)).body).toEqual({ status: 'success', data: null });
    expect((await send('GET', '?search=lagoon')).body.total).toBe(0);
  });

  it.each([
    [{ name: 'AIRBNB' }, 'name', 409],
    [{ code: 'airbnb' }, 'code', 409],
    [{ color: '0'.repeat(24) }, 'color', 400],
    [{ templates: ['0'.repeat(24)] }, 'templates.0', 400],
  ])('refuses %j, naming the field', async (change, path, status) => {
    const made = await send('POST', '', { ...lagoon, ...change });
    expect({ status: made.status, path: made.body.errors[0].path }).toEqual({ status, path });
  });
});

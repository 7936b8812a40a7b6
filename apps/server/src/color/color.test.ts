import { color as colorSchema, STATUS_COLOR_KEYS } from '@booking/api-client/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ADMIN, databases, useTestApp } from '../testing/app.ts';

interface Status {
  readonly key: string;
  readonly fill: { readonly _id: string; readonly name: string };
  readonly border: { readonly _id: string; readonly name: string };
  readonly label: string;
  readonly icon: string;
  readonly order: number;
  readonly __v: number;
}

describe.each(databases)('colours on $kind', (database) => {
  const test = useTestApp(database);
  let token: string;

  beforeAll(async () => {
    token = (await test.signIn(ADMIN)).accessToken;
  });

  const send = (method: string, path: string, body?: unknown) =>
    test.call(method, `/color${path}`, { token, body });
  const list = async (query = '') => (await send('GET', `?limit=100${query}`)).body;
  const statuses = async (): Promise<Status[]> => (await list()).data.statusColors;
  const idOf = async (name: string) => (await list(`&search=${name}`)).data.colors[0]?._id;
  const written = (all: readonly Status[]) =>
    all.map(({ key, label, icon, order, fill, border }) => {
      return { key, label, icon, order, fill: fill._id, border: border._id };
    });
  async function make(name: string, hex: string, more: object = {}) {
    const { status, body } = await send('POST', '', { name, hex, group: 'tag', ...more });
    expect(status, JSON.stringify(body)).toBe(201);
    return body.data.color;
  }

  it('[API-03 color.list] has a palette of its own and how each status is drawn', async () => {
    const { total, data } = await list();
    expect(total).toBe(24);
    expect(data.statusColors.map(({ key }: Status) => key)).toEqual(STATUS_COLOR_KEYS);
    const looks = data.statusColors.map(({ fill, border }: Status) => fill.name + border.name);
    expect(new Set(looks).size).toBe(16);
    const icons = data.statusColors.map(({ icon }: Status) => icon);
    expect(new Set(icons).size).toBe(16);
    const used = await list('&isUsed=true&sort=-usageCount');
    expect(used.total + (await list('&isUsed=false')).total).toBe(total);
    expect(used.total).toBe((await list('&group=status')).total);
  });

  it('[API-03 color.create] [API-03 color.update] chooses the text with more contrast, unless told', async () => {
    const night = await make('Night', '#111827');
    expect(z.parse(colorSchema, night)).toEqual(night);
    expect(night).toMatchObject({ textColor: '#ffffff', isTextColorAuto: true, order: 24 });
    const change = async (body: object) =>
      (await send('PATCH', `/${night._id}`, body)).body.data.color;
    expect(await change({ hex: '#F9FAFB' })).toMatchObject({
      hex: '#f9fafb',
      textColor: '#000000',
    });
    const own = { textColor: '#1f2937', isTextColorAuto: false };
    expect(await change({ textColor: '#1f2937' })).toMatchObject(own);
    expect(await change({ hex: '#111827', name: 'Midnight' })).toMatchObject(own);
    expect(await change({ textColor: null })).toMatchObject({ textColor: '#ffffff', __v: 4 });
    expect((await list('&search=midnight')).total).toBe(1);
  });

  it.each([
    [{ name: 'lagoon', hex: '#123456' }, 'name', 409],
    [{ name: 'Another', hex: '#0E7490' }, 'hex', 409],
    [{ name: 'Another', hex: '#123456', template: '0'.repeat(24) }, 'template', 400],
  ])('refuses %j, naming the field', async (values, path, status) => {
    const refused = await send('POST', '', { group: 'tag', ...values });
    expect({ status: refused.status, path: refused.body.errors[0].path }).toEqual({ status, path });
  });

  it('[API-03 color.remove] removes what nothing uses, and gives what uses it another colour', async () => {
    const unused = await make('Fog', '#f1f5f9');
    expect((await send('DELETE', `/${unused._id}`)).status).toBe(200);

    const old = await idOf('Lake');
    const ota = { name: 'Lagoon Stays', code: 'LAGOON', kind: 'OTA', modes: ['Api'], color: old };
    const createdOta = await test.call('POST', '/ota', { token, body: ota });
    expect((await list(`&_id=${old}`)).data.colors[0].usageCount).toBe(3);
    const refused = await send('DELETE', `/${old}`, {});
    expect({ status: refused.status, code: refused.body.code }).toEqual({
      status: 409,
      code: 'IN_USE',
    });

    const replaceBy = await idOf('Jade');
    expect((await send('DELETE', `/${old}`, { replaceBy })).status).toBe(200);
    const all = await statuses();
    expect(all.filter(({ border }) => border._id === replaceBy)).toHaveLength(2);
    // Saved as one, so all have the version of the change.
    expect(new Set(all.map(({ __v }) => __v))).toEqual(new Set([1]));
    const otaList = await test.call('GET', `/ota?_id=${createdOta.body.data.ota._id}`, { token });
    expect(otaList.body.data.otas[0]).toMatchObject({ color: { _id: replaceBy }, __v: 1 });
  });

  it('replaces by another colour that exists, or not at all', async () => {
    const id = await idOf('Plum');
    const before = await statuses();
    for (const replaceBy of [id, '0'.repeat(24)]) {
      const { status, body } = await send('DELETE', `/${id}`, { replaceBy });
      expect({ status, path: body.errors[0].path }).toEqual({ status: 400, path: 'replaceBy' });
    }
    const replaceBy = await idOf('Jade');
    const late = await send('DELETE', `/${id}`, { replaceBy, __v: 7 });
    expect(late.body).toMatchObject({ code: 'VERSION_CONFLICT', data: { _id: id, name: 'Plum' } });
    expect(await statuses()).toEqual(before);
  });

  it('[API-03 color.setStatusColor] saves all statuses as one, from the version that was seen', async () => {
    const before = await statuses();
    const version = before[0]?.__v ?? -1;
    const jade = await idOf('Jade');
    const changed = written(before).map((row) => ({ ...row, label: `${row.label}!`, fill: jade }));
    const set = (body: object) => send('PATCH', '/statusColor', body);
    const { status, body } = await set({ statuses: changed, __v: version });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data.statusColors).toEqual(await statuses());
    expect(written(body.data.statusColors)).toEqual(changed);
    const late = await set({ statuses: written(before), __v: version });
    expect(late.body).toMatchObject({ code: 'VERSION_CONFLICT', data: await statuses() });
  });

  it('names the status whose colour does not exist', async () => {
    const all = written(await statuses());
    const wrong = all.map((row, at) => (at === 3 ? { ...row, border: '0'.repeat(24) } : row));
    const { status, body } = await send('PATCH', '/statusColor', { statuses: wrong });
    expect(status).toBe(400);
    expect(body.errors[0].path).toBe('statuses.3.border');
  });

  it('resets to the defaults, with the colours that are gone, and with others of their name', async () => {
    const jade = await idOf('Jade');
    for (const name of ['Forest', 'Chilli']) {
      expect((await send('DELETE', `/${await idOf(name)}`, { replaceBy: jade })).status).toBe(200);
    }
    const own = await make('forest', '#14532d');
    const reset = await send('PATCH', '/statusColor', { reset: true });
    expect(reset.status, JSON.stringify(reset.body)).toBe(200);
    const drawn = new Map<string, Status>(
      reset.body.data.statusColors.map((row: Status) => [row.key, row]),
    );
    expect(drawn.get('paid')).toMatchObject({ label: 'Paid', border: { _id: own._id } });
    expect(drawn.get('cancelled')).toMatchObject({ border: { name: 'Chilli', hex: '#b91c1c' } });
  });
});

import {
  AVATAR_MAX_BYTES,
  currentUser,
  IMAGE_MAX_BYTES,
  pictureFacts,
} from '@booking/api-client/contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { forgetUnusedFiles } from '../files/store.ts';
import { wholeRun } from '../housekeeping/progress.ts';
import { storedFile } from '../schema/stored-file.ts';
import { institution } from '../schema/tenant.ts';
import { ADMIN, databases, useTestApp } from '../testing/app.ts';
import { statementsOf } from '../testing/statements.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const negative = await sharp(PNG).negate().png().toBuffer();
/** A few bytes that make room for 1.6 billion pixels. */
const BOMB = Buffer.from('89504e470d0a1a0a0000000d49484452' + '00009c4000009c4008020000', 'hex');
const DAY_MS = 86_400_000;

describe.each(databases)('the own profile on $kind', (database) => {
  const test = useTestApp(database);
  let admin: string;
  let token: string;
  let institute: string;

  beforeAll(async () => {
    admin = (await test.signIn(ADMIN)).accessToken;
    const tenant = await test.institute(admin);
    institute = tenant.id;
    token = (await test.signIn(tenant.ownerEmail)).accessToken;
  });

  function send(fields: Readonly<Record<string, string | Blob>>, by = token) {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    return test.call('PATCH', '/user/me', { token: by, body });
  }

  function picture(bytes: Buffer, name = 'me.png') {
    return new File([new Uint8Array(bytes)], name, { type: 'image/png' });
  }

  it('[API-03 user.updateMe] changes what the form names, and answers the user', async () => {
    const { status, body } = await send({
      firstName: ' Aasha ',
      phone: '+919812300000',
      homeType: 'Day',
    });
    expect(status).toBe(200);
    expect(z.parse(currentUser, body.data.user)).toEqual(body.data.user);
    expect(body.data.user).toMatchObject({
      firstName: 'Aasha',
      lastName: 'Mehta',
      phone: '+919812300000',
      homeType: 'Day',
      avatar: null,
    });
    expect((await send({ phone: '' })).body.data.user.phone).toBeNull();
  });

  it('keeps the locale and the time zone, until they are emptied', async () => {
    const chosen = { locale: 'en-GB', timezone: 'Europe/London' };
    expect((await send(chosen)).body.data.user).toMatchObject(chosen);
    const emptied = await send({ locale: '', timezone: '' });
    expect(emptied.body.data.user).toMatchObject({ locale: null, timezone: null });
  });

  it('refuses a version that is not the present one, with the profile as it stands', async () => {
    const { body } = await send({ lastName: 'Rao' });
    const { __v } = body.data.user;
    expect((await send({ lastName: 'Mehta', __v: String(__v) })).status).toBe(200);
    const stale = await send({ lastName: 'Iyer', __v: String(__v) });
    expect(stale.status).toBe(409);
    expect(stale.body.data).toMatchObject({ lastName: 'Mehta', __v: __v + 1 });
  });

  it('lets an institute be found by the new name of its owner', async () => {
    await send({ firstName: 'Zubeida' });
    const { body } = await test.call('GET', '/institution?search=zubeida', { token: admin });
    expect(body.data.institutions[0].owner.name).toMatch(/^Zubeida /);
  });

  it('[API-03 user.updateMe] keeps a picture and serves it as nothing but a picture', async () => {
    const { status, body } = await send({ avatar: picture(PNG) });
    expect(status).toBe(200);
    expect(body.data.user.avatar).toMatch(/^\/files\/[\w-]{43}$/);
    const answer = await test.app.request(body.data.user.avatar);
    expect(answer.status).toBe(200);
    expect(pictureFacts(new Uint8Array(await answer.arrayBuffer()))).toMatchObject({ width: 1 });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'private, max-age=31536000, immutable',
    });
    const headers = { 'If-None-Match': answer.headers.get('etag') ?? '' };
    const sent = await statementsOf(async () => {
      expect((await test.app.request(body.data.user.avatar, { headers })).status).toBe(304);
    });
    // The database is not read for a 304.
    expect(sent).toEqual([]);
    expect((await send({ avatar: '' })).body.data.user.avatar).toBeNull();
  });

  it.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['nothing', Buffer.alloc(0)],
    ['half a signature', PNG.subarray(0, 4)],
    ['a town square', BOMB],
  ])('refuses %s in place of a picture, by name', async (_, bytes) => {
    const { status, body } = await send({ avatar: picture(bytes) });
    expect(status).toBe(400);
    expect(body.errors[0].path).toBe('avatar');
  });

  it('refuses what is too large, at the field or before it is read', async () => {
    const large = await send({
      avatar: picture(Buffer.concat([PNG, Buffer.alloc(AVATAR_MAX_BYTES)])),
    });
    expect(large.status).toBe(400);
    expect(large.body.errors[0].path).toBe('avatar');
    const huge = await send({ avatar: picture(Buffer.alloc(2 * IMAGE_MAX_BYTES)) });
    expect(huge.body.code).toBe('TOO_LARGE');
  });

  it.each([
    [{ email: 'other@lakeview.example' }, 'email'],
    [{ role: 'Super Admin' }, 'role'],
    [{ firstName: '' }, 'firstName'],
    [{ phone: '12' }, 'phone'],
    [{ homeType: 'Year' }, 'homeType'],
    [{ locale: 'not a locale' }, 'locale'],
    [{ timezone: 'Mars/Olympus' }, 'timezone'],
    [{ avatar: 'https://elsewhere.example/me.png' }, 'avatar'],
    [{ firstName: 'nul\0' }, 'firstName'],
  ])('refuses %o', async (fields, path) => {
    const { status, body } = await send(fields as Record<string, string>);
    expect(status).toBe(400);
    expect(body.errors[0].path).toBe(path);
  });

  it('takes a form and nothing else', async () => {
    const json = await test.call('PATCH', '/user/me', { token, body: { firstName: 'Asha' } });
    expect(json.body.code).toBe('UNSUPPORTED_TYPE');
    const broken = await test.call('PATCH', '/user/me', {
      token,
      body: 'not a form',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
    });
    expect(broken.body.code).toBe('MALFORMED');
    const twice = new FormData();
    twice.append('firstName', 'Asha');
    twice.append('firstName', 'Usha');
    const { body } = await test.call('PATCH', '/user/me', { token, body: twice });
    expect(body.errors[0]).toMatchObject({ path: 'firstName', code: 'repeated' });
  });

  it('stays open to the people of an institute that is read-only', async () => {
    const suspended = { status: 'Suspended' } as const;
    await test.db.update(institution).set(suspended).where(eq(institution.id, institute));
    expect((await send({ firstName: 'Asha' })).status).toBe(200);
    await test.db
      .update(institution)
      .set({ status: 'Active' })
      .where(eq(institution.id, institute));
  });

  const hashes = async () => (await test.db.select().from(storedFile)).map(({ hash }) => hash);
  const hashOf = ({ body }: Awaited<ReturnType<typeof send>>): string =>
    body.data.user.avatar.slice('/files/'.length);

  it('forgets a picture that is replaced or taken away, unless someone else has it', async () => {
    const mine = hashOf(await send({ avatar: picture(PNG) }));
    expect(hashOf(await send({ avatar: picture(PNG) }, admin))).toBe(mine);
    const next = hashOf(await send({ avatar: picture(negative) }));
    expect((await hashes()).sort()).toEqual([mine, next].sort());
    await send({ avatar: '' }, admin);
    expect(await hashes()).toEqual([next]);
    // The same photo again stays stored.
    expect(hashOf(await send({ avatar: picture(negative) }))).toBe(next);
    await send({ firstName: 'Asha' });
    expect(await hashes()).toEqual([next]);
  });

  it('forgets pictures that no one names, after a day', async () => {
    const storedHash = hashOf(await send({ avatar: picture(negative) }));
    const createdAt = new Date();
    await test.db
      .insert(storedFile)
      .values({ hash: 'x'.repeat(43), type: 'image/png', bytes: PNG, createdAt });
    await forgetUnusedFiles(test.db, new Date());
    expect(await hashes()).toHaveLength(2);
    const later = new Date(Date.now() + DAY_MS + 1);
    // One row for each statement: three statements for two rows, since the last one finds no more.
    const sent = await statementsOf(() => forgetUnusedFiles(test.db, later, wholeRun, 1));
    expect(sent.filter(({ text }) => text.startsWith('delete'))).toHaveLength(3);
    expect(await hashes()).toEqual([storedHash]);
  });

  it('takes 20 pictures an hour of one person, and everything else', async () => {
    const { ownerEmail } = await test.institute(admin);
    const { accessToken } = await test.signIn(ownerEmail);
    for (let round = 0; round < 20; round += 1) {
      expect((await send({ avatar: picture(PNG) }, accessToken)).status).toBe(200);
      // A picture that is refused before it is read does not count.
      expect((await send({ avatar: picture(BOMB) }, accessToken)).status).toBe(400);
    }
    const refused = await send({ avatar: picture(PNG) }, accessToken);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
    expect((await send({ avatar: '', firstName: 'Asha' }, accessToken)).status).toBe(200);
    expect((await send({ avatar: picture(PNG) })).status).toBe(200);
  });

  it.each(['x', 'A'.repeat(43), '..%2Fsecret'])('has nothing at /files/%s', async (name) => {
    expect((await test.app.request(`/files/${name}`)).status).toBe(404);
  });
});

import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { idempotencyKey } from '../schema/idempotency-key.ts';
import { throttle } from '../schema/session.ts';
import { institution } from '../schema/tenant.ts';
import { ADMIN, allDatabases, instituteForm, PASSWORD, useTestApp } from '../testing/app.ts';
import { statementsOf } from '../testing/statements.ts';
import { countStored, forgetOldKeys, KEY_QUOTA } from './idempotency.ts';

describe.each(allDatabases)('Idempotency-Key on $kind', (database) => {
  const test = useTestApp(database, {
    accessTokenSeconds: 3600 * 48,
    sessionIdleSeconds: 3600 * 48,
    sessionAbsoluteSeconds: 3600 * 48,
  });
  let token: string;
  let key = 0;

  beforeAll(async () => {
    token = (await test.signIn(ADMIN)).accessToken;
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const post = (body: unknown, idempotencyKey: string, by = token) =>
    test.call('POST', '/institution', {
      token: by,
      body,
      headers: { 'Idempotency-Key': idempotencyKey },
    });
  async function keyOf(institutionId: string) {
    const [row] = await test.db.select().from(institution).where(eq(institution.id, institutionId));
    return { userId: row?.ownerId ?? '' };
  }
  function newKey(): string {
    key += 1;
    return `key-${key}`;
  }

  it('answers the same again without a second effect', async () => {
    const form = await instituteForm(test.db);
    const same = newKey();
    const first = await post(form, same);
    const again = await post(form, same);
    expect(first.status).toBe(201);
    expect({ status: again.status, body: again.body }).toEqual({ status: 201, body: first.body });
    const { body } = await test.call('GET', `/institution?search=${form.code}`, { token });
    expect(body.total).toBe(1);
  });

  it('does the work once when copies come together', async () => {
    const form = await instituteForm(test.db);
    const same = newKey();
    const answers = await Promise.all(Array.from({ length: 6 }, () => post(form, same)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.data.institution._id)).size).toBe(1);
  });

  it('refuses the key with another request', async () => {
    const same = newKey();
    await post(await instituteForm(test.db), same);
    const { status, body } = await post(await instituteForm(test.db), same);
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'IDEMPOTENCY_MISMATCH' });
  });

  it('keeps nothing of a request that failed', async () => {
    const form = await instituteForm(test.db);
    const same = newKey();
    expect((await post({ ...form, timezone: 'Nowhere/At_All' }, same)).status).toBe(400);
    expect((await post(form, same)).status).toBe(201);
  });

  it('forgets after a day', async () => {
    const same = newKey();
    await post(await instituteForm(test.db), same);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 3_600_000 + 1000 });
    expect((await post(await instituteForm(test.db), same)).status).toBe(201);
  });

  it('has a day from now on where a clock that was far ahead has written it', async () => {
    const form = await instituteForm(test.db);
    const same = newKey();
    const first = await post(form, same);
    const now = Date.now();
    const row = eq(idempotencyKey.key, same);
    const later = (days: number) => new Date(now + days * 86_400_000);
    await test.db
      .update(idempotencyKey)
      .set({ createdAt: later(400) })
      .where(row);
    expect((await post(form, same)).body).toEqual(first.body);
    await forgetOldKeys(test.db, new Date(now));
    expect((await post(form, same)).body).toEqual(first.body);
    await forgetOldKeys(test.db, later(0.9));
    expect(await test.db.$count(idempotencyKey, row)).toBe(1);
    await forgetOldKeys(test.db, later(1.1));
    expect(await test.db.$count(idempotencyKey, row)).toBe(0);
  });

  it('keeps so much of a user and no more, which is counted and never summed', async () => {
    const { id, ownerEmail } = await test.institute(token);
    const owner = (await test.signIn(ownerEmail)).accessToken;
    const edit = (key: string, phone: string) =>
      test.call('PATCH', `/institution/${id}`, {
        token: owner,
        body: { phone },
        headers: { 'Idempotency-Key': key },
      });
    const storedKey = newKey();
    const first = await edit(storedKey, '+919800000001');
    const counted = sql`${throttle.key} = (select 'kept:' || owner_id from institution where id = ${id})`;
    const tries = async () =>
      (await test.db.select().from(throttle).where(counted)).map((row) => row.tries);
    expect(await tries()).toEqual([1]);
    // A long response counts once for each of its parts.
    const notes = 'x'.repeat(1000);
    const many = Array.from({ length: 20 }, (_, place) => ({ name: `${place}`, notes }));
    const body = Buffer.from(JSON.stringify(many));
    await countStored(test.db, await keyOf(id), { status: 200, body });
    expect(await tries()).toEqual([1 + 1 + 2]);
    await test.db
      .update(throttle)
      .set({ tries: KEY_QUOTA.free - 1 })
      .where(counted);
    const texts = (await statementsOf(() => edit(newKey(), '+919800000003'))).map(
      ({ text }) => text,
    );
    expect(texts.filter((text) => /(count|sum)\(.* from "idempotency_key"/s.test(text))).toEqual(
      [],
    );
    const refused = await edit(newKey(), '+919800000002');
    expect({ status: refused.status, code: refused.body.code }).toEqual({
      status: 429,
      code: 'TOO_MANY_REQUESTS',
    });
    const seconds = Number(refused.headers.get('Retry-After'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(24 * 3600);
    // A stored response is returned, and a call without a key is done.
    expect((await edit(storedKey, '+919800000001')).body).toEqual(first.body);
    const without = { token: owner, body: { phone: '+919800000004' } };
    expect((await test.call('PATCH', `/institution/${id}`, without)).status).toBe(200);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });
    expect((await edit(newKey(), '+919800000005')).status).toBe(200);
  });

  it('belongs to the user who sent it', async () => {
    const { id, ownerEmail } = await test.institute(token);
    const owner = (await test.signIn(ownerEmail)).accessToken;
    const same = newKey();
    const edit = (by: string, phone: string) =>
      test.call('PATCH', `/institution/${id}`, {
        token: by,
        body: { phone },
        headers: { 'Idempotency-Key': same },
      });
    expect((await edit(token, '+919800000001')).status).toBe(200);
    expect((await edit(owner, '+919800000002')).status).toBe(200);
  });

  it('knows a form again, whose every sending has another boundary', async () => {
    const same = newKey();
    const name = (firstName: string) => {
      const body = new FormData();
      body.append('firstName', firstName);
      const headers = { 'Idempotency-Key': same };
      return test.call('PATCH', '/user/me', { token, body, headers });
    };
    const first = await name('Anjali');
    const again = await name('Anjali');
    expect({ status: again.status, body: again.body }).toEqual({ status: 200, body: first.body });
    expect((await name('Anjana')).body.code).toBe('IDEMPOTENCY_MISMATCH');
  });

  it('keeps nothing by which the passwords of a request could be tried out', async () => {
    const { ownerEmail } = await test.institute(token);
    const owner = (await test.signIn(ownerEmail)).accessToken;
    const same = newKey();
    const newPassword = 'lotus pond at six';
    const body = { currentPassword: 'a guess', newPassword, confirmPassword: newPassword };
    const right = { ...body, currentPassword: PASSWORD };
    const { status } = await test.call('PATCH', '/user/me/update-password', {
      token: owner,
      body: right,
      headers: { 'Idempotency-Key': same },
    });
    expect(status).toBe(200);
    const of = eq(idempotencyKey.key, same);
    const [row] = await test.db.select().from(idempotencyKey).where(of);
    const tried = createHash('sha256')
      .update(`PATCH /api/v1/user/me/update-password\n${JSON.stringify(right)}`)
      .digest('base64url');
    expect(row?.requestHash).toHaveLength(tried.length);
    expect(row?.requestHash).not.toBe(tried);
  });

  it.each(['', 'x'.repeat(256), 'a b'])('refuses the key "%s"', async (wrong) => {
    const { status, body } = await post(await instituteForm(test.db), wrong);
    expect(status).toBe(400);
    expect(body.errors[0].path).toBe('Idempotency-Key');
  });
});

import { auditEntry as auditEntrySchema } from '@booking/api-client/contract';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ADMIN, allDatabases, PASSWORD, useTestApp } from '../testing/app.ts';

const entries = z.array(auditEntrySchema);

describe.each(allDatabases)('the audit log on $kind', (database) => {
  const test = useTestApp(database);
  let token: string;

  beforeAll(async () => {
    token = (await test.signIn(ADMIN)).accessToken;
  });

  async function list(query = '') {
    const { status, body } = await test.call('GET', `/audit-log?limit=100&${query}`, { token });
    expect(status, JSON.stringify(body)).toBe(200);
    return z.parse(entries, body.data.auditEntries);
  }

  it('says who changed what from what to what, when and from where', async () => {
    const { id } = await test.institute(token);
    const { headers } = await test.call('PATCH', `/institution/${id}`, {
      token,
      headers: { 'User-Agent': 'Firefox' },
      address: '192.0.2.7',
      body: { name: 'Neem Tree House', tags: ['vip'], __v: 0 },
    });
    const [entry] = await list(`institution=${id}&call=institution.update`);
    expect(entry).toMatchObject({
      by: { name: 'Anjali Menon', role: 'Super Admin' },
      institution: { _id: id, name: 'Neem Tree House' },
      call: 'institution.update',
      requestId: headers.get('x-request-id'),
      address: '192.0.2.7',
      userAgent: 'Firefox',
      action: 'update',
      record: { kind: 'institution', _id: id, name: 'Neem Tree House' },
    });
    expect(entry?.changes).toEqual([
      { field: 'name', from: expect.stringContaining('Lakeview'), to: 'Neem Tree House' },
      { field: 'tags', to: ['vip'] },
    ]);
  });

  it('says nothing of what was refused or rolled back', async () => {
    const { id } = await test.institute(token);
    const before = (await list()).length;
    const body = { name: 'Refused', __v: 7 };
    expect((await test.call('PATCH', `/institution/${id}`, { token, body })).status).toBe(409);
    expect((await list()).length).toBe(before);
  });

  it('names who signs in, and never the password', async () => {
    await test.call('POST', '/user/login', { body: { email: ADMIN, password: PASSWORD } });
    const [entry] = await list('kind=session');
    expect(entry).toMatchObject({
      by: { name: 'Anjali Menon' },
      call: 'user.login',
      action: 'create',
      record: { name: 'Anjali Menon' },
    });
    const stored = await test.db.execute<{ text: string }>(
      sql`select string_agg(e::text, ' ') as text from audit_entry e`,
    );
    expect(stored.rows[0]?.text).not.toContain(PASSWORD);
    expect(stored.rows[0]?.text).not.toContain('$argon2');
  });

  it('attributes what the product does by itself to no one', async () => {
    const { id } = await test.institute(token);
    await test.db.execute(sql`update institution set notes = 'Moved' where id = ${id}`);
    const [entry] = await list(`institution=${id}`);
    expect(entry).toMatchObject({ by: null, call: null, requestId: null });
    expect(entry?.changes).toEqual([{ field: 'notes', to: 'Moved' }]);
  });

  it('pairs the rows of a statement over many with what they were before', async () => {
    const { id } = await test.institute(token);
    await test.db.execute(sql`
      insert into note (id, institution_id, text, search_text, created_at, updated_at)
      select lpad(to_hex(n), 24, 'a'), ${id}, 'Note ' || n, '', now(), now()
      from generate_series(1, 60) as n`);
    const renamed = sql`update note set text = 'Seen: ' || text where institution_id = ${id}`;
    await test.db.execute(renamed);
    const changed = (await list(`institution=${id}`)).filter(({ action }) => action === 'update');
    expect(changed).toHaveLength(60);
    for (const { changes } of changed) {
      const [{ from, to } = {}] = changes;
      expect(to).toBe(`Seen: ${from}`);
    }
    // Rows that become others: none is paired with one that it was not.
    await test.db.execute(sql`
      update note set id = lpad(to_hex(61 - n), 24, 'b'), text = 'Moved'
      from generate_series(1, 60) as n where id = lpad(to_hex(n), 24, 'a')`);
    expect(await list(`institution=${id}&search=Moved`)).toEqual([]);
  });

  it('names the institute of an email about its subscription, and the kind', async () => {
    const { id } = await test.institute(token);
    const { body } = await test.call('GET', `/subscription?institution=${id}`, { token });
    const change = `/subscription/${body.data.subscriptions[0]._id}`;
    const charged = await test.call('PATCH', change, { token, body: { action: 'endTrial' } });
    expect(charged.status, JSON.stringify(charged.body)).toBe(200);
    const emails = await list(`institution=${id}&kind=email`);
    expect(emails).toMatchObject([{ record: { name: 'charged' }, call: 'subscription.update' }]);
    const ofNone = (await list('kind=email')).filter(({ record }) => record.name === null);
    expect(ofNone).toEqual([]);
  });

  it.each([
    'update audit_entry set user_name = null',
    'delete from audit_entry',
    'truncate audit_entry',
    'truncate audit_entry_other',
  ])('is append-only: the database refuses %s', async (statement) => {
    const before = await list();
    expect(before).not.toEqual([]);
    await expect(test.db.execute(sql.raw(statement))).rejects.toMatchObject({
      cause: { message: 'The audit log is append-only.' },
    });
    expect(await list()).toEqual(before);
  });
});

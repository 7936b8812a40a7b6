import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { unaudited } from '../database/audit-context.ts';
import type { Database } from '../database/database.ts';
import { newId } from '../database/id.ts';
import { inTransaction } from '../database/transaction.ts';
import { Interrupted } from '../housekeeping/progress.ts';
import { auditEntry } from '../schema/audit-entry.ts';
import { rolePermission } from '../schema/role-permission.ts';
import { roleRename } from '../schema/role-rename.ts';
import { appUser, institution } from '../schema/tenant.ts';
import { ADMIN, oneDatabase, useTestApp } from '../testing/app.ts';
import { finishRoleRenames, RENAMED_AT_ONCE } from './rename.ts';

/** Institutes, and the people of each who have the role. */
const HOMES = 500;
const PEOPLE = 10;

describe.each(oneDatabase)('a rename that five thousand people have on $kind', (database) => {
  const test = useTestApp(database);
  let admin: string;
  let template: string;
  /** The institute that a rename reaches last, its owner, and someone there who has the role. */
  let last: string;
  let owner: string;
  let porter: string;

  const save = (body: object, token = admin) =>
    test.call('PATCH', '/rolePermission/save', { token, body: { template, ...body } });
  const calledBy = (name: string) => test.db.$count(appUser, eq(appUser.role, name));

  async function roleIdOf(name: string): Promise<string> {
    const [row] = await test.db
      .select({ id: rolePermission.id })
      .from(rolePermission)
      .where(and(eq(rolePermission.role, name), sql`${rolePermission.institutionId} is null`));
    return row?.id ?? '';
  }

  async function seen(token: string): Promise<{ role: string; permissions: readonly string[] }> {
    const { status, body } = await test.call('GET', '/user/me', { token });
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data.user;
  }

  beforeAll(async () => {
    admin = (await test.signIn(ADMIN)).accessToken;
    const first = await test.institute(admin);
    const [home] = await test.db.select().from(institution).where(eq(institution.id, first.id));
    template = home?.templateId ?? '';
    const added = await save({ roles: [{ role: 'Porter', permissions: ['booking.read'] }] });
    expect(added.status, JSON.stringify(added.body)).toBe(200);
    const [ownerRow] = await test.db
      .select()
      .from(appUser)
      .where(eq(appUser.email, first.ownerEmail));
    if (!ownerRow) throw new Error('There is no owner.');
    const copies = (db: Database, table: PgTable, same: SQL, count: number, fields: SQL) =>
      db.execute(sql`insert into ${table} select copy.* from ${table} one,
        generate_series(1, ${count}::int) n, jsonb_populate_record(one, jsonb_build_object(${fields})) copy
        where ${same}`);
    const nth = (n: SQL) => sql`'f' || lpad(to_hex(${n}), 23, '0')`;
    await unaudited(() =>
      inTransaction(test.db, async (tx) => {
        const isFirst = sql`one.id = ${first.id}`;
        await copies(
          tx,
          institution,
          isFirst,
          HOMES,
          sql`'id', ${nth(sql`n`)}, 'code', 'COPY' || n`,
        );
        await copies(
          tx,
          appUser,
          sql`one.id = ${ownerRow.id}`,
          HOMES * PEOPLE,
          sql`'id', ${nth(sql`n`)}, 'institution_id', ${nth(sql`1 + n % ${HOMES}::int`)},
            'email', n || '@people.example', 'role', 'Porter'`,
        );
      }),
    );
    last = `f${HOMES.toString(16).padStart(23, '0')}`;
    const id = newId();
    const email = 'last.owner@people.example';
    await test.db.insert(appUser).values({ ...ownerRow, id, institutionId: last, email });
    owner = (await test.signIn(email)).accessToken;
    porter = (await test.signIn(`${HOMES - 1}@people.example`)).accessToken;
    await test.db.insert(rolePermission).values({
      ...{ id: newId(), templateId: template, institutionId: last, role: 'Porter' },
      ...{ permissions: ['report.read'], denied: ['booking.read'], searchText: ' porter' },
      ...{ createdAt: new Date(), updatedAt: new Date() },
    });
  });

  it('takes nothing from anyone before its end, goes on after the end of a process, and ends once', async () => {
    const before = await seen(porter);
    expect(before.permissions).toContain('report.read');
    expect(before.permissions).not.toContain('booking.read');
    const _id = await roleIdOf('Porter');
    const renamed = await save({ roles: [{ _id, role: 'Bell Captain' }] });
    expect(renamed.status, JSON.stringify(renamed.body)).toBe(200);
    expect(await roleIdOf('Bell Captain')).toBe(_id);
    // Does one slice, as a process that ends after it.
    const reach = async () => {
      throw new Interrupted();
    };
    await expect(finishRoleRenames(test.db, new Date(), { after: '', reach })).rejects.toThrow(
      Interrupted,
    );
    const half = await calledBy('Bell Captain');
    expect(half).toBeGreaterThanOrEqual((RENAMED_AT_ONCE - 1) * PEOPLE);
    expect(half).toBeLessThanOrEqual(RENAMED_AT_ONCE * PEOPLE);

    // Users that it has not reached may do what they could, and no more.
    expect((await seen(porter)).permissions.toSorted()).toEqual(before.permissions.toSorted());
    const again = await save({ roles: [{ _id, role: 'Concierge' }] });
    const removed = await save({ removed: [_id] });
    const own = await save(
      { institution: last, roles: [{ role: 'Bell Captain', denied: [] }] },
      owner,
    );
    for (const { status, body, headers } of [again, removed, own]) {
      expect([status, body.code, headers.get('Retry-After')]).toEqual([503, 'UNAVAILABLE', '10']);
    }
    const taken = await save({ roles: [{ role: 'porter' }] });
    expect([taken.status, taken.body.code]).toEqual([409, 'DUPLICATE']);

    await Promise.all([1, 2].map(() => finishRoleRenames(test.db, new Date())));
    expect(await calledBy('Porter')).toBe(0);
    expect(await calledBy('Bell Captain')).toBe(HOMES * PEOPLE);
    const twice = and(eq(appUser.role, 'Bell Captain'), ne(appUser.version, 1));
    const [captain] = await test.db.select().from(appUser).where(eq(appUser.role, 'Bell Captain'));
    expect(
      await test.db.$count(appUser, and(twice, ne(appUser.version, captain?.version ?? 0))),
    ).toBe(0);
    expect(await test.db.$count(roleRename)).toBe(0);
    expect(await seen(porter)).toMatchObject({ role: 'Bell Captain' });
    expect((await seen(porter)).permissions.toSorted()).toEqual(before.permissions.toSorted());
    const entry = await test.db
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.recordId, captain?.id ?? ''));
    expect(entry).toMatchObject([{ call: 'rolePermission.save', userName: 'Anjali Menon' }]);
    const next = await save({ roles: [{ _id, role: 'Porter' }] });
    expect(next.status).toBe(200);
  });
});

import { LIST_LIMIT_MAX } from '@booking/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { appUser } from '../schema/tenant.ts';
import { ADMIN, allDatabases, instituteForm } from '../testing/app.ts';
import { MANY, useBulkChanges } from '../testing/bulk-changes.ts';
import { idMakers } from '../testing/id-makers.ts';
import { SLICE } from './worker.ts';

describe.each(allDatabases)('a change of all rows that match on $kind', (database) => {
  const changes = useBulkChanges(database);
  const { checked, tag, tagged, test, send } = changes;

  it('is checked first, which writes nothing', async () => {
    const bulk = await checked(tag('checked'));
    expect(bulk).toMatchObject({ status: 'Checked', total: MANY });
    expect(bulk.counts).toEqual({ Waiting: 0, Changed: MANY, Same: 0, Failed: 0, Stopped: 0 });
    expect(await tagged('checked')).toBe(0);
  });

  it('changes what was checked, with a receipt of each row, and what is so already not again', async () => {
    const { body: answer } = await test.call('GET', '/institution?search=heron&limit=1', {
      token: changes.token,
    });
    const [first] = answer.data.institutions;
    await test.call('PATCH', `/institution/${first._id}`, {
      token: changes.token,
      body: { tags: ['done'] },
    });
    const { _id, counts } = await checked(tag('done'));
    expect(counts).toMatchObject({ Changed: MANY - 1, Same: 1 });
    const run = await send('POST', `/bulk/${_id}/run`);
    expect(run.bulk).toMatchObject({ status: 'Running', endedAt: null });
    await test.bulkWorker.work();
    const { bulk } = await send('GET', `/bulk/${_id}?outcome=Changed,Same&after=2`);
    expect(bulk).toMatchObject({ status: 'Done', counts: { Changed: MANY - 1, Same: 1 } });
    expect(bulk.rows.map(({ place }: { place: number }) => place)).toEqual(
      Array.from({ length: MANY - 2 }, (_, at) => at + 3),
    );
    expect(bulk.rows[0].name).toMatch(/^Heron \d\d$/);
    expect(await tagged('done')).toBe(MANY);
  });

  it('says of no row that it is changed when its check is stopped', async () => {
    const { _id } = await checked(tag('stopped'));
    expect((await send('DELETE', `/bulk/${_id}`)).bulk).toMatchObject({
      status: 'Cancelled',
      counts: { Changed: 0, Stopped: MANY },
    });
    expect(await tagged('stopped')).toBe(0);
  });

  it('leaves the excluded rows, and those that were not reached when it is cancelled', async () => {
    const { body } = await test.call('GET', '/institution?search=heron&limit=2', {
      token: changes.token,
    });
    const except = body.data.institutions.map(({ _id }: { _id: string }) => _id);
    const { _id, total } = await checked({ ...tag('cancelled'), except });
    expect(total).toBe(MANY - 2);
    await send('POST', `/bulk/${_id}/run`);
    await test.bulkWorker.work(1);
    const { bulk } = await send('DELETE', `/bulk/${_id}`);
    expect(bulk).toMatchObject({ status: 'Cancelled', counts: { Changed: SLICE, Stopped: 4 } });
    await test.bulkWorker.work();
    expect(await tagged('cancelled')).toBe(SLICE);
    await send('POST', `/bulk/${_id}/run`);
    await test.bulkWorker.work();
    expect(await tagged('cancelled')).toBe(MANY - 2);
  });

  it('has the rights of its user at each row', async () => {
    const { owner } = await instituteForm(test.db);
    const second = { ...owner, email: 'second.admin@platform.example', role: 'Super Admin' };
    await test.call('POST', '/user', { token: changes.token, body: second });
    const [stored] = await test.db.select().from(appUser).where(eq(appUser.email, ADMIN));
    await test.db
      .update(appUser)
      .set({ status: 'Active', passwordHash: stored?.passwordHash ?? null })
      .where(eq(appUser.email, second.email));
    const theirs = (await test.signIn(second.email)).accessToken;
    const { _id } = await checked(tag('rights'), theirs);
    await send('POST', `/bulk/${_id}/run`, undefined, theirs);
    await test.bulkWorker.work(1);
    await test.db
      .update(appUser)
      .set({ status: 'Inactive' })
      .where(eq(appUser.email, second.email));
    await test.bulkWorker.work();
    expect(await tagged('rights')).toBe(SLICE);
    // Someone else's is not there.
    expect((await send('GET', `/bulk/${_id}`)).status).toBe(404);
    const { rows } = await test.db.execute(
      sql`select outcome, code, count(*)::int from bulk_item where job_id = ${_id}
        group by outcome, code order by outcome`,
    );
    expect(rows).toEqual([
      { outcome: 'Changed', code: null, count: SLICE },
      { outcome: 'Failed', code: 'FORBIDDEN', count: 6 },
    ]);
  });

  it('changes the rows that are named, more than a list reads at once, and none that does not match', async () => {
    const { body } = await test.call('GET', '/institution?search=heron&sort=-name&limit=100', {
      token: changes.token,
    });
    const named: readonly string[] = body.data.institutions
      .slice(0, 3)
      .map(({ _id }: { _id: string }) => _id);
    const unknown = Array.from({ length: LIST_LIMIT_MAX }, (_, at) =>
      at.toString(16).padStart(24, '0'),
    );
    const only = [...unknown, ...named, ...named];
    const { _id, total } = await checked({ ...tag('named'), only });
    expect(total).toBe(3);
    await send('POST', `/bulk/${_id}/run`);
    await test.bulkWorker.work();
    expect(await tagged('named')).toBe(3);
    const { bulk } = await send('GET', `/bulk/${_id}?outcome=Changed`);
    const changed = bulk.rows.map((row: { _id: string }) => row._id);
    expect(changed.toSorted()).toEqual([...named].sort());
    expect((await checked({ ...tag('named', 'search=kestrel'), only })).total).toBe(0);
  });

  it('sends invitations again, each with its email or the reason why not', async () => {
    const tenant = await test.institute(changes.token, { name: 'Inviting' });
    for (const name of ['Lata', 'Ravi']) {
      const { status } = await test.call('POST', '/user', {
        token: changes.token,
        body: {
          firstName: name,
          lastName: 'Bose',
          email: `${name}@heron.example`,
          role: 'Owner',
          institution: tenant.id,
        },
      });
      expect(status).toBe(201);
    }
    await test.db
      .update(appUser)
      .set({ invitedAt: new Date(Date.now() - 3_600_000) })
      .where(eq(appUser.email, 'lata@heron.example'));
    await test.mail();
    const body = { action: 'resendInvitation' };
    const { _id, counts } = await checked({
      list: 'user.list',
      call: 'user.update',
      query: `institution=${tenant.id}`,
      body,
    });
    expect(counts).toMatchObject({ Changed: 1, Failed: 2 });
    expect(await test.mail()).toEqual([]);
    await send('POST', `/bulk/${_id}/run`);
    await test.bulkWorker.work();
    const { bulk } = await send('GET', `/bulk/${_id}?outcome=Changed,Failed`);
    expect(bulk.counts).toMatchObject({ Changed: 1, Failed: 2 });
    const codesOf = bulk.rows.map(({ code }: { code: string | null }) => code);
    expect(codesOf.toSorted()).toEqual(['BUSINESS_RULE', 'TOO_MANY_REQUESTS', null]);
    expect((await test.mail()).map(({ to }) => to)).toMatchObject([
      { address: 'lata@heron.example' },
    ]);
  });

  it.each([
    ['pricing.list', 'pricing.update', { isPublic: false }],
    ['category.list', 'category.update', { isActive: false }],
    ['asset.list', 'asset.remove', {}],
    ['asset.forTable', 'asset.remove', {}],
    ['category.list', 'category.remove', {}],
    ['whatsapp.list', 'whatsapp.remove', {}],
    ['pricing.list', 'pricing.remove', {}],
  ])('changes a row of %s by %s', async (list, call, values) => {
    const tenant = await test.institute(changes.token, { name: `${list} ${call}` });
    const makers = {
      pricing: idMakers.planId,
      category: idMakers.categoryId,
      asset: idMakers.assetId,
      whatsapp: idMakers.actionId,
    };
    const [group] = list.split('.');
    const make = Object.entries(makers).find(([name]) => name === group)?.[1];
    const row = await make?.(test, tenant);
    const { _id, counts } = await checked({ list, call, body: values, only: [row] });
    expect(counts).toMatchObject({ Changed: 1, Failed: 0 });
    await send('POST', `/bulk/${_id}/run`);
    await test.bulkWorker.work();
    const { bulk } = await send('GET', `/bulk/${_id}?outcome=Changed`);
    // The names of these rows are their ids.
    expect(bulk.rows).toMatchObject([
      { _id: row, name: group === 'asset' ? row?.slice(-16) : row },
    ]);
  });

  it('reaches no one but the own institute', async () => {
    const institute = await test.institute(changes.token, { name: 'Tenant' });
    const owner = (await test.signIn(institute.ownerEmail)).accessToken;
    const body = { list: 'user.list', call: 'user.update', body: { status: 'Inactive' } };
    expect((await checked(body, owner)).total).toBe(1);
    const foreign = { list: 'ota.list', call: 'ota.update', body: { isActive: false } };
    const { status, body: refused } = await send('POST', '/bulk', foreign, owner);
    expect([status, refused.errors[0].path]).toEqual([403, 'call']);
  });

  it('stays within the institute that its query names', async () => {
    const mine = await test.institute(changes.token, { name: 'Within' });
    await test.institute(changes.token, { name: 'Without' });
    const { total, _id } = await checked({
      list: 'user.list',
      call: 'user.update',
      query: `institution=${mine.id}`,
      body: { phone: '+919876500001' },
    });
    expect(total).toBe(1);
    const { bulk } = await send('GET', `/bulk/${_id}?outcome=Changed`);
    const { body } = await test.call('GET', `/user?institution=${mine.id}`, {
      token: changes.token,
    });
    expect(bulk.rows.map((row: { _id: string }) => row._id)).toEqual([body.data.users[0]._id]);
  });

  it.each([
    [{ list: 'user.list' }, 'list'],
    [{ body: { name: 'x' } }, 'body'],
    [{ addTag: undefined, body: { name: 5 } }, 'body.name'],
    [{ addTag: undefined, body: { __v: 1 } }, 'body.__v'],
    [{ addTag: undefined, addTrialDays: 3 }, 'addTrialDays'],
    [{ query: 'stars=5' }, 'stars'],
  ])('refuses %j by name', async (change, path) => {
    const { status, body } = await send('POST', '/bulk', { ...tag('refused'), ...change });
    expect(status).toBe(400);
    expect(body.errors[0].path).toBe(path);
  });

  it('lets a user have three under way, and runs none twice', async () => {
    const under = [];
    for (let count = 0; count < 3; count += 1)
      under.push(await send('POST', '/bulk', tag('three')));
    expect((await send('POST', '/bulk', tag('three'))).status).toBe(429);
    expect((await send('POST', `/bulk/${under[0]?.bulk._id}/run`)).status).toBe(409);
    for (const { bulk } of under) await send('DELETE', `/bulk/${bulk._id}`);
    expect(await checked(tag('three', 'search=nothing+like+that'))).toMatchObject({
      status: 'Checked',
      total: 0,
    });
  });

  it('extends each trial from its own end', async () => {
    const { _id, counts } = await checked({
      list: 'subscription.current',
      call: 'subscription.update',
      query: 'search=kestrel',
      addTrialDays: 3,
    });
    expect(counts).toMatchObject({ Changed: 1 });
    const end = async () => {
      const { body } = await test.call('GET', '/subscription/current?search=kestrel', {
        token: changes.token,
      });
      return Date.parse(body.data.institutions[0].subscription.trialEndsAt);
    };
    const before = await end();
    await send('POST', `/bulk/${_id}/run`);
    await test.bulkWorker.work();
    expect((await end()) - before).toBe(3 * 86_400_000);
  });
});

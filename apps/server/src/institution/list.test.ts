import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { ADMIN, databases, instituteForm, useTestApp } from '../testing/app.ts';

const INSTITUTES = [
  { name: 'Café Pondichéry', city: 'Chennai', state: 'Tamil Nadu', tags: ['vip'] },
  { name: 'Blue Lotus Inn', city: 'Kochi', state: 'Kerala', tags: [] },
  { name: 'blue lotus house', city: 'Munnar, Idukki', state: 'Kerala', tags: ['vip', 'north'] },
  { name: '100% Neem_Tree', city: 'Udaipur', state: 'Rajasthan', tags: [] },
] as const;

describe.each(databases)('the list of institutes on $kind', (database) => {
  const test = useTestApp(database);
  let token: string;

  beforeAll(async () => {
    token = (await test.signIn(ADMIN)).accessToken;
    for (const { name, city, state, tags } of INSTITUTES) {
      const form = await instituteForm(test.db);
      await test.institute(token, { name, tags, address: { ...form.address, city, state } });
    }
  });

  async function list(query: string) {
    const { status, body } = await test.call('GET', `/institution?${query}`, { token });
    expect(status).toBe(200);
    return { ...body, names: body.data.institutions.map((row: { name: string }) => row.name) };
  }

  it.each([
    ['lotus', 2],
    ['LOTUS inn', 1],
    ['cafe pondichery', 1],
    ['Café', 1],
    ['bl', 2],
    ['lu', 0],
    ['lotus udaipur', 0],
    ['100%', 1],
    ['neem_tree', 1],
    ['neem%tree', 0],
    ['asha mehta', 4],
    ['+919812', 4],
    ["' or 1=1 --", 0],
  ])('[API-06] search=%s finds %i', async (search, total) => {
    expect((await list(`search=${encodeURIComponent(search)}`)).total).toBe(total);
  });

  it('finds institutes by whole codes, and by whole names whatever their case', async () => {
    const { data } = await list('search=lotus');
    const codes = data.institutions.map((row: { code: string }) => row.code);
    expect((await list(`code=${codes.join(',')},NOPE`)).names.sort()).toEqual([
      'Blue Lotus Inn',
      'blue lotus house',
    ]);
    expect((await list(`code=${String(codes[0]).slice(0, 3)}`)).total).toBe(0);
    expect(
      (await list('name=BLUE%20LOTUS%20INN,Caf%C3%A9%20Pondich%C3%A9ry,Blue')).names.sort(),
    ).toEqual(['Blue Lotus Inn', 'Café Pondichéry']);
  });

  it('[API-06] follows changes of what it searches', async () => {
    const { address } = await instituteForm(test.db);
    const { id } = await test.institute(token, {
      name: 'Before The Change',
      address: { ...address, state: 'Goa' },
    });
    await test.call('PATCH', `/institution/${id}`, { token, body: { name: 'Saffron Gate' } });
    expect((await list('search=before')).total).toBe(0);
    expect((await list('search=saffron+gate')).total).toBe(1);
  });

  it.each([
    ['createdAt', '0000-01-01T00:00:00Z'],
    ['createdAt', `2026-01-01T00:00:00.${'1'.repeat(200)}Z`],
    ['createdAt', '+12026-01-01T00:00:00Z'],
    ['currentPeriodEnd', '0000-01-01'],
    ['currentPeriodEnd', '2026-02-30'],
  ])('[API-06] refuses %s[gte]=%s, which no calendar has', async (field, value) => {
    const query = `${field}[gte]=${encodeURIComponent(value)}`;
    const { status, body } = await test.call('GET', `/institution?${query}`, { token });
    expect(status).toBe(400);
    expect(body.errors[0].path).toBe(`${field}[gte]`);
  });

  it('[API-06] reads all rows after one id and the next, each once, while others are added', async () => {
    const names: string[] = [];
    let after = '0'.repeat(24);
    for (;;) {
      const page = await list(`limit=1&state=Kerala&after=${after}`);
      if (page.results === 0) break;
      names.push(...page.names);
      after = page.data.institutions[0]._id;
      const { address } = await instituteForm(test.db);
      await test.institute(token, { address: { ...address, state: 'Goa' } });
    }
    expect(names).toEqual(['Blue Lotus Inn', 'blue lotus house']);
  });

  it.each([
    ['state=Kerala', 2],
    ['state=Kerala,Rajasthan', 3],
    ['city=Kochi', 1],
    ['city=Munnar', 0],
    ['city=Munnar%5C,+Idukki', 1],
    ['city=Munnar%5C,+Idukki,Kochi', 2],
    ['tag=vip', 2],
    ['tag=north', 1],
    ['status=Active', 0],
    ['status=Pending&state=Kerala', 2],
    ['plan=basic&state=Kerala', 2],
    ['subscriptionStatus=Trialing&state=Kerala', 2],
    ['plan=enterprise', 0],
    ['type=Resort', 0],
    ['createdAt[gte]=2001-01-01T00:00:00Z&state=Kerala', 2],
    ['createdAt[lt]=2001-01-01T00:00:00Z', 0],
    ['currentPeriodEnd[lte]=2001-01-01', 0],
    ['currentPeriodEnd[exists]=true&state=Kerala', 2],
    ['lastActivityAt[exists]=true', 0],
    ['lastActivityAt[exists]=false&state=Kerala', 2],
    ['_id=000000000000000000000000', 0],
    ['country=IN&state=Kerala', 2],
    ['country=NP', 0],
    ['country=NP,IN&state=Kerala', 2],
    ['noActivitySince=2001-01-01T00:00:00Z&state=Kerala', 2],
    ['lastActivityAt[lte]=2001-01-01T00:00:00Z', 0],
  ])('[API-06] filters %s to %i', async (query, total) => {
    expect((await list(query)).total).toBe(total);
  });

  it.each([
    ['status=Sleeping', 'status.0'],
    ['currentPeriodEnd[gte]=tomorrow', 'currentPeriodEnd[gte]'],
    ['createdAt[gte]=2026-13-45T00:00:00Z', 'createdAt[gte]'],
    // A day alone: it names no time zone.
    ['createdAt[gte]=2026-03-14', 'createdAt[gte]'],
    ['country=India', 'country.0'],
    ['noActivitySince=yesterday', 'noActivitySince'],
  ])('[API-06] refuses %s by name', async (query, path) => {
    const { status, body } = await test.call('GET', `/institution?${query}`, { token });
    expect(status).toBe(400);
    expect(body.code).toBe('INVALID_QUERY');
    expect(body.errors[0].path).toBe(path);
  });

  it('[API-06] filters by the last subscription where none is current, and by no current one', async () => {
    const named = (name: string) => sql`(select id from institution where name = ${name})`;
    await test.db.execute(sql`update subscription set status = 'Expired', ended_at = now()
      where institution_id = ${named('Blue Lotus Inn')}`);
    await test.db.execute(
      sql`delete from subscription where institution_id = ${named('100% Neem_Tree')}`,
    );
    const names = async (status: string) =>
      (await list(`subscriptionStatus=${status}&sort=name`)).names;
    expect(await names('Expired')).toEqual(['Blue Lotus Inn']);
    expect(await names('Cancelled')).toEqual([]);
    expect(await names('None')).toEqual(['100% Neem_Tree', 'Blue Lotus Inn']);
    expect(await names('Trialing,Expired')).not.toContain('100% Neem_Tree');
    expect(await names('Trialing,Expired')).toContain('Blue Lotus Inn');
    const current = await test.call('GET', '/subscription/current?status=None&sort=name', {
      token,
    });
    expect(current.body.data.institutions.map((row: { name: string }) => row.name)).toEqual([
      '100% Neem_Tree',
      'Blue Lotus Inn',
    ]);
  });

  it.each([
    '',
    'plan=basic,standard,premium',
    'subscriptionStatus=Trialing',
    'subscriptionStatus=Trialing,None',
    'subscriptionStatus=Trialing,Expired',
    'subscriptionStatus=Trialing&search=lotus',
    'subscriptionStatus=Trialing&state=Kerala',
    'renews=true',
    'renews=false',
    'currentPeriodEnd[gte]=2000-01-01',
    'currentPeriodEnd[gte]=2000-01-01&renews=true&subscriptionStatus=Active,Trialing',
    'currentPeriodEnd[exists]=true',
    'currentPeriodEnd[exists]=false',
  ])('[API-06] counts as many institutes as it lists: %s', async (query) => {
    const page = await list(`${query}&limit=100`);
    expect(page.total).toBe(page.names.length);
    expect((await list(`${query}&limit=1`)).total).toBe(page.names.length);
    expect((await list(`${query}&limit=1&count=exact`)).total).toBe(page.names.length);
  });

  it.each([
    '',
    'search=lotus',
    'search=lotus&status=Trialing',
    'status=Trialing',
    'status=Trialing,None',
    'renews=false',
    'cancelAtPeriodEnd=false',
    'hasDiscount=false',
    'canMove=false',
    'trialEndsAt[gte]=2000-01-01',
    'trialEndsAt[exists]=false',
    'dueSince[exists]=false',
    'billingCycle=Monthly,Yearly',
  ])('[API-06] counts as many current subscriptions as it lists: %s', async (query) => {
    const path = `/subscription/current?${query}&limit=`;
    const page = await test.call('GET', `${path}100`, { token });
    const { length } = page.body.data.institutions;
    expect(page.body.total).toBe(length);
    expect((await test.call('GET', `${path}1`, { token })).body.total).toBe(length);
  });

  it('[API-06] shows the last day to pay what is owed, current or not, as the subscription does', async () => {
    const owes = (name: string, due: string) =>
      test.db.execute(sql`update subscription set ${sql.raw(due)}
        where institution_id in (select id from institution where name = ${name})`);
    await owes('Café Pondichéry', "due_since = '2026-03-01', due_on = '2026-03-08'");
    // An older version has written it, and it has ended since.
    await owes('Blue Lotus Inn', "due_since = '2026-03-02', status = 'Expired', ended_at = now()");
    const days = async (path: string) => {
      const { body } = await test.call('GET', path, { token });
      const rows = body.data.institutions ?? body.data.subscriptions;
      return rows.map((row: { readonly dueOn: string | null }) => row.dueOn);
    };
    const due = 'dueOn[exists]=true';
    expect(await days(`/institution?sort=name&${due}`)).toEqual(['2026-03-02', '2026-03-08']);
    expect((await days('/subscription?limit=100')).filter(Boolean).sort()).toEqual(
      await days(`/institution?sort=name&${due}`),
    );
    expect((await list('sort=dueOn')).names.slice(0, 2)).toEqual([
      'Blue Lotus Inn',
      'Café Pondichéry',
    ]);
    expect((await list('sort=-dueOn')).names.slice(0, 2)).toEqual([
      'Café Pondichéry',
      'Blue Lotus Inn',
    ]);
    expect((await list('dueOn[gte]=2026-03-08')).names).toEqual(['Café Pondichéry']);
    expect((await list('dueOn[lte]=2026-03-07')).names).toEqual(['Blue Lotus Inn']);
    const { body } = await test.call('GET', '/institution?dueOn[exists]=false&limit=1', { token });
    expect(body.data.institutions[0].dueOn).toBeNull();
  });

  it('[API-06] tells who was quiet since a moment from who was not', async () => {
    await test.db.execute(
      sql`update institution set last_activity_at = '2026-06-01T00:00:00Z' where name = 'Blue Lotus Inn'`,
    );
    const since = async (instant: string) =>
      (await list(`state=Kerala&sort=name&noActivitySince=${instant}`)).names;
    expect(await since('2026-06-01T00:00:00Z')).toEqual(['blue lotus house']);
    expect(await since('2026-06-01T00:00:01Z')).toEqual(['blue lotus house', 'Blue Lotus Inn']);
  });
});

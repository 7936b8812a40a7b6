import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { appUser, institution } from '../schema/tenant.ts';
import { renewSearchTexts } from '../seed/search-texts.ts';
import { ADMIN, allDatabases, instituteForm, useTestApp } from '../testing/app.ts';

const PHONE = '+919988776655';
const NAMES = {
  lakeview: 'Lakeview Residency',
  hills: 'Mary-in-the-Hills',
  oneil: 'O’Neil’s Rest',
  twins: 'Palazzo Uno',
  twin: 'Palazza Due',
  hostile: 'Heron 100% _\\ "x"',
} as const;
type Name = keyof typeof NAMES;

describe.each(allDatabases)('a search on $kind', (database) => {
  const test = useTestApp(database);
  let token: string;

  beforeAll(async () => {
    token = (await test.signIn(ADMIN)).accessToken;
    for (const [key, name] of Object.entries(NAMES)) {
      const { owner } = await instituteForm(test.db);
      await test.institute(token, {
        name,
        code: `${key.toUpperCase()}X`.slice(0, 8),
        email: `${key}@house.example`,
        phone: key === 'lakeview' ? PHONE : '+441632960961',
        ...(key === 'lakeview' && { gstin: '27AAPFU0939F1ZV' }),
        owner: {
          ...owner,
          firstName: 'Ravi',
          lastName: 'Iyer',
          email: `own${key}@house.example`,
          phone: key === 'lakeview' ? PHONE : '+441632960961',
        },
      });
    }
  });

  async function found(search: string, path = '/institution'): Promise<Name[]> {
    const { status, body } = await test.call(
      'GET',
      `${path}?search=${encodeURIComponent(search)}&limit=100`,
      {
        token,
      },
    );
    expect(status, JSON.stringify(body)).toBe(200);
    const [list = []] = Object.values<{ name?: string; email: string }[]>(body.data);
    return Object.entries(NAMES).flatMap(([key, name]) =>
      list.some((row) => row.name === name || row.email === `own${key}@house.example`)
        ? [key as Name]
        : [],
    );
  }

  it.each([
    '9988776655',
    '99887-76655',
    '99887 76655',
    '+91-99887-76655',
    '(+91) 99887 76655',
    '+91 (0) 99887 76655',
    '+91 (0)9988776655',
    '+91 099887 76655',
    '09988776655',
    '0 99887 76655',
    '0091 9988776655',
    '00919988776655',
    '998.877.6655',
    '99887/76655',
    '９９８８７７６６５５',
    'lakeview 99887-76655',
  ])('[API-06] finds a phone by %s, among institutes and subscriptions', async (search) => {
    expect(await found(search)).toEqual(['lakeview']);
    expect(await found(search, '/subscription/current')).toEqual(['lakeview']);
  });

  it.each(['99887-76655', '0091 9988776655', '(+91) 99887 76655'])(
    '[API-06] finds the phone of a user by %s',
    async (search) => {
      expect(await found(search, '/user')).toEqual(['lakeview']);
    },
  );

  it.each([
    '27AAPFU0939F1ZV',
    '27 AAPFU0939F 1ZV',
    '27-aapfu0939f-1zv',
    'AAPFU 0939 F',
    '27 AAPFU 0939 F 1 Z V',
  ])('[API-06] finds a GSTIN and its PAN by %s', async (search) => {
    expect(await found(search)).toEqual(['lakeview']);
  });

  it.each([
    ['o’neil', 'oneil'],
    ["O'Neil", 'oneil'],
    ['O´NEIL', 'oneil'],
    ['oneil', 'oneil'],
    ['oneils', 'oneil'],
    ['o neil', 'oneil'],
    ['mary in the hills', 'hills'],
    ['mary-in-the-hills', 'hills'],
    ['Mary–in–the–Hills', 'hills'],
    ['mary‑in', 'hills'],
    ['maryinthehills', 'hills'],
    ['lake-view', 'lakeview'],
  ] as const)('[API-06] finds any apostrophe and dash: %s', async (search, name) => {
    expect(await found(search)).toEqual([name]);
  });

  it.each([
    'lakevew',
    'lkeview',
    'akeview',
    'lakevie',
    'lakeviiew',
    'lakeviews',
    'klakeview',
    'lakeviev',
    'kakeview',
    'alkeview',
    'lakeveiw',
    'lakeviwe',
    'laketview residency',
    'lakevew residancy',
    'resiidency lakeview',
  ])('[API-06] finds a name with one wrong letter in a word: %s', async (search) => {
    expect(await found(search)).toContain('lakeview');
    expect(await found(search, '/subscription/current')).toContain('lakeview');
  });

  it.each(['lakvw', 'lakexxew', 'lkaevewi', 'rvi iyyer', 'hreon'.slice(0, 4)])(
    '[API-06] finds nothing with two wrong letters, or one in a short word: %s',
    async (search) => {
      expect(await found(search)).toEqual([]);
    },
  );

  it('[API-06] finds no neighbours of what is there as it is written, in any view', async () => {
    expect(await found('palazzo')).toEqual(['twins']);
    expect(await found('palazza')).toEqual(['twin']);
    expect(await found('palazz')).toEqual(['twins', 'twin']);
    expect(await found('palazzi')).toEqual(['twins', 'twin']);
    await test.db.execute(
      sql`update institution set status = 'Closed' where name = ${NAMES.twins}`,
    );
    const { body } = await test.call('GET', '/institution?search=palazzo&status=Pending', {
      token,
    });
    expect(body.total).toBe(0);
  });

  it('[API-06] gives a user of an institute its own rows only', async () => {
    const owner = await test.signIn('ownhills@house.example');
    const { body } = await test.call('GET', '/user?search=ownlakevew', {
      token: owner.accessToken,
    });
    expect(body.total).toBe(0);
  });

  it.each(['100%', '_\\', '"x"', '100% _\\ "x"'])('[API-06] takes %s as it is', async (search) => {
    expect(await found(search)).toEqual(['hostile']);
  });

  it.each([
    '%',
    "' or 1=1 --",
    'h_ron',
    'her%on',
    '.*.*.*',
    '(lakeview|heron)',
    'lake[a-z]*',
    'heron$',
    '^heron',
    '--',
    "'",
    '()',
    '+',
    '((((((',
    '0000000',
    "heron'; drop table institution; --",
    '\\',
    'İİİİİİ',
    'ß'.repeat(200),
    `${'lakevew '.repeat(20)}`,
  ])('[API-06] finds nothing wrong for %s', async (search) => {
    const { status, body } = await test.call(
      'GET',
      `/institution?search=${encodeURIComponent(search.slice(0, 200))}`,
      { token },
    );
    expect([200, 400]).toContain(status);
    if (!/^[%'()+.-]$|lakevew/.test(search)) expect(body.total ?? 0).toBeLessThan(6);
  });

  it('renews the texts of rows that an older release has written, once', async () => {
    await test.db.execute(
      sql`update institution set search_text = ' o’neil’s rest' where name = ${NAMES.oneil}`,
    );
    await test.db.execute(
      sql`update app_user set search_text = ' jean–luc'  where email = 'ownhills@house.example'`,
    );
    await test.db.execute(sql`delete from meta where key = 'searchTexts'`);
    expect(await found('oneils rest')).toEqual([]);
    await renewSearchTexts(test.db, new Date());
    expect(await found('oneils rest')).toEqual(['oneil']);
    const texts = await test.db
      .select({ text: appUser.searchText })
      .from(appUser)
      .where(sql`email = 'ownhills@house.example'`);
    expect(texts).toEqual([{ text: ' jean-luc jean luc jeanluc' }]);
    await test.db.execute(
      sql`update institution set search_text = ' x-y' where name = ${NAMES.oneil}`,
    );
    await renewSearchTexts(test.db, new Date());
    expect(
      await test.db
        .select({ text: institution.searchText })
        .from(institution)
        .where(sql`name = ${NAMES.oneil}`),
    ).toEqual([{ text: ' x-y' }]);
  });
});

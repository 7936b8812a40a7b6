import { getTableName, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { progressOf } from '../housekeeping/progress.ts';
import { asset } from '../schema/asset.ts';
import { institution } from '../schema/tenant.ts';
import { fillSearchWords } from '../seed/search-words.ts';
import { insertAnyRows } from '../testing/any-rows.ts';
import { ADMIN, allDatabases, databases, useTestApp } from '../testing/app.ts';
import { planOf, rowsRead } from '../testing/plans.ts';
import { statementsOf } from '../testing/statements.ts';
import { searchCondition } from './matches.ts';
import { nearly, WORDED } from './near-words.ts';
import { searchText } from './search.ts';

const NAMES = [
  'Lakeview Residency',
  'Lake View Residency',
  'Lakeviewer’s Rest',
  'Lake-view 24x7',
  'Lakeshore 9View',
  'L@keview',
  'Lakev1ew2 Inn',
  'Akeview',
  'Mary-in-the-Hills',
  'Maryam Hills',
  'Zürich Högård',
  'लेकव्यू होटल',
  'Straße am See',
];

describe.each(allDatabases)('a search with a wrong letter on $kind', (database) => {
  const test = useTestApp(database);

  /** The names of what a search finds, by the words that are stored. */
  async function found(search: string): Promise<string[]> {
    const searched = {
      column: institution.searchText,
      rows: sql`${institution}`,
      among: undefined,
    };
    const condition = await searchCondition(test.db, searched, search);
    const rows = await test.db
      .select({ name: institution.name })
      .from(institution)
      .where(condition);
    return rows.map(({ name }) => name).sort();
  }

  /** The same by comparing the text of each row. */
  async function compared(search: string): Promise<string[]> {
    const written = `%${search}%`;
    const { rows } = await test.db.execute<{ name: string }>(sql`
      select name from institution
      where search_text like ${written} or search_text ~ ${nearly(search)}`);
    return rows.map(({ name }) => name).sort();
  }

  const words = () =>
    test.db
      .execute<{ word: string }>(sql`select word from search_word where list = 'institution'`)
      .then(({ rows }) => rows.map(({ word }) => word).sort());

  /** A copy of an institute by another name. */
  async function rename(name: string, at: number): Promise<void> {
    const { id } = await test.institute((await test.signIn(ADMIN)).accessToken);
    const text = searchText([name, `code${at}`, `mail${at}@house.example`]);
    await test.db.execute(
      sql`update institution set name = ${name}, search_text = ${text} where id = ${id}`,
    );
  }

  beforeAll(async () => {
    for (const [at, name] of NAMES.entries()) await rename(name, at);
  });

  it('[API-06] finds what a comparison with each row finds', async () => {
    const wrong = (word: string) =>
      [...word].flatMap((letter, at) => {
        const [before, after] = [word.slice(0, at), word.slice(at + 1)];
        const next = after.slice(0, 1);
        return [
          `${before}${after}`,
          `${before}q${after}`,
          `${before}q${letter}${after}`,
          `${before}${next}${letter}${after.slice(1)}`,
        ];
      });
    const asked = ['lakeview', 'residency', 'maryam', 'mary-in-the', 'hogard', 'akeview', 'strasse']
      .flatMap(wrong)
      .filter((word) => word.replace(/-/g, '').length >= 5);
    let hits = 0;
    for (const word of new Set(asked)) {
      const names = await found(word);
      const written = (await compared(word)).length;
      hits += names.length;
      // Rows with the exact word come alone.
      const { rows } = await test.db.execute(
        sql`select from institution where search_text like ${`%${word}%`} limit 1`,
      );
      if (rows.length === 0) expect([word, names]).toEqual([word, await compared(word)]);
      else expect(names.length).toBeLessThanOrEqual(written);
    }
    expect(hits).toBeGreaterThan(200);
  });

  it('compares with the rows until the words of older ones are stored, slice by slice', async () => {
    const stored = [...new Set(await words())];
    await test.db.execute(sql`delete from search_word`);
    await test.db.execute(sql`delete from meta where key = 'searchWords'`);
    expect(await found('lakevieq')).toEqual(await compared('lakevieq'));
    const ends = new AbortController();
    ends.abort();
    const cut = await progressOf(test.db, fillSearchWords.name, ends.signal);
    // The process ends with each slice: the next run goes on behind it.
    await expect(fillSearchWords(test.db, new Date(), cut)).rejects.toThrow();
    expect(await found('lakevieq')).toEqual(await compared('lakevieq'));
    const rest = await progressOf(test.db, fillSearchWords.name, new AbortController().signal);
    expect(rest.after).not.toBe('');
    await fillSearchWords(test.db, new Date(), rest);
    expect(await words()).toEqual(
      expect.arrayContaining(stored.filter((word) => /^lake/.test(word))),
    );
    expect(await found('lakevieq')).toEqual(await compared('lakevieq'));
  });

  it('stores a word once, however many rows have it', async () => {
    const before = await words();
    await rename('Lakeview Residency', NAMES.length);
    const added = (await words()).filter((word) => !before.includes(word));
    expect(added).not.toContain('lakeview');
    expect((await words()).filter((word) => word === 'residency')).toHaveLength(1);
  });

  it('stores the words of each table that has them', async () => {
    const { rows } = await test.db.execute<{ name: string }>(sql`
      select relname as name from pg_trigger join pg_class on pg_class.oid = tgrelid
      where tgname = 'search_words_insert' and not relispartition`);
    expect(rows.map(({ name }) => name).sort()).toEqual(
      WORDED.map(({ table }) => getTableName(table)).sort(),
    );
  });
});

const ROWS = 30_000;
const FEW = 2_000;
const served = databases.filter(({ kind }) => kind === 'postgres');

describe.each(served)('a search with a wrong letter among many on $kind', (database) => {
  const test = useTestApp(database);
  let token: string;

  beforeAll(async () => {
    token = (await test.signIn(ADMIN)).accessToken;
    await insertAnyRows(test.pool, asset, ROWS, {
      search_text: `case n % ${ROWS / 2} when 0 then ' lakesong palace' else ' lakeside residency r' || n end`,
    });
    await test.db.execute(sql`delete from meta where key = 'searchWords'`);
    await fillSearchWords(test.db, new Date());
    await test.pool.query('vacuum (analyze) search_word');
  });

  beforeEach(() => expect(ROWS).toBeGreaterThan(10 * FEW));

  it.each(['lakesogn', 'lakesnog palace', 'lakesongs palece', 'lakezong'])(
    '[API-06] reads few rows for %s',
    async (search) => {
      let total = 0;
      const sent = await statementsOf(async () => {
        const path = `/asset/forTable?search=${encodeURIComponent(search)}`;
        total = (await test.call('GET', path, { token })).body.total;
      });
      expect(total).toBe(2);
      let read = 0;
      for (const statement of sent.filter(({ text }) => /^\s*(select|with|\()/.test(text))) {
        if (/search/.test(statement.text))
          read += rowsRead(await planOf(test.pool, statement, true));
      }
      expect(read).toBeGreaterThan(0);
      expect(read).toBeLessThanOrEqual(FEW);
    },
  );
});

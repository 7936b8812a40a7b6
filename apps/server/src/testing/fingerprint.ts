import { createHash } from 'node:crypto';
import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import * as tables from '../schema/index.ts';

const names = Object.values(tables).map((table) => getTableName(table));

/** Where a version of a row lies and which transaction has written it: what lies there never changes. */
const PLACE = sql`concat_ws(' ', t.tableoid, t.ctid, t.xmin)`;

/** Hashes of rows by their location, null where a row holds none of the texts. By database and texts. */
const hashesOf = new WeakMap<Database, Map<string, Map<string, string | null>>>();

/**
 * Returns a hash of the stored rows of each table: equal hashes mean equal rows. A row is read once, and again after it
 * has been changed.
 *
 * @param containing only rows that hold one of these texts anywhere, such as the id of a tenant. Default: all rows.
 */
export async function fingerprint(
  db: Database,
  without: readonly string[] = [],
  containing: readonly string[] = [''],
): Promise<Readonly<Record<string, string>>> {
  const hashes = cachedHashes(db, containing);
  const tableNames = names.filter((name) => !without.includes(name));
  const places = await placesIn(db, tableNames);
  const newPlaces = places.map(([name, all]) => {
    return [name, all.filter((place) => !hashes.has(place))] as const;
  });
  for (const [place, hash] of await hashesAt(db, newPlaces, containing)) hashes.set(place, hash);
  const isWhole = newPlaces.every(([, some]) => some.every((place) => hashes.has(place)));
  // Someone has written between the two statements.
  if (!isWhole) return fingerprint(db, without, containing);
  const words = places.map(([name, all]) => {
    const rows = all.map((place) => hashes.get(place)).filter((hash) => typeof hash === 'string');
    return [name, createHash('md5').update(rows.sort().join()).digest('hex')] as const;
  });
  return Object.fromEntries(words);
}

function cachedHashes(db: Database, containing: readonly string[]): Map<string, string | null> {
  const byTexts = hashesOf.get(db) ?? new Map<string, Map<string, string | null>>();
  hashesOf.set(db, byTexts);
  const texts = JSON.stringify(containing);
  const hashes = byTexts.get(texts) ?? new Map<string, string | null>();
  byTexts.set(texts, hashes);
  return hashes;
}

type Places = readonly (readonly [name: string, places: readonly string[]])[];

async function placesIn(db: Database, tableNames: readonly string[]): Promise<Places> {
  const row = await readEach<string[] | null>(db, tableNames, (name) => {
    return sql`select array_agg(${PLACE}) from ${sql.identifier(name)} t`;
  });
  return tableNames.map((name) => [name, row[name] ?? []]);
}

async function hashesAt(
  db: Database,
  newPlaces: Places,
  containing: readonly string[],
): Promise<(readonly [place: string, hash: string | null])[]> {
  const byName = new Map(newPlaces.filter(([, places]) => places.length > 0));
  if (byName.size === 0) return [];
  const patterns = sql.param(containing.map((text) => `%${text}%`));
  // Written as text once a row: `offset 0` keeps the planner from writing it again at each use.
  const row = await readEach<Record<string, string | null> | null>(
    db,
    [...byName.keys()],
    (name) => sql`
      select json_object_agg(place, case when line like any (${patterns}::text[]) then md5(line) end)
      from (
        select ${PLACE} as place, t::text as line from ${sql.identifier(name)} t
        where ${PLACE} = any (${sql.param(byName.get(name))}::text[]) offset 0) rows`,
  );
  return Object.values(row).flatMap((hashes) => Object.entries(hashes ?? {}));
}

/** Returns the result of a query for each table, all in one statement. */
async function readEach<Answer>(
  db: Database,
  tableNames: readonly string[],
  query: (name: string) => SQL,
): Promise<Record<string, Answer>> {
  const columns = tableNames.map((name) => sql`(${query(name)}) as ${sql.identifier(name)}`);
  const { rows } = await db.execute<Record<string, Answer>>(
    sql`select ${sql.join(columns, sql`, `)}`,
  );
  const [row] = rows;
  if (!row) throw new Error('The fingerprint has no row.');
  return row;
}

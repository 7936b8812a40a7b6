import type { Random } from '@booking/api-client/sample';
import pg from 'pg';

/**
 * Writes transactions over three tables, and remembers what was acknowledged. After a failure,
 * `complaints` says what of it is gone or half there.
 */
export interface Ledger {
  /** Transactions that were acknowledged so far. */
  readonly acknowledged: number;
  prepare(client: pg.Client): Promise<void>;
  /** Writes until the database goes away. */
  writeUntilCut(client: pg.Client, random: Random): Promise<void>;
  complaints(client: pg.Client): Promise<string[]>;
}

const LINES = 3;

export function newLedger(): Ledger {
  /** Last acknowledged state of each entry; one whose change was under way may be either. */
  const written = new Set<number>();
  const removed = new Set<number>();
  let doubtful: number | null = null;
  let acknowledged = 0;
  let next = 1;

  async function write(client: pg.Client, random: Random): Promise<void> {
    const id = next;
    next += 1;
    doubtful = id;
    await client.query('begin');
    await client.query('insert into entry (id, note) values ($1, $2)', [
      id,
      // From a word to several pages, which PostgreSQL stores in a table of their own.
      String(id).repeat(random.between(1, random.chance(0.2) ? 20_000 : 50)),
    ]);
    await client.query(
      'insert into line (entry, place) select $1, place from generate_series(1, $2::int) place',
      [id, LINES],
    );
    await client.query('update total set entries = entries + 1');
    await client.query('commit');
    written.add(id);
    acknowledged += 1;
  }

  async function remove(client: pg.Client, random: Random): Promise<void> {
    const id = [...written][random.between(0, written.size - 1)];
    if (id === undefined) return;
    doubtful = id;
    written.delete(id);
    await client.query('begin');
    await client.query('delete from line where entry = $1', [id]);
    await client.query('delete from entry where id = $1', [id]);
    await client.query('update total set entries = entries - 1');
    await client.query('commit');
    removed.add(id);
    acknowledged += 1;
  }

  return {
    get acknowledged() {
      return acknowledged;
    },
    async prepare(client) {
      await client.query(`
        create extension amcheck;
        create table entry (id integer primary key, note text not null);
        create index entry_note on entry (left(note, 20));
        create table line (entry integer references entry, place integer, primary key (entry, place));
        create table total (entries integer not null);
        create table scratch (id integer primary key);
        insert into total values (0)`);
    },
    async writeUntilCut(client, random) {
      for (;;) {
        if (random.chance(0.2)) await remove(client, random);
        else await write(client, random);
        doubtful = null;
        // Statements of the product's own maintenance, and files that come and go.
        if (random.chance(0.04)) await client.query('checkpoint');
        if (random.chance(0.02)) await client.query('vacuum (analyze)');
        if (random.chance(0.02)) await client.query('truncate scratch');
        if (random.chance(0.02))
          await client.query('insert into scratch values (1) on conflict do nothing');
      }
    },
    async complaints(client) {
      const { rows } = await client.query<{ id: number; lines: number }>(
        `select entry.id, count(place)::int as lines from entry
          left join line on line.entry = entry.id group by entry.id`,
      );
      const linesById = new Map(rows.map(({ id, lines }) => [id, lines]));
      const total = await client.query<{ entries: number }>('select entries from total');
      const said = [
        ...[...written].filter((id) => !linesById.has(id)).map((id) => `entry ${id} is lost`),
        ...[...removed].filter((id) => linesById.has(id)).map((id) => `entry ${id} is back`),
        ...rows.filter(({ lines }) => lines !== LINES).map(({ id }) => `entry ${id} is torn`),
      ];
      if (total.rows[0]?.entries !== rows.length) said.push('the total is torn');
      for (const id of linesById.keys()) {
        if (!written.has(id) && id !== doubtful) said.push(`entry ${id} was never written`);
      }
      // From now on it is what it is.
      if (doubtful !== null && said.length === 0) {
        (linesById.has(doubtful) ? written : removed).add(doubtful);
        doubtful = null;
      }
      return [...said, ...(await brokenIndexes(client))];
    },
  };
}

/** Every index against its table, row by row. */
async function brokenIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_am a on a.oid = c.relam
      where a.amname = 'btree' and c.relkind = 'i' and c.relpersistence = 'p'`,
  );
  const broken: string[] = [];
  for (const { name } of rows) {
    try {
      await client.query('select bt_index_check($1::regclass, true)', [name]);
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) throw error;
      broken.push(`${name}: ${error.message}`);
    }
  }
  return broken;
}

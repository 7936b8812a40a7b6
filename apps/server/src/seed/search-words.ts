import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import { WORDED, WORDS_STORED } from '../database/near-words.ts';
import { inSlicesOf, type Progress, wholeRun } from '../housekeeping/progress.ts';
import { searchWord } from '../schema/search-word.ts';
import { fillOnce } from './fill-once.ts';

/** Rows whose words are read at a time; none is locked. */
const SLICE = 1000;

/**
 * Stores the words of rows that were written before triggers did. Until it is done, a search with a wrong letter compares
 * it with the rows.
 */
export function fillSearchWords(
  db: Database,
  _now: Date,
  progress: Progress = wholeRun,
): Promise<void> {
  const texts = new Map(WORDED.map((text): [PgTable, SQL] => [text.table, sql`${text}`]));
  return fillOnce(db, { key: WORDS_STORED }, () =>
    inSlicesOf(progress, [...texts.keys()], async (table, after) => {
      const { rows } = await db.execute<{ last: string | null }>(sql`
        with slice as materialized (
          select id, ${texts.get(table)} as searched from ${table}
          where id > ${after} order by id limit ${SLICE}
        ), added as (
          insert into ${searchWord} (list, word)
          select ${getTableName(table)}, word
          from (select distinct search_words(searched) as word from slice) as of_slice
          where not exists (select from ${searchWord} stored
            where stored.list = ${getTableName(table)} and stored.word collate "C" = of_slice.word)
        )
        select max(id) as last from slice`);
      return rows[0]?.last ?? undefined;
    }),
  );
}

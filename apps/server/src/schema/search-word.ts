import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * The words that rows are searched by, each once a table or a little more often: there is no unique key, on which those who
 * write a word at the same moment would wait for one another. A search with a wrong letter looks here for the words that
 * it may mean. Triggers write it (`0048_search-words.sql`); what was there before comes with the housekeeping
 * (`seed/search-words.ts`). A word stays when its last row has gone, and finds none then.
 */
export const searchWord = pgTable(
  'search_word',
  {
    /** The table of the rows. */
    list: text('list').notNull(),
    /** As far as a wrong letter can reach: up to the second character that is neither a letter nor a dash or an apostrophe. */
    word: text('word').notNull(),
  },
  (t) => [
    index('search_word_list').on(t.list, sql`${t.word} collate "C"`),
    index('search_word_near').using('gin', t.word.op('gin_trgm_ops')).with({ fastupdate: false }),
  ],
);

import { type Column, eq, getTableName, type SQL, sql } from 'drizzle-orm';
import { asset } from '../schema/asset.ts';
import { auditEntry } from '../schema/audit-entry.ts';
import { bankLine } from '../schema/bank-line.ts';
import { category } from '../schema/category.ts';
import { meta } from '../schema/meta.ts';
import { note } from '../schema/note.ts';
import { paper } from '../schema/paper.ts';
import { rolePermission } from '../schema/role-permission.ts';
import { searchWord } from '../schema/search-word.ts';
import { appUser, institution } from '../schema/tenant.ts';
import { whatsapp } from '../schema/whatsapp.ts';
import type { Database } from './database.ts';
import { likeText } from './like-text.ts';

/** The texts whose words are stored (`search_word`), since their tables grow with the platform. */
export const WORDED = [
  institution.searchText,
  appUser.searchText,
  asset.searchText,
  category.searchText,
  rolePermission.searchText,
  whatsapp.searchText,
  note.searchText,
  paper.searchedAs,
  bankLine.searchText,
  auditEntry.searchText,
] as const;

/** The mark of a database whose words are all stored. */
export const WORDS_STORED = 'searchWords';

/** So many beginnings are looked for one by one; a word that is near to more of them is compared with each row. */
const BEGINNINGS_MAX = 200;
/** Stored words are cut here: they are as long as a search, and a wrong letter. */
const LENGTH_MAX = 79;

/** Texts to search instead of a word with a wrong letter, by word. Each begins with a blank, as a word does. */
export type NearWords = ReadonlyMap<string, readonly string[]>;

/**
 * Looks up what is near to some words in the texts of a column. What is missing in the result has to be looked for in the
 * texts themselves (`nearly`).
 */
export async function nearWords(
  db: Database,
  column: Column | SQL,
  words: readonly string[],
): Promise<NearWords> {
  const worded = WORDED.find((text) => text === column);
  const short = words.filter((word) => word.length <= LENGTH_MAX);
  if (!worded || short.length === 0) return new Map();
  const stored = await db.select().from(meta).where(eq(meta.key, WORDS_STORED));
  if (stored.length === 0) return new Map();
  const list = getTableName(worded.table);
  const parts = short.map((word, place) => lookUp(list, word, place));
  const { rows } = await db.execute<{ place: number; near: string }>(
    sql.join(parts, sql` union all `),
  );
  const nearOf = (place: number) =>
    rows.filter((row) => row.place === place).map(({ near }) => near);
  return new Map(
    short
      .map((word, place) => [word, nearOf(place)] as const)
      .filter(([, near]) => near.length <= BEGINNINGS_MAX)
      .map(([word, near]) => [word, shortest(near)]),
  );
}

/**
 * One wrong letter leaves one half of a word as it is: either its beginning, or its end somewhere behind. Both are found by
 * an index, and few words have them.
 */
function lookUp(list: string, word: string, place: number): SQL {
  const letters = [...word];
  const half = Math.floor(letters.length / 2);
  const [begin, end] = [letters.slice(0, half).join(''), letters.slice(half).join('')];
  // The two letters beside the border, changed round, are in neither half.
  const crossed = [
    ...letters.slice(0, half - 1),
    letters[half],
    letters[half - 1],
    ...letters.slice(half + 1),
  ].join('');
  const stored = sql`${searchWord.word} collate "C"`;
  const startsWith = (text: string) => sql`${stored} like ${`${likeText(text)}%`}`;
  // The last letter may be left out, and any may follow.
  const stem = letters.slice(0, -1).join('');
  return sql`(select ${place}::int as place, near from (
      select case when ${startsWith(stem)} then ${` ${stem}`}
        else substring(' ' || ${searchWord.word} from ${nearly(word)}) end as near
      from ${searchWord}
      where ${searchWord.list} = ${list} and (${startsWith(begin)} or ${startsWith(crossed)}
          or ${searchWord.word} like ${`%${likeText(end)}%`})
        and ' ' || ${searchWord.word} ~ ${nearly(word)}
      union
      ${inTwo(list, letters)}
    ) as beginning limit ${BEGINNINGS_MAX + 1})`;
}

/** Two words where a blank has come between: "lake view" for "lakeview". */
function inTwo(list: string, letters: readonly string[]): SQL {
  const splits = letters.slice(1).map((_, at) => ({
    first: letters.slice(0, at + 1).join(''),
    rest: letters.slice(at + 1).join(''),
  }));
  const stored = sql`${searchWord.word} collate "C"`;
  const ofList = sql`select from ${searchWord} where ${searchWord.list} = ${list}`;
  return sql`select ' ' || first || ' ' || rest
    from jsonb_to_recordset(${JSON.stringify(splits)}::jsonb) as split (first text, rest text)
    where exists (${ofList} and ${stored} = first)
      and exists (${ofList} and ${stored} >= rest and ${stored} < rest || chr(1114111))`;
}

/** Without those that begin as another does, whose rows have that too. */
function shortest(near: readonly string[]): readonly string[] {
  const all = [...new Set(near)];
  return all.filter((text) => !all.some((start) => start !== text && text.startsWith(start)));
}

/**
 * The words that become a word by one change, as an expression for the index: where a word of the text begins, with each
 * letter replaced or left out, one put before it, or two of them changed round.
 */
export function nearly(word: string): string {
  const letters = [...word];
  const ways = letters.flatMap((letter, at) => {
    const before = letters.slice(0, at).join('');
    const after = letters.slice(at + 1).join('');
    const next = letters[at + 1];
    const changed =
      next && next !== letter ? [`${before}${next}${letter}${letters.slice(at + 2).join('')}`] : [];
    return [`${before}[^ ]?${after}`, `${before}.${letter}${after}`, ...changed];
  });
  return ` (?:${ways.join('|')})`;
}

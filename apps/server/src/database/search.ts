import { type Column, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/** Letters that Unicode does not decompose, as someone types them whose keyboard lacks them. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ı: 'i',
  ς: 'σ',
};
const PLAIN_LETTERS = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');

/** Characters that keyboards, phones and word processors write for an apostrophe. */
const APOSTROPHES = /['’‘‛ʼʻʹ`´′＇]/g;
const DASHES = /[\p{Pd}−]/gu;

/**
 * Returns the words of a text without case, accents and ligatures, and with one kind of apostrophe and dash, as both
 * sides of a search are compared. Only Latin, Greek and Cyrillic letters lose their marks: in other scripts a mark is a
 * vowel, and makes another word.
 */
export function fold(text: string): string {
  return text
    .replace(APOSTROPHES, "'")
    .normalize('NFKD')
    .replace(/([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{Mn}+/gu, '$1')
    .replace(/\p{Cf}/gu, '')
    .replace(DASHES, '-')
    .toLowerCase()
    .replace(PLAIN_LETTERS, (letter) => PLAIN[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim()
    .normalize('NFC');
}

/**
 * Which rules wrote a `searchText`. A change of `fold` or `searchText` raises it: the texts of older rows are then
 * written again (`search-texts.ts`).
 */
export const SEARCH_TEXT_VERSION = 2;

/**
 * The content of a `searchText` column. Every value begins after a blank, so that prefixes can be found. Words with a dash
 * or an apostrophe follow once more without it: "Mary-in-the-Hills" is found as "mary in the hills", "O’Neil" as "oneil".
 */
export function searchText(parts: readonly (string | null | undefined)[]): string {
  const folded = fold(parts.filter(Boolean).join(' '));
  const again = [...new Set(folded.split(' ').flatMap(withoutSigns))].join(' ');
  // A text that is folded again stays unchanged.
  return again && !folded.endsWith(` ${again}`) ? ` ${folded} ${again}` : ` ${folded}`;
}

/** Returns a word that has dashes or apostrophes as it is without them: in parts and in one. */
export function withoutSigns(word: string): readonly string[] {
  const bare = word.replaceAll("'", '');
  const [first = '', ...others] = bare.split('-').filter(Boolean);
  const inOne = [first, ...others].join('');
  return [[first, ...others].join(' '), inOne].filter((text) => text !== word && text !== '');
}

/** Writes the `search_text` of rows of a table that have another, in one statement. */
export async function writeSearchTexts(
  db: Database,
  table: PgTable & { readonly id: Column },
  rows: readonly { readonly id: string; readonly text: string }[],
): Promise<void> {
  if (rows.length === 0) return;
  const texts = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`;
  const ids = texts(rows.map(({ id }) => id));
  await db.execute(sql`
    update ${table} set search_text = folded.text
    from unnest(${ids}, ${texts(rows.map(({ text }) => text))}) as folded(id, text)
    where ${table.id} = folded.id and search_text is distinct from folded.text`);
}

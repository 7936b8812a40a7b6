import { and, type Column, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/** Letters that Unicode does not take apart, as someone types them who has no such key. */
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

/**
 * Returns the words of a text without case, accents and ligatures, as both sides of a search are compared. Only
 * Latin, Greek and Cyrillic letters lose their marks: in other scripts a mark is a vowel, and makes another word.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{Mn}+/gu, '$1')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()
    .replace(PLAIN_LETTERS, (letter) => PLAIN[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim()
    .normalize('NFC');
}

/** The content of a `searchText` column. Every value begins after a blank, so that prefixes can be found. */
export function searchText(parts: readonly (string | null | undefined)[]): string {
  return ` ${fold(parts.filter(Boolean).join(' '))}`;
}

/** Every word must match: anywhere in the text from three letters on, shorter ones where a word begins. */
export function matches(column: Column | SQL, search: string): SQL | undefined {
  const words = new Set(fold(search).split(' ').filter(Boolean));
  return and(...[...words].map((word) => sql`${column} like ${pattern(word)}`));
}

function pattern(word: string): string {
  const literal = word.replace(/[\\%_]/g, '\\$&');
  return word.length < 3 ? `% ${literal}%` : `%${literal}%`;
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

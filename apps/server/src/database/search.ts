import { and, type Column, type SQL, sql } from 'drizzle-orm';

/** Words of a text without case and accents, as both sides of a search are compared. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** The content of a `searchText` column. Every value begins after a blank, so that prefixes can be found. */
export function searchText(parts: readonly (string | null | undefined)[]): string {
  return ` ${fold(parts.filter(Boolean).join(' '))}`;
}

/** Every word must match: anywhere in the text from three letters on, shorter ones where a word begins. */
export function matches(column: Column | SQL, search: string): SQL | undefined {
  const words = fold(search).split(' ').filter(Boolean);
  return and(...words.map((word) => sql`${column} like ${pattern(word)}`));
}

function pattern(word: string): string {
  const literal = word.replace(/[\\%_]/g, '\\$&');
  return word.length < 3 ? `% ${literal}%` : `%${literal}%`;
}

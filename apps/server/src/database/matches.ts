import { and, type Column, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { likeText } from './like-text.ts';
import { nearly, nearWords } from './near-words.ts';
import { fold, withoutSigns } from './search.ts';

/** Text and rows that a search looks at. */
export interface Searched {
  /** The folded text. */
  readonly column: Column | SQL;
  /** The table with the joins of the text, without the word `from`. */
  readonly rows: SQL;
  /** The rows that may be found at all, whatever the filters beside the search. */
  readonly among: SQL | undefined;
  /** Further condition that finds rows, by the search as it is written. */
  readonly also?: ((search: string) => SQL | undefined) | undefined;
}

/**
 * Returns the condition of a search. Only where nothing has its words as they are written may a letter be wrong: who
 * finds what they typed wants no neighbours of it, in a list or in an action on all that it shows. Filters do not
 * decide it, so that all views of a search count the same rows.
 */
export async function searchCondition(
  db: Database,
  { column, rows, among, also }: Searched,
  search: string | undefined,
): Promise<SQL | undefined> {
  if (!search) return undefined;
  const asWritten = or(matches(column, search), also?.(search));
  const words = tolerantWords(search);
  if (words.length === 0) return asWritten;
  const result = await db.execute<{ any: boolean }>(
    sql`select exists (select 1 from ${rows} where ${and(among, asWritten)}) as any`,
  );
  return result.rows[0]?.any ? asWritten : matchesNearly(db, column, search, words);
}

/** Words of a search that may be written in several ways; the patterns of each way must all match. */
interface Term {
  readonly ways: readonly (readonly string[])[];
  /** The one word that it is, where a letter of it may be wrong. */
  readonly word?: string;
}

const LETTERS_MIN = 5;
/** Longer ones are no words, and cost the database. */
const LETTERS_MAX = 40;
const TOLERANT_WORDS_MAX = 8;
const NUMBER_DIGITS_MIN = 6;

/**
 * Every word must match: anywhere in the text from three letters on, shorter ones where a word begins. Numbers match by
 * their digits, however they are grouped, with the zeros and the country code that one dials or without.
 */
function matches(column: Column | SQL, search: string): SQL | undefined {
  return condition(column, search, () => undefined);
}

/**
 * Matches like `matches`, where each word of five or more letters may have one that is wrong, missing, too many or
 * changed places.
 */
async function matchesNearly(
  db: Database,
  column: Column | SQL,
  search: string,
  words: readonly string[],
): Promise<SQL | undefined> {
  const near = await nearWords(db, column, words);
  return condition(column, search, (word) => {
    const texts = near.get(word);
    if (!texts) return sql`${column} ~ ${nearly(word)}`;
    return or(...texts.map((text) => sql`${column} like ${`%${likeText(text)}%`}`));
  });
}

/** The words by which `matchesNearly` can find more than `matches`. */
function tolerantWords(search: string): readonly string[] {
  return termsOf(search).flatMap(({ word }) => word ?? []);
}

function condition(
  column: Column | SQL,
  search: string,
  tolerant: (word: string) => SQL | undefined,
): SQL | undefined {
  const like = (text: string) => sql`${column} like ${pattern(text)}`;
  const terms = termsOf(search).map(({ ways, word }) =>
    or(...widest(ways).map((way) => and(...way.map(like))), word ? tolerant(word) : undefined),
  );
  const every = and(...terms);
  const inOne = identifierOf(search);
  return inOne ? or(every, like(inOne)) : every;
}

/** Leaves out each way that finds nothing more than another one: "+9198123" is in every text that "9198123" is in. */
function widest(ways: readonly (readonly string[])[]): readonly (readonly string[])[] {
  return ways.filter(
    (way, at) =>
      !ways.some(
        (wider, place) => place !== at && isIn(wider, way) && (place < at || !isIn(way, wider)),
      ),
  );
}

/** Whether each word of a way is a part of a word of another: only words of three letters on are looked for anywhere. */
function isIn(parts: readonly string[], way: readonly string[]): boolean {
  return parts.every((part) => part.length >= 3 && way.some((word) => word.includes(part)));
}

function pattern(word: string): string {
  return word.length < 3 ? `% ${likeText(word)}%` : `%${likeText(word)}%`;
}

function termsOf(search: string): readonly Term[] {
  const words = fold(search).split(' ').filter(Boolean);
  const terms: Term[] = [];
  let tolerant = 0;
  for (let at = 0; at < words.length; ) {
    const first = words[at] ?? '';
    const run = words.slice(at).findIndex((word) => !isNumber(word));
    const count = run < 0 ? words.length - at : run;
    if (count > 0) {
      terms.push(numberTerm(words.slice(at, at + count)));
      at += count;
      continue;
    }
    tolerant += 1;
    terms.push(wordTerm(first, tolerant <= TOLERANT_WORDS_MAX));
    at += 1;
  }
  return terms;
}

function isNumber(word: string): boolean {
  return /^[\d+()./-]*\d[\d+()./-]*$/.test(word);
}

/** Words that are one number together, as people write those of phones: "(+91) 99887 76655", "0091-9988776655". */
function numberTerm(words: readonly string[]): Term {
  // "+44 (0)20": a zero that is dialled inside the country only.
  const dialled = words
    .map((word) => word.replace('(0)', ''))
    .map((word) => word.replace(/\D/g, ''));
  const [code = '', ...rest] = dialled.filter(Boolean);
  const local = rest.map((part, at) => (at === 0 ? part.replace(/^0+/, '') : part));
  const digits = [
    [code, ...rest],
    [code, ...local],
  ].map((parts) => parts.join('').replace(/^0+/, ''));
  const numbers = [...new Set(digits)].filter(({ length }) => length >= NUMBER_DIGITS_MIN);
  return { ways: [words, ...numbers.map((number) => [number])] };
}

function wordTerm(word: string, mayBeTolerant: boolean): Term {
  const isOfLetters = /^[\p{L}\p{M}'-]+$/u.test(word);
  const ways = isOfLetters ? withoutSigns(word).filter(({ length }) => length > 2) : [];
  const letters = word.match(/\p{L}/gu)?.length ?? 0;
  const isWord = isOfLetters && letters >= LETTERS_MIN && letters <= LETTERS_MAX;
  return {
    ways: [[word], ...ways.map((way) => way.split(' '))],
    ...(mayBeTolerant && isWord && { word }),
  };
}

/** A GSTIN, a PAN or another identifier that was typed in groups: letters and digits without what is between them. */
function identifierOf(search: string): string | undefined {
  const folded = fold(search);
  const inOne = folded.replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  const isGrouped = inOne !== folded && /^[\p{L}\p{M}\p{N} ./-]+$/u.test(folded);
  return isGrouped && /\d/.test(inOne) && /\D/.test(inOne) && inOne.length >= 8 ? inOne : undefined;
}

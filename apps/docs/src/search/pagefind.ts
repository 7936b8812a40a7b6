import { BASE } from '../pages/address.ts';

/** A part of a page that matches. */
export interface Part {
  readonly title: string;
  readonly url: string;
  readonly excerpt: string;
}

/** A page that matches, with the chapters that do. */
export interface FoundPage {
  readonly url: string;
  readonly meta: { readonly title: string };
  /** Its whole text. */
  readonly content: string;
  readonly sub_results: readonly Part[];
}

/** The part of the script that Pagefind writes beside its index which the search uses. */
interface Pagefind {
  options(options: { readonly baseUrl: string; readonly noWorker: boolean }): Promise<void>;
  search(text: string): Promise<{ readonly results: readonly { data(): Promise<FoundPage> }[] }>;
}

const PAGES_MAX = 8;

let pagefind: Promise<Pagefind> | undefined;

/** Loads the search when it is first asked; the index follows in pieces. */
async function load(): Promise<Pagefind> {
  const loaded: Pagefind = await import(/* @vite-ignore */ `${BASE}pagefind/pagefind.js`);
  // Trusted Types refuse its worker, whose address is a text. A search of these pages takes milliseconds.
  await loaded.options({ baseUrl: BASE, noWorker: true });
  return loaded;
}

/** Pages that are read to see which have the words themselves. */
const READ_MAX = 24;

/** Words without a meaning for the search. */
const FILLERS: ReadonlySet<string> = new Set(
  'a an and can do does for how i in is it my of on or the to what when where with'.split(' '),
);

/** Returns the pages that match a text best: all of its words, or as many as a page has. */
export async function find(text: string): Promise<readonly FoundPage[]> {
  // A failed load is tried again.
  pagefind ??= load().catch((error: unknown) => {
    pagefind = undefined;
    throw error;
  });
  const loaded = await pagefind;
  const words = wordsOf(text);
  const pages = await search(loaded, words.join(' '), words);
  // Changelogs have all kinds of words together.
  if (words.length < 2 || pages.some((page) => !isChangelog(page))) return pages;
  const some = await Promise.all(words.map((word) => search(loaded, word, [word])));
  const ranks = new Map<string, { readonly page: FoundPage; readonly words: number }>();
  for (const page of some.flat().filter((page) => !isChangelog(page))) {
    ranks.set(page.url, { page, words: (ranks.get(page.url)?.words ?? 0) + 1 });
  }
  const best = [...ranks.values()].sort((a, b) => b.words - a.words).map(({ page }) => page);
  return [...best.slice(0, PAGES_MAX - pages.length), ...pages];
}

/**
 * The pages that have all words. Pagefind also returns pages with words that begin alike, and which those are depends on
 * what it has loaded for the letters before: so that one text finds the same pages however it was typed, they are left out.
 */
async function search(
  loaded: Pagefind,
  text: string,
  words: readonly string[],
): Promise<readonly FoundPage[]> {
  const { results } = await loaded.search(text);
  const pages = await Promise.all(results.slice(0, READ_MAX).map((result) => result.data()));
  return pages
    .filter(({ content, meta }) => words.every((word) => has(`${meta.title} ${content}`, word)))
    .map((page) => ({ ...page, sub_results: ranked(page.sub_results, words) }))
    .sort((a, b) => rankOf(b, words) - rankOf(a, words))
    .slice(0, PAGES_MAX);
}

/** Whether a page is the changelog of a version. */
function isChangelog({ meta }: Pick<FoundPage, 'meta'>): boolean {
  return meta.title.startsWith('Version ');
}

/** Ranks pages first whose part has a word as its title, such as a call; last changelogs, which have all words. */
function rankOf({ meta, sub_results: parts }: FoundPage, words: readonly string[]): number {
  if (isChangelog({ meta })) return -1;
  return Number(parts.some(({ title }) => words.includes(title.toLowerCase())));
}

/** The parts of a page, first those whose title has most of the words, then those whose text has. */
function ranked(parts: readonly Part[], words: readonly string[]): readonly Part[] {
  const countIn = (text: string) => words.filter((word) => has(text, word)).length;
  const rank = ({ title, excerpt }: Part) => countIn(title) * 10 + countIn(excerpt);
  return [...parts].sort((a, b) => rank(b) - rank(a));
}

/** Whether a text has a word, in another form of it too: "weekends" is found by "weekend". */
function has(text: string, word: string): boolean {
  const stem = word.length > 5 ? word.slice(0, -2) : word.replace(/(?<=...)s$/, '');
  return text.toLowerCase().includes(stem);
}

/** The words of a text that have a meaning for the search; all of them if none has. */
function wordsOf(text: string): readonly string[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const telling = words.filter((word) => !FILLERS.has(word));
  return telling.length > 0 ? telling : words;
}

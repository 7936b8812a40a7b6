import { BASE } from '../pages/address.ts';

/** A part of a page that matches. */
export interface Part {
  readonly title: string;
  readonly url: string;
}

/** A page that matches, with the chapters that do. */
export interface FoundPage {
  readonly url: string;
  readonly meta: { readonly title: string };
  readonly sub_results: readonly Part[];
}

/** What the search needs of the script that Pagefind writes beside its index. */
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

/** Returns the pages that match a text best. */
export async function find(text: string): Promise<readonly FoundPage[]> {
  // A failed load is tried again.
  pagefind ??= load().catch((error: unknown) => {
    pagefind = undefined;
    throw error;
  });
  const { results } = await (await pagefind).search(text);
  return Promise.all(results.slice(0, PAGES_MAX).map((result) => result.data()));
}

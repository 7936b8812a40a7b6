import { ROOT } from './doc-page.ts';

/** A version whose packages carry its documentation. */
export interface Edition {
  readonly version: string;
  /** Where its pages are served. */
  readonly base: string;
  /** The folder that has `packages/ui` and `packages/api-client` of it. */
  readonly root: URL;
}

/** What the pages of one edition know of an edition, which may be themselves. */
export interface EditionLink {
  readonly version: string;
  readonly base: string;
  /** The pages of theirs that it doesn't have. */
  readonly lacks: readonly string[];
}

export const baseOf = (version: string): string => `${ROOT}v/${version}/`;

/** Returns the address of a page in an edition: its first page, where it has no such page. */
export const hrefIn = ({ base, lacks }: EditionLink, path: string): string =>
  lacks.includes(path) ? base : base + path;

/** An edition with the paths of its pages. */
interface Paged {
  readonly edition: Pick<Edition, 'version' | 'base'>;
  readonly paths: readonly string[];
}

/** Returns what the pages of `own` know of all editions. */
export function linksToEditions(own: Paged, all: readonly Paged[]): EditionLink[] {
  return all.map(({ edition: { version, base }, paths }) => ({
    version,
    base,
    lacks: own.paths.filter((path) => !paths.includes(path)),
  }));
}

/** Compares versions, so that the newest comes first. */
export const newestFirst = (a: string, b: string): number =>
  b.localeCompare(a, 'en', { numeric: true });

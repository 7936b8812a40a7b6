import { ROOT } from './doc-page.ts';

/** A version whose packages carry its documentation. */
export interface Edition {
  readonly version: string;
  /** Base address of its pages. */
  readonly base: string;
  /** The folder that has `packages/ui` and `packages/api-client` of it. */
  readonly root: URL;
}

/** Link from the pages of one edition to an edition, which may be their own. */
export interface EditionLink {
  readonly version: string;
  readonly base: string;
  /** Pages of the linking edition that this one doesn't have. */
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

/** Returns the links from the pages of `own` to all editions. */
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

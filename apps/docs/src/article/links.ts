import path from 'node:path/posix';
import type { DocPage } from '../pages/doc-page.ts';

/** Returns where a link of a page leads: links between packed files lead to the pages that are made from them. */
export type LinkOf = (from: DocPage, href: string) => string;

const isElsewhere = (href: string) => /^(?:[a-z]+:|#|\/)/i.test(href);

/**
 * Resolves links between the files of the packages.
 * @param files Files that are copied, by their paths from the root of the repository: their addresses.
 * @param base Where the pages are served.
 */
export function linksBetween(
  pages: readonly DocPage[],
  files: ReadonlyMap<string, string>,
  base: string,
): LinkOf {
  const hrefOf = (address: string) => base + address;
  const addresses = new Map([...files, ...pages.map(({ file, path }) => [file, path] as const)]);
  return (from, href) => {
    if (isElsewhere(href)) return href;
    // Links of a page of versions lead to its neighbours.
    if (href.endsWith('/')) return hrefOf(path.join(from.path, href));
    const [file = '', fragment] = href.split('#');
    const address = addresses.get(path.join(path.dirname(from.file), file));
    if (address === undefined) {
      throw new Error(`${from.file} links to ${href}, which is no page of the documentation.`);
    }
    return hrefOf(address) + (fragment === undefined ? '' : `#${fragment}`);
  };
}

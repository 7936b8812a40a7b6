import path from 'node:path/posix';
import type { DocPage } from '../pages/doc-page.ts';
import { readText } from '../pages/packed-pages.ts';

/** A file that tools read as it is, beside the page that people read. */
export interface MarkdownFile {
  /** Where it is served, from the root of the documentation: `docs/button.md`. */
  readonly address: string;
  readonly text: string;
}

/** Where a file of a package is served: as the packages have them, without their folders of builds. */
const addressOf = (file: string) =>
  file.replace(/^packages\/(ui|api-client)\/(?:dist\/)?/, (_, name) =>
    name === 'ui' ? '' : 'client/',
  );

const isText = (file: string) => /\.(?:md|txt)$/.test(file);

/**
 * Reads the Markdown of the pages and the lists of it (`llms.txt`), with links that lead to where the files are served.
 * @param root What has the folders of the packages.
 * @param copied Other files that are served, by their paths from there: their addresses.
 */
export async function markdownFiles(
  root: URL,
  pages: readonly Pick<DocPage, 'file'>[],
  copied: ReadonlyMap<string, string>,
): Promise<readonly MarkdownFile[]> {
  const ofPages = pages.map(({ file }) => [file, addressOf(file)] as const);
  const changes = ['ui', 'api-client'].map((name) => {
    const file = `packages/${name}/CHANGELOG.md`;
    return [file, addressOf(file)] as const;
  });
  const addresses = new Map([...copied, ...ofPages, ...changes]);
  return await Promise.all(
    [...addresses]
      .filter(([file]) => isText(file))
      .map(async ([file, address]) => ({
        address,
        text: withServedLinks(await readText(root, file), file, addresses),
      })),
  );
}

/**
 * Returns a text with its links between files of the packages turned into links between their addresses. What isn't such a
 * file stays as it is.
 * @param file Where the text is, from the root of the repository.
 */
export function withServedLinks(
  text: string,
  file: string,
  addresses: ReadonlyMap<string, string>,
): string {
  const from = path.dirname(addresses.get(file) ?? file);
  return text.replaceAll(/\]\((?![a-z]+:|[#/])([^)#\s]+)/g, (link, href: string) => {
    const target = addresses.get(path.join(path.dirname(file), href));
    return target === undefined ? link : `](${path.relative(from, target)}`;
  });
}

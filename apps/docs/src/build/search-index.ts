import { fileURLToPath } from 'node:url';
import * as pagefind from 'pagefind';

/** A page that can be found. */
interface IndexedPage {
  readonly path: string;
  readonly html: string;
}

/** Writes the index of the search, and the script that reads it, into a folder. */
export async function writeSearchIndex(outDir: URL, pages: readonly IndexedPage[]): Promise<void> {
  const { index, errors } = await pagefind.createIndex({ forceLanguage: 'en' });
  if (!index) throw new Error(errors.join('\n'));
  const problems: string[] = [];
  for (const { path, html } of pages) {
    // From the folder that the index is in: the search puts the base in front.
    const added = await index.addHTMLFile({ url: `/${path}`, content: html });
    problems.push(...added.errors.map((error) => `${path}: ${error}`));
  }
  const written = await index.writeFiles({ outputPath: fileURLToPath(outDir) });
  await pagefind.close();
  problems.push(...written.errors);
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

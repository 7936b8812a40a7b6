/** The code that pages show, for the test that compiles and renders it, and for the registry. */
import { readdir, readFile } from 'node:fs/promises';

/** A block of code on a page. */
export interface PageCode {
  /** The page, from the folder of the sources: `button/button.mdx`. */
  readonly page: string;
  readonly code: string;
}

const source = new URL('../', import.meta.url);

/** Returns every block of TypeScript of a page. */
export const codeOf = (text: string): string[] =>
  [...text.matchAll(/^```tsx\n([\s\S]*?)^```$/gm)].map(([, code]) => code ?? '');

/** The pages of the documentation, from the folder of the sources. */
export async function pagePaths(): Promise<string[]> {
  const paths = await readdir(source, { recursive: true });
  return paths
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.mdx'))
    .sort();
}

/** The files of the patterns, which their pages show whole. */
export async function patternFiles(): Promise<PageCode[]> {
  const folder = new URL('docs/patterns/', source);
  const files = (await readdir(folder)).filter((file) => /^[\w-]+\.tsx$/.test(file));
  return await Promise.all(
    files.map(async (file) => ({
      page: `docs/patterns/${file}`,
      code: await readFile(new URL(file, folder), 'utf8'),
    })),
  );
}

export async function codeOfPages(): Promise<PageCode[]> {
  const pages = await Promise.all(
    (await pagePaths()).map(async (page) => {
      const text = await readFile(new URL(page, source), 'utf8');
      return codeOf(text).map((code) => ({ page, code }));
    }),
  );
  return pages.flat();
}

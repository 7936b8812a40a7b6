import { readFile } from 'node:fs/promises';
import type { DocPage } from './doc-page.ts';

/** A published package whose pages are shown. */
interface PackedDocs {
  /** Root of the packages' folders: the repository, or where older ones are unpacked. */
  readonly root: URL;
  /** Its folder, from there. */
  readonly folder: string;
  /** Prefix of the addresses of its pages. */
  readonly prefix: string;
  /** Whether its pages are of components, which have stories in a folder of the same name. */
  readonly hasStories: boolean;
}

export const readText = (root: URL, file: string): Promise<string> =>
  readFile(new URL(file, root), 'utf8');

/** Reads the pages that a built package packs: its `llms.txt` lists them by group, each with a title and a summary. */
export async function packedPages({
  root,
  folder,
  prefix,
  hasStories,
}: PackedDocs): Promise<DocPage[]> {
  const index = await readText(root, `${folder}/dist/llms.txt`);
  return Promise.all(
    listedPages(index).map(async ({ title, name, description, group }) => {
      const file = `${folder}/dist/docs/${name}.md`;
      const page = { path: `${prefix}${name}/`, title, description, group, file };
      const markdown = await readText(root, file);
      return { ...page, markdown, ...(hasStories && { component: name }) };
    }),
  );
}

/** Returns the entry of each page in an `llms.txt`. */
export function listedPages(index: string) {
  let group = '';
  return index.split('\n').flatMap((line) => {
    group = line.match(/^## (.+)/)?.[1] ?? group;
    const [, title = '', name, description = ''] =
      line.match(/^- \[(.+?)\]\(docs\/([\w-]+)\.md\): (.+)/) ?? [];
    return name === undefined ? [] : [{ title, name, description, group }];
  });
}

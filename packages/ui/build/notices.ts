/**
 * Writes THIRD-PARTY-NOTICES.md: the licences of third-party works in the package. Those are the fonts, the icons, and
 * the libraries in `cdn.js`; everything else is a dependency, which is installed with its own licence.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Packages that the fonts and the sprite are made from, with their labels in the notices. */
const drawn: Readonly<Record<string, string>> = {
  '@fontsource-variable/bricolage-grotesque': 'Bricolage Grotesque, in the fonts',
  '@fontsource-variable/geist': 'Geist, in the fonts',
  'lucide-static': 'Lucide, in the icons',
};

const intro = `# Third-party notices

\`@booking/ui\` contains the work of others, under these licences. What it depends on is installed with its own.
`;

/** Writes the notices. @param bundled the files of other packages that \`cdn.js\` contains, from the package's folder. */
export async function writeNotices(bundled: readonly string[]): Promise<void> {
  const folders = new Set(bundled.flatMap((file) => folderOfPackage(file) ?? []));
  const libraries = await Promise.all(
    [...folders].map(async (folder) => {
      const { name, license } = await manifestOf(folder);
      return { title: name, licence: license, text: await licenceText(folder) };
    }),
  );
  const parts = await Promise.all(
    Object.entries(drawn).map(async ([name, title]) => {
      const folder = path.join(root, 'node_modules', name);
      const { license } = await manifestOf(folder);
      return { title, licence: license, text: await licenceText(folder) };
    }),
  );
  const texts = Map.groupBy(
    [...parts, ...libraries.toSorted((a, b) => (a.title < b.title ? -1 : 1))],
    ({ licence, text }) =>
      text ?? `Under the licence ${licence}, of which the package has no text.`,
  );
  const sections = [...texts].map(
    ([text, works]) =>
      `## ${works.map(({ title }) => title).join(', ')}\n\n\`\`\`\n${text.trim()}\n\`\`\`\n`,
  );
  await writeFile(path.join(root, 'THIRD-PARTY-NOTICES.md'), [intro, ...sections].join('\n'));
}

/** The folder of the package that a file belongs to, or undefined for a file of ours. */
function folderOfPackage(file: string): string | undefined {
  const [, folder] = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(`/${file}`) ?? [];
  return folder === undefined ? undefined : path.resolve(root, folder.slice(1));
}

async function manifestOf(folder: string): Promise<{ name: string; license: string }> {
  const manifest: { name: string; license: string } = JSON.parse(
    await readFile(path.join(folder, 'package.json'), 'utf8'),
  );
  return manifest;
}

async function licenceText(folder: string): Promise<string | undefined> {
  const file = (await readdir(folder)).find((name) => /^licen[cs]e/i.test(name));
  return file === undefined ? undefined : await readFile(path.join(folder, file), 'utf8');
}

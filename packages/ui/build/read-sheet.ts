import { readFile } from 'node:fs/promises';

/** Returns a sheet with the parts of its folder that it imports in their places. */
export async function readSheet(file: URL): Promise<string> {
  const css = await readFile(file, 'utf8');
  const texts = css
    .split(/^@import '(\.\/[\w.-]+)';$/m)
    .map((text, at) => (at % 2 === 0 ? text : readSheet(new URL(text, file))));
  return (await Promise.all(texts)).join('');
}

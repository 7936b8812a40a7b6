import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Check, judged } from '../check/check.ts';
import { trackedFiles } from '../check/tracked-files.ts';
import { root } from '../command/command.ts';

/** The targets of the links and pictures of a Markdown text that point into the repository. */
export function localTargets(markdown: string): string[] {
  const prose = markdown.replaceAll(/^```[\s\S]*?^```/gm, '');
  return [...prose.matchAll(/\]\(([^)\s]+)\)|<img[^>]*\ssrc="([^"]+)"/g)]
    .map(([, link, source]) => (link ?? source ?? '').replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target));
}

/** Every relative link of a document leads to a file. */
export const links: Check = {
  name: 'links',
  title: 'every link of the documents leads somewhere',
  async run() {
    const documents = (await trackedFiles()).filter((file) => file.endsWith('.md'));
    const problems: string[] = [];
    for (const document of documents) {
      const file = path.join(root, document);
      for (const target of localTargets(await readFile(file, 'utf8'))) {
        const there = path.join(path.dirname(file), decodeURIComponent(target));
        if (!existsSync(there)) problems.push(`${document}: ${target}`);
      }
    }
    return judged(problems, `${documents.length} documents`);
  },
};

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { components } from '../../packages/ui/build/components.ts';

const id = 'virtual:booking-ui-gallery';
const source = new URL('../../packages/ui/src/', import.meta.url);
const baselines = new URL('../../e2e/visual/baselines/', import.meta.url);

/** Those that stand over a page are known by all of it; of others, more is read in a narrow picture. */
const isOverPage = (name: string) => /dialog|drawer|modal|palette/.test(name);
const modesOf = (section: string) =>
  section === 'Overlays' ? ['1440-light', '390-light'] : ['390-light', '1440-light'];

/** The file of the state sheet of a component as `npm run visual` compares it; undefined before it has one. */
function pictureOf(name: string, section: string): string | undefined {
  return modesOf(section)
    .map((mode) => fileURLToPath(new URL(`${mode}/${name}.webp`, baselines)))
    .find((file) => existsSync(file));
}

function fitOf(name: string, file = ''): string {
  if (!file.includes('/1440-')) return 'phone';
  return isOverPage(name) ? 'page' : 'sheet';
}

async function entryOf(name: string) {
  const stories = await readFile(new URL(`${name}/${name}.stories.tsx`, source), 'utf8');
  const [, section = '', title = ''] = /^ {2}title: '([^/']+)\/([^/']+)'/m.exec(stories) ?? [];
  return { name, section, title, file: pictureOf(name, section) };
}

/** Lists the components with their pictures, from their folders, their stories and the baselines of the visual tests. */
export function uiGallery(): Plugin {
  return {
    name: 'booking-ui-gallery',
    resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
    async load(asked) {
      if (asked !== `\0${id}`) return undefined;
      const entries = await Promise.all((await components()).map(entryOf));
      // A picture that is inlined would load with the page.
      const imports = entries.flatMap(({ file }, at) =>
        file ? [`import p${at} from ${JSON.stringify(`${file}?no-inline`)};`] : [],
      );
      const items = entries.map(
        ({ file, ...entry }, at) =>
          `{ ...${JSON.stringify({ ...entry, fit: fitOf(entry.name, file) })}, picture: ${file ? `p${at}` : 'undefined'} }`,
      );
      return `${imports.join('\n')}\nexport default [${items.join(',\n')}];`;
    },
  };
}

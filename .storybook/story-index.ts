import type { StoryIndex, Tag } from 'storybook/internal/types';
import { parts } from '../packages/ui/src/docs/parts.ts';
import { hiddenTagOf, hiddenTags } from '../packages/ui/src/docs/story-groups.ts';

interface Indexed {
  getIndex: () => Promise<StoryIndex>;
}

/** Hides what only tests; the filter of the sidebar shows it. */
export const tags = Object.fromEntries(
  hiddenTags.map((tag): [Tag, { defaultFilterSelection: 'exclude' }] => [
    tag,
    { defaultFilterSelection: 'exclude' },
  ]),
);

/** The other names of a component, by the path of its page. The search looks at them as at headings. */
function otherNames(importPath: string) {
  const [, name = ''] = /packages\/ui\/src\/([\w-]+)\/\1\.mdx$/.exec(importPath) ?? [];
  return parts[name]?.otherNames.map((title) => ({ id: 'other-names', title }));
}

function readable({ v, entries }: StoryIndex): StoryIndex {
  return {
    v,
    entries: Object.fromEntries(
      Object.entries(entries).map(([id, entry]) => {
        const tag = hiddenTagOf(entry);
        if (tag) return [id, { ...entry, tags: [...(entry.tags ?? []), tag] }];
        const anchors = entry.type === 'docs' ? otherNames(entry.importPath) : undefined;
        return [id, anchors ? { ...entry, anchors } : entry];
      }),
    ),
  };
}

/** Adds to Storybook's index the tags by which the sidebar hides tests, and the names that the search finds. */
export async function storyIndexGenerator(own: Promise<Indexed> | Indexed): Promise<Indexed> {
  const generator = await own;
  const getIndex = generator.getIndex.bind(generator);
  generator.getIndex = async () => readable(await getIndex());
  return generator;
}

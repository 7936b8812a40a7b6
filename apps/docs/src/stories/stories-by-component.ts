import { readFile } from 'node:fs/promises';
import type { Story } from './story.ts';

interface StorybookIndex {
  readonly entries: Readonly<
    Record<string, { id: string; name: string; type: string; importPath: string }>
  >;
}

/** Reads the stories of the built Storybook, by the folder of their component in the library. */
export async function storiesByComponent(storybook: URL): Promise<ReadonlyMap<string, Story[]>> {
  const file = new URL('index.json', storybook);
  const index: StorybookIndex = JSON.parse(await readFile(file, 'utf8'));
  const stories = Object.values(index.entries).filter(({ type }) => type === 'story');
  return Map.groupBy(stories, ({ importPath }) => componentOf(importPath));
}

const componentOf = (importPath: string) =>
  importPath.match(/packages\/ui\/src\/(?:docs\/patterns\/)?([\w-]+)/)?.[1] ?? '';

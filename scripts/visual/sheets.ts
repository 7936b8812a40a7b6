import { readFile } from 'node:fs/promises';
import path from 'node:path';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** A States story of a component in one theme: one picture. */
export interface Sheet {
  /** The picture's name: `button.dark`. */
  readonly name: string;
  /** The component's folder. */
  readonly component: string;
  /** The story's address in Storybook. */
  readonly id: string;
  readonly theme: Theme;
}

interface IndexEntry {
  readonly id: string;
  readonly name: string;
  readonly importPath: string;
}

/** The sheets of a built Storybook: the story called "States" of every component. */
export async function readSheets(storybook: string): Promise<Sheet[]> {
  const text = await readFile(path.join(storybook, 'index.json'), 'utf8');
  const { entries }: { entries: Record<string, IndexEntry> } = JSON.parse(text);
  return sheetsOf(Object.values(entries));
}

/** See `readSheets`. */
export function sheetsOf(entries: readonly IndexEntry[]): Sheet[] {
  return entries
    .flatMap(({ id, name, importPath }) => {
      const [, component] =
        /packages\/ui\/src\/([\w-]+)\/[\w-]+\.stories\.tsx$/.exec(importPath) ?? [];
      if (name !== 'States' || component === undefined) return [];
      return themes.map((theme) => ({ name: `${component}.${theme}`, component, id, theme }));
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

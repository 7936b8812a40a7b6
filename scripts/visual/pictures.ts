import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../command/command.ts';
import { type Mode, modes } from './modes.ts';

/** One picture: a story, or a page of the site, in one mode. */
export interface Picture {
  /** The baseline's file, without its ending: `1440-dark/button`. */
  readonly name: string;
  readonly mode: Mode;
  /** The story's id, or the path of a page of the site. */
  readonly source: { readonly story: string } | { readonly page: string };
  /** Part of `npm test`. */
  readonly isShort: boolean;
}

interface IndexEntry {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly importPath: string;
  readonly exportName?: string;
}

export const storybook = path.join(root, 'storybook-static');

/** Every picture of the Storybook and the site that are built. */
export function readPictures(): readonly Picture[] {
  const text = readFileSync(path.join(storybook, 'index.json'), 'utf8');
  const { entries }: { entries: Record<string, IndexEntry> } = JSON.parse(text);
  return [...storyPictures(Object.values(entries)), ...sitePictures];
}

const everyMode = Object.values(modes);
/** In `npm test`: both widths, themes and directions. */
const shortModes: ReadonlySet<Mode> = new Set([modes.light, modes.phoneDarkRtl]);

/** Screens of the console: those that differ from the state sheets by their layout. */
const screenModes = [modes.light, modes.dark, modes.forced, modes.phone, modes.phoneDarkRtl];

/** Components whose content is seen only when they are open, which their own stories show. */
const overlays: ReadonlySet<string> = new Set([
  'color-picker',
  'column-picker',
  'combobox',
  'command-palette',
  'confirm-dialog',
  'date-picker',
  'date-range-picker',
  'drawer',
  'filter-bar',
  'filter-select',
  'menu',
  'modal',
  'multi-select',
  'popover',
  'reference-picker',
  'tag-input',
  'toaster',
  'tooltip',
]);

/** These pin a mode, in which the story without the pin is seen anyway. */
const isPinned = (name: string) => /\b(cards|dark|phone|tablet|touch|right to left)\b/i.test(name);

/** The pictures of these stories, ordered by mode: a mode is set once. */
export function storyPictures(entries: readonly IndexEntry[]): Picture[] {
  const stories = entries.filter(({ type }) => type === 'story');
  const sheets = stories.flatMap((story) => pictureOf(story, stories));
  return everyMode.flatMap((mode) => sheets.filter((picture) => picture.mode === mode));
}

function pictureOf(entry: IndexEntry, all: readonly IndexEntry[]): Picture[] {
  const { importPath, exportName = '', name, id } = entry;
  const [, folder, component] =
    /packages\/ui\/src\/([\w-]+)\/([\w.-]+)\.stories\.tsx$/.exec(importPath) ?? [];
  const picture = (as: string, mode: Mode, isShort = false): Picture => ({
    name: `${mode.name}/${as}`,
    mode,
    source: { story: id },
    isShort,
  });
  if (folder !== undefined && component !== undefined) {
    // On a phone only a disabled control has a tooltip, which a story of its own shows.
    const own = everyMode.filter((mode) => folder !== 'tooltip' || mode.width > 390);
    if (exportName === 'States') {
      return own.map((mode) => picture(component, mode, shortModes.has(mode)));
    }
    // The states of a popover are closed; what is in it is its default.
    const isShown = folder === 'popover' ? /^(Default|States|Features)/ : /^(States|Features)/;
    if (!isShown.test(name) || isPinned(name)) return [];
    // Stories of dates play on the calendar of a wide screen.
    const isOnPhone = overlays.has(folder) && !/^date-.*Features/.test(`${folder} ${name}`);
    return [modes.light, ...(isOnPhone ? [modes.phoneDarkRtl] : [])].map((mode) =>
      picture(`${component}.${kebab(exportName)}`, mode),
    );
  }
  // `console.rates`, `patterns-form`
  const screen = id.replace(/^console-/, 'console.').replace(/--.*/, '');
  if (exportName === 'Default') {
    const phone = all.find(
      (story) => story.importPath === importPath && story.exportName === 'Phone',
    );
    return screenModes.map((mode) => {
      const at = picture(screen, mode);
      return mode.width === 390 && phone ? { ...at, source: { story: phone.id } } : at;
    });
  }
  if (/^(Behaviour|Stress|\[)/.test(name) || isPinned(name)) return [];
  return [picture(`${screen}.${kebab(exportName)}`, modes.light)];
}

const kebab = (name: string) => name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();

const sitePages = { landing: 'index.html', privacy: 'privacy.html', 'not-found': '404.html' };

const sitePictures: readonly Picture[] = screenModes.flatMap((mode) =>
  Object.entries(sitePages).map(([name, page]) => ({
    name: `${mode.name}/site.${name}`,
    mode,
    source: { page },
    isShort: false,
  })),
);

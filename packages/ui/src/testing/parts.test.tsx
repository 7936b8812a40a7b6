import { composeStories } from '@storybook/react-vite';
import { act, cleanup, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { readApi } from '../../build/api.ts';
import type { PartAttributes, Parts } from '../primitives/react/parts.ts';
import { PartsContext } from '../primitives/react/use-part.ts';

/** The stories of every component, as they are before anyone does something. */
const files = import.meta.glob<Parameters<typeof composeStories>[0]>([
  '../*/*.stories.tsx',
  '!../testing/**',
]);
const filesOf = (folder: string) =>
  Object.keys(files).filter((file) => file.startsWith(`../${folder}/${folder}.`));
const folders = Object.keys(files).flatMap(
  (file) => /^\.\.\/([\w-]+)\/\1\.stories\.tsx$/.exec(file)?.[1] ?? [],
);

const api = await readApi();

/** Gives every part attributes, whatever its name is. */
const all = (attributes: (name: string) => PartAttributes): Parts =>
  new Proxy<Parts>({}, { get: (_, name) => attributes(String(name)) });

const own = all((name) => ({
  className: 'mine',
  style: { order: 7 },
  'data-testid': `own ${name}`,
}));
const outer = all(() => ({ 'data-testid': 'outer' }));

/** Parts of other components in the stories of one that has parts of these names too. */
const ofOthers: Readonly<Record<string, readonly string[]>> = {
  chart: ['columns', 'row', 'label', 'detail', 'bar', 'track', 'fill', 'share'],
  'confirm-dialog': ['note'],
  modal: ['note'],
};

/** Their parts come with a loaded picture, a failure of the clipboard, a pointer. */
const later: ReadonlySet<string> = new Set(['avatar', 'copy-button', 'tooltip']);

const takers = folders.filter(
  (folder) => !later.has(folder) && api[folder]?.some(({ parts = [] }) => parts.length > 0),
);

const elements = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

interface Given {
  readonly parts: Parts;
  readonly defaultOpen?: boolean;
}

afterEach(cleanup);

it.each(takers)(
  'every part of %s gets its own attributes, and none from around',
  async (folder) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const taken = new Set(api[folder]?.flatMap(({ parts = [] }) => parts));
    const opens = api[folder]?.some(({ props }) =>
      props.some(({ name }) => name === 'defaultOpen'),
    );
    const stories: Record<string, ComponentType<Given>> = {};
    for (const file of filesOf(folder)) {
      Object.assign(stories, composeStories((await files[file]?.()) ?? { default: {} }));
    }
    const drawn = new Set<string>();
    const reached = new Set<string>();
    for (const [name, Story] of Object.entries(stories)) {
      await act(async () => {
        render(
          <PartsContext value={outer}>
            <Story parts={own} {...(opens && { defaultOpen: true })} />
          </PartsContext>,
        );
      });
      const inherited = elements('[data-testid="outer"]');
      expect(
        inherited.map(({ outerHTML }) => outerHTML.slice(0, 100)),
        name,
      ).toEqual([]);
      const marked = elements('[data-testid^="own "]');
      for (const { dataset, classList, style } of marked) {
        expect(dataset.testid, name).toBe(`own ${dataset.part}`);
        expect(classList.contains('mine'), `${name}: className of ${dataset.part}`).toBe(true);
        expect(style.order, `${name}: style of ${dataset.part}`).toBe('7');
        reached.add(dataset.part ?? '');
      }
      if (marked.length > 0) {
        for (const { dataset } of elements('[data-part]')) drawn.add(dataset.part ?? '');
      }
      cleanup();
    }
    expect(reached).not.toEqual(new Set());
    expect([...reached].filter((part) => !taken.has(part))).toEqual([]);
    expect(
      [...drawn].filter(
        (part) => taken.has(part) && !reached.has(part) && !ofOthers[folder]?.includes(part),
      ),
    ).toEqual([]);
  },
);

import { describe, expect, it } from 'vitest';
import { judge } from './compare.ts';
import { reportPage } from './report.ts';
import { sheetsOf } from './sheets.ts';

const entry = (component: string, name: string) => ({
  id: `x-${component}--${name.toLowerCase()}`,
  name,
  importPath: `./packages/ui/src/${component}/${component}.stories.tsx`,
});

describe('the pictures', () => {
  it('are of the one States story of every component, in both themes', () => {
    const sheets = sheetsOf([
      entry('badge', 'States'),
      entry('badge', 'States: dark'),
      entry('button', 'Default'),
      entry('button', 'States'),
      {
        ...entry('home', 'States'),
        importPath: './apps/console/src/screens/home/home.stories.tsx',
      },
    ]);
    expect(sheets.map(({ name }) => name)).toEqual([
      'badge.dark',
      'badge.light',
      'button.dark',
      'button.light',
    ]);
  });

  it('are the same when their bytes are, and new without a baseline', async () => {
    // Neither needs a browser to compare in.
    const camera = Object.create(null);
    const png = Buffer.from('picture');
    expect(await judge(camera, 'badge.dark', png, Buffer.from(png))).toEqual({
      name: 'badge.dark',
      state: 'same',
    });
    expect(await judge(camera, 'badge.dark', undefined, png)).toMatchObject({ state: 'new' });
  });
});

describe('the report', () => {
  it('is one file with before, after and difference of what changed, and names of the rest', () => {
    const [before, after, difference] = ['before', 'after', 'difference'].map((text) =>
      Buffer.from(text),
    );
    if (!before || !after || !difference) throw new Error('There are three.');
    const page = reportPage(
      [
        { name: 'badge.dark', state: 'same' },
        { name: 'button.dark', state: 'changed', pixels: 7, before, after, difference },
      ],
      'Chromium 1',
    );
    for (const picture of [before, after, difference]) {
      expect(page).toContain(picture.toString('base64'));
    }
    expect(page).toContain('button.dark: changed, 7 pixels');
    expect(page).toContain('1 of 2 sheets are not the same');
    expect(page).not.toMatch(/(src|href)="(?!data:|#)/);
  });
});

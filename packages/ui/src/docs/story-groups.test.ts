import { describe, expect, it } from 'vitest';
import { hiddenTagOf } from './story-groups.ts';

const tagOf = (name: string, title = 'Actions/Button') =>
  hiddenTagOf({
    type: 'story',
    title,
    name,
    importPath: './packages/ui/src/button/button.stories.tsx',
  });

describe('the sidebar', () => {
  it.each(['Default', 'Features: sizes', 'States', 'States: on a phone'])('shows %s', (name) => {
    expect(tagOf(name)).toBeUndefined();
  });

  it.each([
    ['Behaviour: Enter activates it', 'behaviour'],
    ['[SHELL-10] four templates are listed', 'behaviour'],
    ['[CAL-02] [CAL-07] Behaviour: a month', 'behaviour'],
    ['Stress: long text', 'stress'],
    ['States: dark', 'in-dark'],
    ['States: dark, on the site', 'in-dark'],
    ['Not Found Dark', 'in-dark'],
  ])('hides %s', (name, tag) => {
    expect(tagOf(name)).toBe(tag);
  });

  it('hides what a file of one group holds', () => {
    expect(tagOf('Escape closes it', 'Overlays/Modal/Closing')).toBe('behaviour');
    expect(tagOf('Features: selectable rows', 'Data/DataTable/Selection')).toBeUndefined();
  });

  it('shows pages', () => {
    const importPath = './packages/ui/src/button/button.mdx';
    expect(
      hiddenTagOf({ type: 'docs', title: 'Actions/Button', name: 'Docs', importPath }),
    ).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { modes } from './modes.ts';
import { storyPictures } from './pictures.ts';

const entry = (file: string, exportName: string, name = exportName) => ({
  id: `${file.split('/').at(-1)}--${exportName}`,
  name,
  type: 'story',
  importPath: `./${file}.stories.tsx`,
  exportName,
});
const ui = 'packages/ui/src';
const console = 'apps/console/src/screens';

const namesOf = (...entries: readonly ReturnType<typeof entry>[]) =>
  storyPictures(entries).map(({ name }) => name);

describe('the pictures', () => {
  it('are of the state sheet of each component in every mode', () => {
    expect(namesOf(entry(`${ui}/badge/badge`, 'States'))).toEqual(
      Object.values(modes).map(({ name }) => `${name}/badge`),
    );
  });

  it('are of what an overlay holds, also on a phone', () => {
    expect(
      namesOf(
        entry(`${ui}/badge/badge`, 'FeaturesIcon', 'Features: an icon'),
        entry(`${ui}/modal/modal`, 'StatesLoading', 'States: loading'),
      ),
    ).toEqual([
      '1440-light/badge.features-icon',
      '1440-light/modal.states-loading',
      '390-dark-rtl/modal.states-loading',
    ]);
  });

  it('are of a tooltip on a phone where it has one: on a disabled control', () => {
    expect(
      namesOf(
        entry(`${ui}/tooltip/tooltip`, 'States'),
        entry(`${ui}/tooltip/tooltip`, 'FeaturesReason', 'Features: disabled reason'),
      ).filter((name) => name.startsWith('390')),
    ).toEqual(['390-dark-rtl/tooltip.features-reason']);
  });

  it('leave out stories that pin a mode, and tests', () => {
    expect(
      namesOf(
        entry(`${ui}/modal/modal`, 'StatesDark', 'States: dark'),
        entry(`${ui}/modal/modal`, 'StatesPhone', 'States: on a phone'),
        entry(`${ui}/modal/modal`, 'BehaviourKeys', 'Behaviour: keys'),
        entry(`${console}/home/home`, 'OpensRows', '[HOME-05] rows open'),
      ),
    ).toEqual([]);
  });

  it('are of the screens, on a phone from the story that waits for its layout', () => {
    const pictures = storyPictures([
      entry(`${console}/home/home`, 'Default'),
      entry(`${console}/home/home`, 'Phone'),
    ]);
    expect(pictures.map(({ mode }) => mode)).toContain(modes.dark);
    for (const { mode, source } of pictures) {
      expect(source).toEqual({ story: mode.width === 390 ? 'home--Phone' : 'home--Default' });
    }
  });
});

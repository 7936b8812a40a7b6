import { describe, expect, it } from 'vitest';
import { importedFrom, partsOf, readMarkup, readParts } from './markup.ts';
import { elementsIn } from './markup-elements.ts';
import { readNamelessControls } from './nameless-controls.ts';
import { unnamed } from './unnamed-classes.ts';

const all = Object.values(await readMarkup()).flat();

describe('what hosts select by', () => {
  it('is a `data-part` on every element with a class, but for roots and what only places others', () => {
    const nameless = all.filter(
      ({ classes, isPart, isRoot }) =>
        classes.length > 0 && !isPart && !isRoot && !classes.some((name) => unnamed.has(name)),
    );
    expect(nameless.map(({ at, classes }) => `${at} ${classes.join(' ')}`)).toEqual([]);
    expect(all.filter(({ isPart }) => isPart).length).toBeGreaterThan(300);
  });

  it('is a `data-part` on every control inside a component', async () => {
    expect(await readNamelessControls()).toEqual([]);
  });

  it('is written in lowercase with hyphens', () => {
    const names = new Set(all.flatMap(({ parts }) => parts));
    expect([...names].filter((name) => !/^[a-z]+(-[a-z]+)*$/.test(name))).toEqual([]);
  });

  it('is missing only where there is such an element', () => {
    const partlessClasses = new Set(
      all.filter(({ isPart }) => !isPart).flatMap(({ classes }) => [...classes]),
    );
    expect([...unnamed].filter((name) => !partlessClasses.has(name))).toEqual([]);
  });
});

const read = (text: string) => partsOf(elementsIn('part/part.tsx', text));

describe('parts and states', () => {
  it('are read from attributes, with the values that are written out', () => {
    expect(
      read(`<div className={classNames('bk-x', className)} data-state={isOpen ? 'open' : 'closed'}>
        <b data-part="item" data-kind={kind} data-tooltip="Edit" />
        <i data-part="item" data-active={key === 'a' || undefined} />
      </div>`),
    ).toEqual([
      { states: { 'data-state': ['open', 'closed'] } },
      { part: 'item', states: { 'data-kind': [], 'data-active': [] } },
    ]);
  });

  it('are read from objects of attributes', () => {
    expect(read("const cell = { className: 'bk-x-cell', 'data-part': 'cell' };")).toEqual([
      { part: 'cell', states: {} },
    ]);
  });

  it('are read from what `part` is called with', () => {
    expect(
      read(`<b {...part('title', 'bk-x-title')} data-state="open" />;
        const cell = { ...part(isLast ? 'last-cell' : 'cell', 'bk-x-cell') };`),
    ).toEqual([
      { part: 'cell', states: {} },
      { part: 'last-cell', states: {} },
      { part: 'title', states: { 'data-state': ['open'] } },
    ]);
  });

  it('are none of an element that only places others', () => {
    expect(read('<div className="bk-field-head" data-layout="row" />')).toEqual([]);
  });
});

describe('the parts of a component', () => {
  it.each(['modal', 'drawer', 'command-palette'])(
    'are those of its layer too: %s',
    async (name) => {
      const { [name]: parts } = await readParts();
      expect(parts).toContainEqual({
        part: 'layer',
        states: { 'data-state': ['open', 'closing'] },
      });
      expect(parts).toContainEqual({ part: 'backdrop', states: {} });
    },
  );

  it.each([
    ['switch', 'checkbox'],
    ['radio-cards', 'radio-group'],
    ['money-field', 'number-field'],
  ])('are those of the component that draws it: %s has those of %s', async (name, drawn) => {
    const parts = await readParts();
    const named = (of: string) => (parts[of] ?? []).flatMap(({ part }) => part ?? []);
    expect(named(name)).toEqual(named(drawn));
    expect(named(name)).toContain('control');
  });

  it('come from the primitives that its modules import, and from no others', () => {
    const layer = {
      path: 'primitives/overlays/layer.tsx',
      text: "import { Box } from '../dom/box.tsx';",
    };
    const box = {
      path: 'primitives/dom/box.tsx',
      text: "import { Layer } from '../overlays/layer.tsx';",
    };
    const unrelated = { path: 'primitives/dom/other.tsx', text: '' };
    const own = {
      path: 'x/x.tsx',
      text: "import { Layer } from '../primitives/overlays/layer.tsx';",
    };
    expect(importedFrom([own], [box, layer, unrelated])).toEqual([layer, box]);
  });
});

import { describe, expect, it } from 'vitest';
import { elementsIn, partsOf, readMarkup, readNamelessControls, unnamed } from './markup.ts';

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
    const found = new Set(
      all.filter(({ isPart }) => !isPart).flatMap(({ classes }) => [...classes]),
    );
    expect([...unnamed].filter((name) => !found.has(name))).toEqual([]);
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

  it('are none of an element that only places others', () => {
    expect(read('<div className="bk-field-head" data-layout="row" />')).toEqual([]);
  });
});

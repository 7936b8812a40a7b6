import { describe, expect, it } from 'vitest';
import { fill, pastedText, pasteRange } from './fill.ts';
import { isWriting, movedBy } from './grid-keys.ts';
import { clamped, placesIn, rangeOf } from './range.ts';
import { indicesOf, indicesWith, spanOf } from './span.ts';
import { isTree, shownRows } from './tree.ts';
import { amongValues, countIn, onValueRows, onValues, partsOf } from './value-rows.ts';

const extent = { rows: 10, columns: 5 };
const at = (row: number, column: number) => ({ row, column });
const range = (top: number, bottom: number, left: number, right: number) => ({
  top,
  bottom,
  left,
  right,
});

describe('a range', () => {
  it('has its corners in any order, and whole rows from a header', () => {
    expect(rangeOf(at(3, 4), at(1, 2), extent)).toEqual(range(1, 3, 2, 4));
    expect(rangeOf(at(2, -1), at(3, 1), extent)).toEqual(range(2, 3, 0, 4));
    expect(placesIn(range(1, 2, 0, 1))).toEqual([at(1, 0), at(1, 1), at(2, 0), at(2, 1)]);
  });

  it('stays inside the grid, of which a header is part', () => {
    expect(clamped(at(12, -3), extent)).toEqual(at(9, -1));
    expect(clamped(at(-1, 7), extent)).toEqual(at(0, 4));
  });
});

describe('a key', () => {
  const move = (key: string, isFar = false, isRtl = false) =>
    movedBy({ key, ctrlKey: isFar, metaKey: false, altKey: false }, at(4, 2), {
      ...extent,
      page: 3,
      isRtl,
    });

  it.each([
    ['ArrowUp', at(3, 2), at(0, 2)],
    ['ArrowDown', at(5, 2), at(9, 2)],
    ['ArrowLeft', at(4, 1), at(4, 0)],
    ['ArrowRight', at(4, 3), at(4, 4)],
    ['Home', at(4, 0), at(0, 0)],
    ['End', at(4, 4), at(9, 4)],
    ['PageUp', at(1, 2), undefined],
    ['PageDown', at(7, 2), undefined],
    ['a', undefined, undefined],
  ])('%s moves, and further with Ctrl', (key, near, far) => {
    expect(move(key)).toEqual(near);
    expect(move(key, true)).toEqual(far);
  });

  it('follows the direction of reading', () => {
    expect(move('ArrowLeft', false, true)).toEqual(at(4, 3));
    expect(move('ArrowRight', true, true)).toEqual(at(4, 0));
  });

  it('writes without a modifier', () => {
    const key = (key: string, isCtrl = false, isAltGr = false) =>
      isWriting({
        key,
        ctrlKey: isCtrl || isAltGr,
        metaKey: false,
        altKey: isAltGr,
        getModifierState: () => isAltGr,
      });
    expect([key('5'), key('क'), key('Process')]).toEqual([true, true, true]);
    expect([key('c', true), key('F4'), key(' ')]).toEqual([false, false, false]);
    expect([key('€', false, true), key('ArrowUp', false, true)]).toEqual([true, false]);
  });
});

describe('filling', () => {
  it('copies the first row or column of a selection', () => {
    expect(fill(range(1, 3, 0, 0), 'down')).toEqual([
      { to: at(2, 0), from: at(1, 0) },
      { to: at(3, 0), from: at(1, 0) },
    ]);
    expect(fill(range(1, 1, 1, 2), 'end')).toEqual([{ to: at(1, 2), from: at(1, 1) }]);
  });

  it('copies the neighbour before a single row or column', () => {
    expect(fill(range(2, 2, 0, 1), 'down')).toEqual([
      { to: at(2, 0), from: at(1, 0) },
      { to: at(2, 1), from: at(1, 1) },
    ]);
    expect(fill(range(0, 0, 3, 3), 'down')).toEqual([]);
    expect(fill(range(4, 4, 0, 0), 'end')).toEqual([]);
  });
});

describe('pasting', () => {
  const texts = [
    ['a', 'b'],
    ['c', 'd'],
  ];

  it('covers as much as there is, inside the grid', () => {
    expect(pasteRange(texts, range(1, 1, 1, 1), extent)).toEqual(range(1, 2, 1, 2));
    expect(pasteRange(texts, range(9, 9, 4, 4), extent)).toEqual(range(9, 9, 4, 4));
    expect(pasteRange(texts, range(0, 2, 0, 2), extent)).toEqual(range(0, 1, 0, 1));
  });

  it('repeats in a selection that it fits into', () => {
    const target = pasteRange(texts, range(2, 5, 1, 2), extent);
    expect(target).toEqual(range(2, 5, 1, 2));
    expect(placesIn(target).map((place) => pastedText(texts, target, place))).toEqual([
      ...'abcdabcd',
    ]);
    const repeated = pasteRange([['x']], range(0, 4, 0, 3), extent);
    expect(repeated).toEqual(range(0, 4, 0, 3));
  });

  it('leaves places for which a shorter line has nothing', () => {
    const ragged = [['a', 'b'], ['c']];
    expect(pastedText(ragged, range(0, 1, 0, 1), at(1, 1))).toBeUndefined();
  });
});

describe('rows that sum up others', () => {
  // 0, 3 and 4 have no values.
  const rows = [1, 2, 5, 6];

  it('are passed over by a move up or down, to the last row before where there is none behind', () => {
    expect(onValues(at(3, 1), at(2, 1), rows)).toEqual(at(5, 1));
    expect(onValues(at(4, 1), at(5, 1), rows)).toEqual(at(2, 1));
    expect(onValues(at(0, 1), at(1, 1), rows)).toEqual(at(1, 1));
    expect(onValues(at(9, 1), at(6, 1), rows)).toEqual(at(6, 1));
  });

  it('are reached along their row, and by their headers', () => {
    expect(onValues(at(3, 0), at(3, -1), rows)).toEqual(at(3, 0));
    expect(onValues(at(3, -1), at(2, -1), rows)).toEqual(at(3, -1));
  });

  it('are no part of a range', () => {
    expect(onValueRows(at(0, 0), at(4, 1), rows)).toEqual([at(1, 0), at(2, 1)]);
    expect(onValueRows(at(4, 1), at(0, 0), rows)).toEqual([at(2, 1), at(1, 0)]);
    expect(onValueRows(at(3, 1), at(3, 1), rows)).toEqual([at(3, 1), at(3, 1)]);
    expect(amongValues(range(0, 5, 0, 1), rows)).toEqual(range(0, 2, 0, 1));
    expect(amongValues(range(3, 4, 0, 1), rows)).toBeUndefined();
    expect(countIn(range(2, 5, 0, 1), rows)).toBe(4);
    expect(partsOf(range(1, 5, 0, 1), rows)).toEqual([range(1, 2, 0, 1), range(5, 5, 0, 1)]);
    expect(partsOf(range(3, 4, 0, 1), rows)).toEqual([range(3, 4, 0, 1)]);
  });
});

describe('the view', () => {
  it('has the parts between its edges, and some around them', () => {
    expect(spanOf({ start: 0, end: 100 }, 20, 50)).toEqual({ first: 0, last: 4 });
    expect(spanOf({ start: 210, end: 295 }, 20, 50)).toEqual({ first: 10, last: 14 });
    expect(spanOf({ start: 990, end: 1090 }, 20, 50)).toEqual({ first: 49, last: 49 });
    expect(spanOf({ start: -500, end: -100 }, 20, 50)).toEqual({ first: 0, last: 0 });
    expect(spanOf({ start: 0, end: 100 }, 20, 0)).toEqual({ first: 0, last: -1 });
  });

  it('has the active part too, in its place', () => {
    expect(indicesOf({ first: 3, last: 5 }, 4, 10)).toEqual([3, 4, 5]);
    expect(indicesOf({ first: 3, last: 5 }, 1, 10)).toEqual([1, 3, 4, 5]);
    expect(indicesOf({ first: 3, last: 5 }, 9, 10)).toEqual([3, 4, 5, 9]);
    expect(indicesOf({ first: 0, last: -1 }, 0, 0)).toEqual([]);
  });

  it('has the frozen parts too, each once', () => {
    expect(indicesWith({ first: 4, last: 5 }, 2, 8, 10)).toEqual([0, 1, 4, 5, 8]);
    expect(indicesWith({ first: 1, last: 3 }, 2, 0, 10)).toEqual([0, 1, 2, 3]);
    expect(indicesWith({ first: 0, last: -1 }, 2, 0, 0)).toEqual([]);
  });
});

describe('rows of a tree', () => {
  const row = (key: string, level: number) => ({ key, label: key, level });
  const rows = [row('a', 0), row('b', 1), row('c', 2), row('d', 1), row('e', 0)];
  const keys = (collapsed: string[]) => shownRows(rows, collapsed).map(({ row }) => row.key);

  it('fold with all that is below them', () => {
    expect(keys([])).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(keys(['b'])).toEqual(['a', 'b', 'd', 'e']);
    expect(keys(['a', 'b'])).toEqual(['a', 'e']);
  });

  it('stay where they are always shown, and a row folds only for the others', () => {
    const pinned = rows.map((item) => (item.key === 'b' ? { ...item, isAlwaysShown: true } : item));
    expect(shownRows(pinned, ['a']).map(({ row }) => row.key)).toEqual(['a', 'b', 'c', 'e']);
    expect(shownRows(pinned, ['a', 'b']).map(({ row }) => row.key)).toEqual(['a', 'b', 'e']);
    const [first] = shownRows(pinned.slice(0, 3), []);
    expect(first?.isExpanded).toBeUndefined();
  });

  it('are a tree also while all that is below them is folded', () => {
    expect(isTree(shownRows(rows, ['a']))).toBe(true);
    expect(isTree(shownRows([row('a', 0), row('e', 0)], []))).toBe(false);
  });

  it('say whether they are folded, if there is anything below them', () => {
    expect(shownRows(rows, ['b']).map(({ isExpanded }) => isExpanded)).toEqual([
      true,
      false,
      undefined,
      undefined,
    ]);
  });
});

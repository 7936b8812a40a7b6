import { describe, expect, it } from 'vitest';
import { changed } from './grants.ts';

const manager = { key: 'manager', label: 'Manager' };
const read = { key: 'read', label: 'See rates' };
const update = { key: 'update', label: 'Change rates', requires: ['read'] };
const undo = { key: 'undo', label: 'Undo a batch', requires: ['update'] };
const rows = [read, update, undo];

const change = (
  grants: readonly string[],
  row: (typeof rows)[number],
  isOn: boolean,
  isLocked = (_row: string) => false,
) =>
  changed({
    grants: { manager: grants },
    rows,
    cells: [{ row, column: manager }],
    isOn,
    isLocked: (cell) => isLocked(cell.row.key),
  }).manager;

describe('a change of permissions', () => {
  it('grants what a permission needs with it, in the order of the rows', () => {
    expect(change([], undo, true)).toEqual(['read', 'update', 'undo']);
  });

  it('takes away what needs a permission with it', () => {
    expect(change(['read', 'update', 'undo'], read, false)).toEqual([]);
    expect(change(['read', 'update', 'undo'], update, false)).toEqual(['read']);
  });

  it('leaves locked cells, other columns and unknown permissions as they are', () => {
    expect(change([], undo, true, (key) => key === 'read')).toEqual(['update', 'undo']);
    expect(change(['booking.read'], read, true)).toEqual(['read', 'booking.read']);
    const grants = { manager: [], owner: ['undo'] };
    const cells = [{ row: read, column: manager }];
    expect(changed({ grants, rows, cells, isOn: true, isLocked: () => false })).toEqual({
      manager: ['read'],
      owner: ['undo'],
    });
  });

  it('ends where permissions need each other', () => {
    const first = { key: 'one', label: 'One', requires: ['two'] };
    const second = { key: 'two', label: 'Two', requires: ['one'] };
    const cells = [{ row: first, column: manager }];
    expect(
      changed({ grants: {}, rows: [first, second], cells, isOn: true, isLocked: () => false }),
    ).toEqual({ manager: ['one', 'two'] });
  });
});

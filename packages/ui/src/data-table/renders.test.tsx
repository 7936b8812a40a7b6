import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { DataTable } from './index.ts';

interface Room {
  readonly id: string;
}

const rows: readonly Room[] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
const cell = vi.fn(({ id }: Room) => id);
const columns = [{ key: 'id', label: 'Room', cell }];
const actions = () => null;

/** Everything that a page usually writes in place is new at each render. */
function Rooms() {
  const [selection, setSelection] = useState<readonly string[]>([]);
  const [openKey, setOpenKey] = useState<string>();
  return (
    <DataTable
      label="Rooms"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowLabel={({ id }) => `Room ${id}`}
      rowHref={({ id }) => `#${id}`}
      actions={actions}
      selection={selection}
      onSelectionChange={(next) => setSelection(next)}
      openKey={openKey}
      onRowOpen={({ id }) => setOpenKey(id)}
      onRowContextMenu={() => {}}
    />
  );
}

beforeEach(() => {
  render(<Rooms />);
  cell.mockClear();
});

it('renders the row that was selected, and no other', () => {
  act(() => screen.getByRole('checkbox', { name: 'Select Room b' }).click());
  expect(cell.mock.calls).toEqual([[{ id: 'b' }]]);
  act(() => screen.getByRole('checkbox', { name: 'Select Room c' }).click());
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
});

it('renders the row that was opened and the one before, and no other', () => {
  act(() => screen.getByRole('link', { name: 'a' }).click());
  expect(cell.mock.calls).toEqual([[{ id: 'a' }]]);
  act(() => screen.getByRole('link', { name: 'c' }).click());
  expect(cell.mock.calls).toEqual([[{ id: 'a' }], [{ id: 'a' }], [{ id: 'c' }]]);
});

import { DataGrid } from '@booking/ui/data-grid';
import { type Column, DataTable } from '@booking/ui/data-table';
import { useMemo } from 'react';
import type { Day, Institute, Rate, TableContestant } from '../contestant.ts';

const columns: readonly Column<Institute>[] = [
  {
    key: 'name',
    label: 'Name',
    sortKey: 'name',
    compare: (a, b) => (a.name < b.name ? -1 : 1),
    cell: (row) => row.name,
  },
  { key: 'city', label: 'City', cell: (row) => row.city },
  { key: 'plan', label: 'Plan', cell: (row) => row.plan },
  { key: 'users', label: 'Users', align: 'end', cell: (row) => row.users },
  { key: 'status', label: 'Status', cell: (row) => row.status },
  { key: 'id', label: 'Code', cell: (row) => row.id },
];

const box = { display: 'flex', flexDirection: 'column', height: 700 } as const;

function Grid({ rows, days }: { rows: readonly Rate[]; days: readonly Day[] }) {
  const places = useMemo(() => new Map(days.map(({ key }, at) => [key, at])), [days]);
  const cell = useMemo(
    () =>
      ({ prices }: Rate, { key }: Day) =>
        prices && { text: String(prices[places.get(key) ?? 0]) },
    [places],
  );
  return (
    <div style={box}>
      <DataGrid label="Rates" rows={rows} columns={days} cell={cell} onEdit={() => undefined} />
    </div>
  );
}

export const contestant: TableContestant = {
  Table: ({ rows }) => (
    <div style={box}>
      <DataTable
        label="Institutes"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        density="compact"
        isWindowed
      />
    </div>
  ),
  Grid,
  scroller: '.bk-table, .bk-grid',
  sorter: '.bk-table-sort',
};

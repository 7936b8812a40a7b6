import { DataGrid } from '@mui/x-data-grid';
import type { TableContestant } from '../contestant.ts';

const fields = ['name', 'city', 'plan', 'users', 'status', 'id'] as const;

/** The community edition shows at most 100 rows a page. */
const page = { pagination: { paginationModel: { pageSize: 100, page: 0 } } };

export const contestant: TableContestant = {
  Table: ({ rows }) => (
    <div style={{ height: 700 }}>
      <DataGrid
        rows={rows}
        columns={fields.map((field) => ({ field, flex: 1 }))}
        rowHeight={36}
        initialState={page}
      />
    </div>
  ),
  Grid: ({ rows, days }) => (
    <div style={{ height: 700 }}>
      <DataGrid
        rows={rows.map(({ key, label, prices }) => ({
          id: key,
          label,
          ...Object.fromEntries(days.map((day, at) => [day.key, prices?.[at] ?? ''])),
        }))}
        columns={[
          { field: 'label', width: 240 },
          ...days.map(({ key, label }) => ({
            field: key,
            headerName: label,
            width: 72,
            editable: true,
          })),
        ]}
        rowHeight={36}
        initialState={page}
      />
    </div>
  ),
  scroller: '.MuiDataGrid-virtualScroller',
  sorter: '[data-field=name] .MuiDataGrid-columnHeaderTitle',
};

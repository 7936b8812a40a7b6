import {
  createColumnHelper,
  createSortedRowModel,
  rowSortingFeature,
  sortFn_alphanumeric,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import type { Day, Institute, Rate, TableContestant } from '../contestant.ts';

/** TanStack Table 9 and Virtual: models without markup, so that the cells are bare. */
const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { alphanumeric: sortFn_alphanumeric },
});
const helper = createColumnHelper<typeof features, Institute>();
const columns = helper.columns([
  helper.accessor('name', { header: 'Name', sortFn: 'alphanumeric' }),
  helper.accessor('city', { header: 'City' }),
  helper.accessor('plan', { header: 'Plan' }),
  helper.accessor('users', { header: 'Users' }),
  helper.accessor('status', { header: 'Status' }),
  helper.accessor('id', { header: 'Code' }),
]);

const box = { height: 700, overflow: 'auto' } as const;

function Table({ rows: data }: { rows: Institute[] }) {
  const table = useTable({ features, columns, data });
  const scroller = useRef<HTMLDivElement>(null);
  const { rows } = table.getRowModel();
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 36,
    overscan: 5,
  });
  return (
    <div ref={scroller} className="scroller" style={box}>
      <button
        type="button"
        className="sorter"
        onClick={() => table.getColumn('name')?.toggleSorting()}
      >
        Name
      </button>
      <div style={{ height: virtualizer.getTotalSize(), position: 'relative' }}>
        {virtualizer.getVirtualItems().map((item) => {
          const row = rows[item.index];
          return (
            row && (
              <div
                key={row.id}
                style={{ position: 'absolute', transform: `translateY(${item.start}px)` }}
              >
                {row.getAllCells().map((cell) => (
                  <span key={cell.id} style={{ display: 'inline-block', width: 200 }}>
                    <table.FlexRender cell={cell} />
                  </span>
                ))}
              </div>
            )
          );
        })}
      </div>
    </div>
  );
}

function Grid({ rows, days }: { rows: readonly Rate[]; days: readonly Day[] }) {
  const scroller = useRef<HTMLDivElement>(null);
  const vertical = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 36,
  });
  const horizontal = useVirtualizer({
    horizontal: true,
    count: days.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 72,
  });
  return (
    <div ref={scroller} className="scroller" style={box}>
      <div
        style={{
          height: vertical.getTotalSize(),
          width: 240 + horizontal.getTotalSize(),
          position: 'relative',
        }}
      >
        {vertical.getVirtualItems().map((item) => (
          <div
            key={item.key}
            style={{ position: 'absolute', transform: `translateY(${item.start}px)` }}
          >
            <span>{rows[item.index]?.label}</span>
            {horizontal.getVirtualItems().map((day) => (
              <span key={day.key} style={{ position: 'absolute', left: 240 + day.start }}>
                {rows[item.index]?.prices?.[day.index]}
              </span>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

export const contestant: TableContestant = {
  Table,
  Grid,
  scroller: '.scroller',
  sorter: '.sorter',
};

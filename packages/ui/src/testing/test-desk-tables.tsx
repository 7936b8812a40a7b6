import { useState } from 'react';
import { Board, type BoardCard, movedCards } from '../board/index.ts';
import { DataGrid } from '../data-grid/index.ts';
import { DataTable } from '../data-table/index.ts';
import { ResourceTimeline, type ResourceTimelineSpan } from '../resource-timeline/index.ts';
import { rateColumns, rateRows } from './rates-grid.tsx';

const rooms = [
  { key: '101', name: 'Room 101', floor: 1 },
  { key: '201', name: 'Room 201', floor: 2 },
];

/** Keeps what a component calls back with, under a name. */
export type Keep = (name: string) => (value: unknown) => void;

const boardColumns = [
  { key: 'dirty', label: 'To clean' },
  { key: 'cleaning', label: 'Being cleaned', limit: 1 },
  { key: 'clean', label: 'Clean' },
];

const toClean: readonly BoardCard[] = [
  { key: '101', label: 'Room 101', column: 'cleaning' },
  { key: '102', label: 'Room 102', column: 'dirty' },
  { key: '103', label: 'Room 103', column: 'clean' },
];

export function RoomBoard({ keep }: { keep: Keep }) {
  const [cards, setCards] = useState(toClean);
  return (
    <Board
      label="Housekeeping"
      columns={boardColumns}
      cards={cards}
      onMove={(move) => {
        setCards(movedCards(cards, move));
        keep('card')([move.card.key, move.column, move.index]);
      }}
    />
  );
}

const stays = [
  { key: 'asha', label: 'Asha Rao', row: '101', start: '2027-03-10', end: '2027-03-13' },
  { key: 'imran', label: 'Imran Khan', row: '201', start: '2027-03-12', end: '2027-03-14' },
  { key: 'meera', label: 'Meera Shah', row: '102', start: '2027-05-20', end: '2027-05-22' },
  {
    key: 'leak',
    label: 'A leak',
    row: '102',
    start: '2027-03-15',
    end: '2027-03-18',
    lockedReason: 'It is being repaired.',
  },
];

const shownSpan = ({ row, start, end }: ResourceTimelineSpan) => [row, start, end];

export function RoomChart({ keep }: { keep: Keep }) {
  return (
    <ResourceTimeline
      label="Tape chart"
      rowsLabel="Rooms"
      today="2027-03-10"
      rows={[
        { key: '101', label: 'Room 101', group: 'first' },
        { key: '102', label: 'Room 102', group: 'first' },
        { key: '201', label: 'Room 201', group: 'second' },
      ]}
      groups={[
        { key: 'first', label: 'First floor' },
        { key: 'second', label: 'Second floor' },
      ]}
      items={stays}
      startDate="2027-03-08"
      endDate="2027-06-06"
      onItemOpen={({ label }) => keep('opened')(label)}
      onMove={({ item, ...span }) => keep('moved')([item.key, ...shownSpan(span)])}
      onResize={({ item, ...span }) => keep('resized')([item.key, ...shownSpan(span)])}
      onCreate={(span) => keep('drawn')(shownSpan(span))}
    />
  );
}

/** Tells which room is first, as it is seen. */
export function RoomTable({ keep }: { keep: Keep }) {
  return (
    <DataTable
      label="Rooms"
      rows={rooms}
      rowKey={({ key }) => key}
      rowLabel={({ name }) => name}
      columns={[
        { key: 'name', label: 'Name', cell: ({ name }) => name },
        {
          key: 'floor',
          label: 'Floor',
          cell: ({ floor }) => floor,
          compare: (a, b) => a.floor - b.floor,
        },
      ]}
      defaultSelection={[]}
      onSelectionChange={keep('selection')}
      onSortChange={keep('sort')}
    />
  );
}

const rows = rateRows(12);
const columns = rateColumns(60);

export function RoomRates({ keep }: { keep: Keep }) {
  const [edits, setEdits] = useState<ReadonlyMap<string, string>>(new Map());
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: 240, width: 640 }}>
      <DataGrid
        label="Rates"
        rows={rows}
        columns={columns}
        cell={(row, column) =>
          row.plus === undefined
            ? undefined
            : {
                text: edits.get(`${row.key} ${column.key}`) ?? String(row.base + row.plus),
                ...(row.key.endsWith('MAP') && { disabledReason: 'Calculated from EP.' }),
              }
        }
        onEdit={(changes) => {
          keep('edits')(changes);
          setEdits((before) => {
            const after = new Map(before);
            for (const { row, column, text } of changes) after.set(`${row} ${column}`, text);
            return after;
          });
        }}
      />
    </div>
  );
}

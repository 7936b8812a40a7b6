import { useState } from 'react';
import { Board, type BoardCard, movedCards } from '../board/index.ts';
import { DataGrid } from '../data-grid/index.ts';
import { DataTable } from '../data-table/index.ts';
import { Modal } from '../modal/index.ts';
import { ResourceTimeline, type ResourceTimelineSpan } from '../resource-timeline/index.ts';
import { TextField } from '../text-field/index.ts';
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
        if (move.card.column === 'clean') return { refused: 'It is clean already.' };
        setCards(movedCards(cards, move));
        keep('card')([move.card.key, move.column, move.index]);
        return undefined;
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
  const [asked, setAsked] = useState<Asked>();
  return (
    <>
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
        onMove={({ item, ...span }) => {
          if (item.key === 'asha' && span.row === '102')
            return { refused: 'Her room has the ramp.' };
          keep('moved')([item.key, ...shownSpan(span)]);
          return undefined;
        }}
        onResize={({ item, ...span }) => keep('resized')([item.key, ...shownSpan(span)])}
        onCreate={(span) => {
          if (span.start < ASKED_FROM) return keep('drawn')(shownSpan(span));
          return new Promise((resolve) => setAsked({ span, resolve }));
        }}
      />
      <GuestDialog
        open={asked !== undefined}
        onClose={(guest) => {
          if (asked && guest !== undefined) keep('booked')([guest, ...shownSpan(asked.span)]);
          asked?.resolve(guest === undefined ? false : undefined);
          setAsked(undefined);
        }}
      />
    </>
  );
}

interface Asked {
  readonly span: ResourceTimelineSpan;
  readonly resolve: (result: false | undefined) => void;
}

/** From this day on, the desk asks for the guest of what is drawn. */
const ASKED_FROM = '2027-03-20';

/** Asks for a guest: closes with a name, or with none. */
function GuestDialog({ open, onClose }: { open: boolean; onClose: (guest?: string) => void }) {
  const [guest, setGuest] = useState('');
  const [error, setError] = useState<string>();
  return (
    <Modal
      open={open}
      header={{ text: 'New stay' }}
      footer={{ confirm: { name: 'Book' } }}
      onSubmit={() => (guest === '' ? setError('Enter the guest.') : onClose(guest))}
      onOpenChange={() => onClose()}
    >
      <TextField
        label="Guest"
        value={guest}
        error={error}
        onChange={({ target }) => setGuest(target.value)}
      />
    </Modal>
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

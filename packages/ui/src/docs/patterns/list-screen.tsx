import {
  Badge,
  BulkActionBar,
  Button,
  type Column,
  DataTable,
  EmptyState,
  FilterSelect,
  Group,
  PageHeader,
  Pagination,
  SearchField,
  Stack,
  TableCell,
} from '@booking/ui';
import { useState } from 'react';

interface Institute {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  readonly rooms: number;
  readonly isActive: boolean;
}

const columns: readonly Column<Institute>[] = [
  {
    key: 'name',
    label: 'Name',
    cell: ({ name, city }) => <TableCell aside={city}>{name}</TableCell>,
  },
  {
    key: 'rooms',
    label: 'Rooms',
    align: 'end',
    cell: ({ rooms }) => rooms,
    compare: (a, b) => a.rooms - b.rooms,
  },
  {
    key: 'status',
    label: 'Status',
    cell: ({ isActive }) =>
      isActive ? <Badge tone="success">Active</Badge> : <Badge tone="neutral">Paused</Badge>,
  },
];

const LIMIT = 5;

export function Institutes({ institutes = [] }: { institutes?: readonly Institute[] }) {
  const [text, setText] = useState('');
  const [status, setStatus] = useState<'active' | 'paused' | ''>('');
  const [page, setPage] = useState(1);
  const [selection, setSelection] = useState<readonly string[]>([]);

  const matches = institutes.filter(
    ({ name, isActive }) =>
      name.toLowerCase().includes(text.toLowerCase()) &&
      (status === '' || isActive === (status === 'active')),
  );

  function clear() {
    setText('');
    setStatus('');
  }

  return (
    <>
      <Stack gap={16}>
        <PageHeader
          title="Institutes"
          description="Properties on the platform"
          primaryAction={<Button icon="plus">Add institute</Button>}
        />
        <Group gap={8} align="stretch">
          <SearchField
            label="Name"
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setPage(1);
            }}
            onClear={() => setText('')}
          />
          <FilterSelect
            label="Status"
            value={status}
            onChange={(next) => {
              setStatus(next);
              setPage(1);
            }}
            options={[
              { value: 'active', label: 'Active' },
              { value: 'paused', label: 'Paused' },
            ]}
          />
        </Group>
        <DataTable
          label="Institutes"
          columns={columns}
          rows={matches.slice((page - 1) * LIMIT, page * LIMIT)}
          rowKey={({ id }) => id}
          rowLabel={({ name }) => name}
          selection={selection}
          onSelectionChange={setSelection}
          empty={
            <EmptyState
              title="No institutes match"
              description="Try another name or status."
              action={
                <Button variant="secondary" onClick={clear}>
                  Clear filters
                </Button>
              }
            />
          }
        />
        <Pagination
          page={page}
          onPageChange={setPage}
          total={matches.length}
          totalPages={Math.max(1, Math.ceil(matches.length / LIMIT))}
          limit={LIMIT}
          limits={[LIMIT]}
          countLabel={`${matches.length} institutes`}
        />
      </Stack>
      <BulkActionBar count={selection.length} onClear={() => setSelection([])}>
        <Button color="transparent" size="sm" icon="download">
          Export
        </Button>
      </BulkActionBar>
    </>
  );
}

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
import { useState, useSyncExternalStore } from 'react';

interface Institute {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  readonly rooms: number;
  readonly isActive: boolean;
}

/** By the sort keys of the columns. A server that sorts replaces them. */
const orders = {
  name: (a: Institute, b: Institute) => a.name.localeCompare(b.name),
  rooms: (a: Institute, b: Institute) => a.rooms - b.rooms,
};

/** `rooms`, or `-rooms` for the most first. */
function sorted(rows: readonly Institute[], sort: string): readonly Institute[] {
  const [, order] = Object.entries(orders).find(([key]) => key === sort.replace('-', '')) ?? [];
  if (!order) return rows;
  return rows.toSorted((a, b) => (sort.startsWith('-') ? order(b, a) : order(a, b)));
}

const columns: readonly Column<Institute, keyof typeof orders>[] = [
  {
    key: 'name',
    label: 'Name',
    sortKey: 'name',
    cell: ({ name, city }) => <TableCell aside={city}>{name}</TableCell>,
  },
  { key: 'rooms', label: 'Rooms', sortKey: 'rooms', align: 'end', cell: ({ rooms }) => rooms },
  {
    key: 'status',
    label: 'Status',
    cell: ({ isActive }) =>
      isActive ? <Badge tone="success">Active</Badge> : <Badge tone="neutral">Paused</Badge>,
  },
];

const statuses = [
  { value: 'active', label: 'Active' },
  { value: 'paused', label: 'Paused' },
] as const;

const LIMIT = 5;

export function Institutes({ institutes = [] }: { institutes?: readonly Institute[] }) {
  const [address, setAddress] = useAddress();
  const [selection, setSelection] = useState<readonly string[]>([]);
  const text = address.get('search') ?? '';
  const status = statuses.find(({ value }) => value === address.get('status'))?.value ?? '';
  const sort = address.get('sort') ?? '';

  const matches = institutes.filter(
    ({ name, isActive }) =>
      name.toLowerCase().includes(text.toLowerCase()) &&
      (status === '' || isActive === (status === 'active')),
  );
  const totalPages = Math.max(1, Math.ceil(matches.length / LIMIT));
  const page = Math.min(totalPages, Math.max(1, Math.trunc(Number(address.get('page'))) || 1));
  // First in order, then cut: a page of sorted rows, not sorted rows of a page.
  const rows = sorted(matches, sort).slice((page - 1) * LIMIT, page * LIMIT);

  /** Another search, filter or order begins at the first page. */
  const change = (next: Record<string, string>) => setAddress({ ...next, page: '' });

  const clear = () => change({ search: '', status: '' });

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
            onChange={({ target }) => setAddress({ search: target.value, page: '' }, 'replace')}
            onClear={() => change({ search: '' })}
          />
          <FilterSelect
            label="Status"
            value={status}
            onChange={(next) => change({ status: next })}
            options={statuses}
          />
        </Group>
        <DataTable
          label="Institutes"
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          rowLabel={({ name }) => name}
          sort={sort}
          onSortChange={(next) => change({ sort: next })}
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
          onPageChange={(next) => setAddress({ page: next === 1 ? '' : String(next) })}
          total={matches.length}
          totalPages={totalPages}
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

/**
 * The parameters of the address, and a function that changes some of them: by a new entry of the history, or in place for
 * what is typed. In an app with a router use the router's own, for example `useSearchParams` of React Router.
 */
function useAddress() {
  const query = useSyncExternalStore(
    listenToHistory,
    () => window.location.search,
    () => '',
  );
  const setAddress = (changes: Record<string, string>, how: 'push' | 'replace' = 'push') => {
    const next = new URLSearchParams(window.location.search);
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    window.history[`${how}State`](null, '', `?${next}`);
    // The browser tells of Back and Forward only.
    window.dispatchEvent(new PopStateEvent('popstate'));
  };
  return [new URLSearchParams(query), setAddress] as const;
}

function listenToHistory(listener: () => void) {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
}

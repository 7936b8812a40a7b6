import { Button, DataTable, EmptyState, ErrorState } from '@booking/ui';

interface Retreat {
  readonly id: string;
  readonly name: string;
}

/** State of a request for rows. */
export type Loaded =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly requestId: string }
  | { readonly state: 'done'; readonly rows: readonly Retreat[]; readonly search: string };

interface RetreatsProps {
  loaded?: Loaded;
  onRetry?: () => void;
  onAdd?: () => void;
  onClear?: () => void;
}

export function Retreats({
  loaded = { state: 'loading' },
  onRetry,
  onAdd,
  onClear,
}: RetreatsProps) {
  if (loaded.state === 'failed') {
    return (
      <ErrorState
        title="Couldn’t load retreats"
        description="Check your connection and try again."
        requestId={loaded.requestId}
        onRetry={onRetry}
      />
    );
  }
  const search = loaded.state === 'done' ? loaded.search : '';
  return (
    <DataTable
      label="Retreats"
      isLoading={loaded.state === 'loading'}
      rows={loaded.state === 'done' ? loaded.rows : []}
      rowKey={({ id }) => id}
      columns={[{ key: 'name', label: 'Name', cell: ({ name }) => name }]}
      empty={
        search === '' ? (
          <EmptyState
            title="No retreats yet"
            description="A retreat is a package of stays and meals."
            action={<Button onClick={onAdd}>Add retreat</Button>}
          />
        ) : (
          <EmptyState
            title={`No retreats match “${search}”`}
            action={
              <Button variant="secondary" onClick={onClear}>
                Clear search
              </Button>
            }
          />
        )
      }
    />
  );
}

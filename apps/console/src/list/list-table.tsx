import {
  ContextMenu,
  DataTable,
  type DataTableProps,
  IconButton,
  Menu,
  type MenuItem,
  type Point,
} from '@booking/ui';
import { type ReactNode, useState } from 'react';
import { usePreference } from '../preferences/use-preference.ts';

interface ListTableProps<T extends { readonly _id: string }>
  extends Omit<
    DataTableProps<T>,
    'rowKey' | 'rowLabel' | 'actions' | 'onRowContextMenu' | 'density' | 'skeletonRows'
  > {
  readonly rowLabel: (row: T) => string;
  readonly rowMenu: (row: T) => readonly MenuItem[];
  readonly rowButtons?: ((row: T) => ReactNode) | undefined;
}

/** The table of a list. Each row has a menu at its end, and as a context menu. */
export function ListTable<T extends { readonly _id: string }>({
  rowLabel,
  rowMenu,
  rowButtons,
  ...table
}: ListTableProps<T>) {
  const [density] = usePreference('density');
  const [asked, setAsked] = useState<{ readonly row: T; readonly at: Point }>();
  const menuLabel = (row: T) => `Actions for ${rowLabel(row)}`;
  return (
    <>
      <DataTable
        className="flex-auto max-md:px-3"
        {...table}
        rowKey={({ _id }) => _id}
        rowLabel={rowLabel}
        density={density === 'compact' ? 'compact' : 'default'}
        skeletonRows={12}
        onRowContextMenu={(row, at) => setAsked({ row, at })}
        actions={(row) => (
          <>
            {rowButtons?.(row)}
            <Menu
              label={menuLabel(row)}
              trigger={<IconButton icon="ellipsis" label={`More for ${rowLabel(row)}`} size="sm" />}
              items={rowMenu(row)}
            />
          </>
        )}
      />
      {asked && (
        <ContextMenu
          label={menuLabel(asked.row)}
          items={rowMenu(asked.row)}
          open
          position={asked.at}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

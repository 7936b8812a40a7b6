import {
  type ColumnWidths,
  ContextMenu,
  DataTable,
  type DataTableProps,
  type MenuItem,
  type Point,
} from '@booking/ui';
import { type ReactNode, useCallback, useState } from 'react';
import { useListPreference, usePreference } from '../preferences/use-preference.ts';
import { savedWidths } from './columns/saved-widths.ts';
import { menuLabel, RowMenuButton, RowMenus } from './row-menu-button.tsx';
import { useIsFinding } from './use-is-finding.ts';

interface ListTableProps<T extends { readonly _id: string }>
  extends Omit<
    DataTableProps<T>,
    | 'widths'
    | 'onWidthsChange'
    | 'rowKey'
    | 'rowLabel'
    | 'actions'
    | 'onRowContextMenu'
    | 'density'
    | 'skeletonRows'
  > {
  /** Of the list. */
  readonly name: string;
  readonly rowLabel: (row: T) => string;
  readonly rowMenu: (row: T) => readonly MenuItem[];
  readonly rowButtons?: ((row: T) => ReactNode) | undefined;
}

/** A dialog over a list styles all of the list again: of more rows only those in view are rendered. */
const RENDERED_ROWS_MAX = 50;

const noWidths: ColumnWidths = {};

/** The table of a list. Each row has a menu at its end, and as a context menu. */
export function ListTable<T extends { readonly _id: string }>({
  name,
  rowLabel,
  rowMenu,
  rowButtons,
  ...table
}: ListTableProps<T>) {
  const [density] = usePreference('density');
  const [widths = noWidths, setWidths] = useListPreference('widths', name);
  const isFinding = useIsFinding();
  const [asked, setAsked] = useState<{ readonly row: T; readonly at: Point }>();
  const menuOf = (id: string) => {
    const row = table.rows.find(({ _id }) => _id === id);
    return row ? rowMenu(row) : [];
  };
  const actions = useCallback(
    (row: T) => (
      <>
        {rowButtons?.(row)}
        <RowMenuButton id={row._id} label={rowLabel(row)} />
      </>
    ),
    [rowButtons, rowLabel],
  );
  return (
    <RowMenus value={menuOf}>
      <DataTable
        data-part="list-table"
        className="flex-auto max-md:px-3"
        {...table}
        rowKey={({ _id }) => _id}
        rowLabel={rowLabel}
        isWindowed={table.rows.length > RENDERED_ROWS_MAX && !isFinding}
        density={density === 'compact' ? 'compact' : 'default'}
        skeletonRows={12}
        widths={widths}
        onWidthsChange={(next) => setWidths(savedWidths(next))}
        onRowContextMenu={(row, at) => setAsked({ row, at })}
        actions={actions}
      />
      {asked && (
        <ContextMenu
          label={menuLabel(rowLabel(asked.row))}
          items={rowMenu(asked.row)}
          open
          position={asked.at}
          onOpenChange={() => setAsked(undefined)}
        />
      )}
    </RowMenus>
  );
}

import type { ReactNode } from 'react';

/** A column: a role, or another holder of permissions. */
export interface PermissionColumn {
  key: string;
  label: string;
  /** Below the label: "171 users". */
  description?: ReactNode;
  /** Why nothing in the column can be changed. */
  disabledReason?: string | undefined;
}

/** A row: a permission. */
export interface PermissionRow {
  key: string;
  label: string;
  description?: ReactNode;
  /** Keys of rows that it needs: they are granted with it, and without them it is taken away. */
  requires?: readonly string[] | undefined;
  /** Why nothing in the row can be changed. */
  disabledReason?: string | undefined;
}

export interface PermissionGroup {
  key: string;
  label: string;
  rows: readonly PermissionRow[];
}

/** A cell, by the keys of its row and column. */
export interface PermissionCell {
  row: string;
  column: string;
}

/** Keys of the granted rows, by key of the column. A column that isn't in it has none. */
export type Grants = Readonly<Record<string, readonly string[]>>;

export interface PermissionMatrixProps {
  /** The accessible name: "Permissions of Hospitality". */
  label: string;
  columns: readonly PermissionColumn[];
  groups: readonly PermissionGroup[];
  /** Granted permissions. */
  value: Grants;
  /** Called with all permissions that are then granted. */
  onChange: (value: Grants) => void;
  /** Called after `onChange` with the cells that changed along with the chosen ones: what they need, or what needs them. */
  onRelatedToggle?: ((cells: readonly PermissionCell[], isOn: boolean) => void) | undefined;
  /** Saved permissions. Cells that differ from them are marked. */
  saved?: Grants | undefined;
  /** Why nothing can be changed at all. */
  disabledReason?: string | undefined;
  /** Returns a note about a cell, shown as a dot: "Differs from the template." */
  cellNote?: ((row: string, column: string) => string | undefined) | undefined;
  className?: string | undefined;
}

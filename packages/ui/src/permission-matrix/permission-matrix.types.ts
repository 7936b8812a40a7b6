import type { ComponentProps, ReactNode } from 'react';

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

export interface PermissionMatrixProps
  extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'onChange' | 'role'> {
  /** The accessible name: "Permissions of Hospitality". */
  label: string;
  /** Head of the first column. Default "Permission". */
  rowsLabel?: string | undefined;
  /** What the columns are, where one is chosen on a phone. Default "Role". */
  columnsLabel?: string | undefined;
  columns: readonly PermissionColumn[];
  groups: readonly PermissionGroup[];
  /** What is granted. */
  value?: Grants | undefined;
  /** What is granted at first. Default nothing. */
  defaultValue?: Grants | undefined;
  /** Called with everything that is granted then. */
  onChange?: ((value: Grants) => void) | undefined;
  /** Called after `onChange` with the cells that changed along with the chosen ones: what they need, or what needs them. */
  onRelatedToggle?: ((cells: readonly PermissionCell[], isOn: boolean) => void) | undefined;
  /** What is saved. Cells that differ from it are marked. */
  saved?: Grants | undefined;
  /** Keys of the folded groups. */
  collapsed?: readonly string[] | undefined;
  defaultCollapsed?: readonly string[] | undefined;
  onCollapsedChange?: ((collapsed: readonly string[]) => void) | undefined;
  /** Why nothing can be changed at all. */
  disabledReason?: string | undefined;
  /** Returns why one cell can't be changed: "Not included in the plan." */
  cellDisabledReason?: ((row: string, column: string) => string | undefined) | undefined;
  /** Returns what is special about a cell, shown as a dot: "Differs from the template." */
  cellNote?: ((row: string, column: string) => string | undefined) | undefined;
}

/** A column that can be shown or hidden. */
export interface ChoosableColumn {
  key: string;
  /** The column's header. */
  label: string;
  /** Always first and visible, as the column that names the row. */
  isLocked?: boolean | undefined;
}

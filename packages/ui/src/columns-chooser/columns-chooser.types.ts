/** A column that can be shown or hidden. */
export interface ChoosableColumn {
  key: string;
  /** Its head. */
  label: string;
  /** Stands first and cannot be hidden, as what names the row. */
  isLocked?: boolean;
}

/** A changed field, with readable values. */
export interface FieldChange {
  label: string;
  /** The stored value; the empty string is shown as "Empty". */
  before: string;
  after: string;
}

/** One field that differs from what is stored, in words. */
export interface FieldChange {
  label: string;
  /** What is stored; the empty text says so in a word. */
  before: string;
  after: string;
}

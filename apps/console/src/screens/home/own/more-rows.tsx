import { Note } from '../note.tsx';

/** Rows of a card; the others are on the page that it leads to. */
export const ROWS = 5;

/** How many rows a card leaves out. */
export function MoreRows({ shown, total }: { readonly shown: number; readonly total: number }) {
  return total > shown ? <Note>{total - shown} more</Note> : null;
}

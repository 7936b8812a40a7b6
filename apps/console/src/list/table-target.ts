/** Moves the focus from the search to the first row, as the arrow does between rows. Returns whether there is one. */
export function focusFirstRow(): boolean {
  const table = tableTarget.current;
  const control = table?.querySelector<HTMLElement>('tbody :is(input[type="checkbox"], a[href])');
  control?.focus();
  return control != null;
}

/** The table of the list: takes the focus when what had it is gone. */
export const tableTarget = {
  get current(): HTMLElement | null {
    return document.querySelector<HTMLElement>('[data-part="list-table"]');
  },
};

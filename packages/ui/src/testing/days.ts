/** Returns the cell of a day in the calendar of the page, by its date. Throws if the day is not shown. */
export function dayCell(date: string): HTMLElement {
  const cell = document.querySelector<HTMLElement>(`[data-day="${date}"]`);
  if (!cell) throw new Error(`${date} is not shown.`);
  return cell;
}

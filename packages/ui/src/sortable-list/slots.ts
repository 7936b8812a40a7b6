/** Where an item was when a drag began, in px from the corner of the list. */
export interface Slot {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Returns the places of the items, in px of a list that is drawn at a scale. */
export function slotsOf(rows: readonly Element[], origin: DOMRect, scale: number): Slot[] {
  return rows.map((row) => {
    const { left, top, width, height } = row.getBoundingClientRect();
    return {
      left: (left - origin.left) / scale,
      top: (top - origin.top) / scale,
      width: width / scale,
      height: height / scale,
    };
  });
}

/** Returns the index of the place nearest to an item that is dragged to a corner, by their centres. */
export function placeAt(
  slots: readonly Slot[],
  corner: Pick<Slot, 'left' | 'top'>,
  from: number,
): number {
  const own = slots[from];
  if (!own) return from;
  const centre = { x: corner.left + own.width / 2, y: corner.top + own.height / 2 };
  const distances = slots.map(({ left, top, width, height }) =>
    Math.hypot(left + width / 2 - centre.x, top + height / 2 - centre.y),
  );
  return distances.indexOf(Math.min(...distances));
}

/** Returns how far the item at `at` makes room while another one is dragged from `from` to `to`. */
export function shiftOf(
  slots: readonly Slot[],
  at: number,
  from: number,
  to: number,
): { x: number; y: number } {
  const by = from < at && at <= to ? -1 : to <= at && at < from ? 1 : 0;
  const own = slots[at];
  const next = slots[at + by];
  const dragged = slots[from];
  if (by === 0 || !own || !next || !dragged) return { x: 0, y: 0 };
  // Rows below each other may differ in height: each moves by the height of the one that is dragged.
  const isColumn = next.left === own.left;
  const gap = isColumn ? Math.abs(next.top - own.top) - (by < 0 ? next.height : own.height) : 0;
  return isColumn
    ? { x: 0, y: by * (dragged.height + gap) }
    : { x: next.left - own.left, y: next.top - own.top };
}

import type { Minutes } from './layout.ts';
import type { RowOrder } from './lines.ts';
import type { ResourceTimelineItem } from './resource-timeline.types.ts';

/** A time in a row, by the key of the row. */
export interface Spot extends Minutes {
  readonly row: string;
}

/** An item and where it is. */
export interface ItemSpot extends Spot {
  readonly item: ResourceTimelineItem;
}

/** A change before it is made: where an item would be, or a new one. */
export interface Draft extends Spot {
  /** Undefined for a new item. */
  readonly item: ResourceTimelineItem | undefined;
  /** Where the item is. */
  readonly before: Spot;
  /** Where the other selected items are, which move by as much. */
  readonly others: readonly ItemSpot[];
  readonly by: 'pointer' | 'keys';
}

/** Returns the draft of a new item. */
export const drawnAt = ({ row, from, to }: Spot, by: Draft['by']): Draft => {
  const spot = { row, from, to };
  return { ...spot, item: undefined, before: spot, others: [], by };
};

export const isSameSpot = (a: Spot, b: Spot): boolean =>
  a.row === b.row && a.from === b.from && a.to === b.to;

/** Returns a draft moved from where it began, but only as far as none of its items leaves the period and the rows. */
export function movedBy(
  draft: Draft,
  minutes: number,
  rows: number,
  { order, end }: { readonly order: RowOrder; readonly end: number },
): Draft {
  const { before, others } = draft;
  const all = [before, ...others];
  const places = all.map(({ row }) => order.placeOf(row));
  const by = between(
    -Math.min(...all.map(({ from }) => from)),
    minutes,
    end - Math.max(...all.map(({ to }) => to)),
  );
  const down = between(-Math.min(...places), rows, order.rows.length - 1 - Math.max(...places));
  return {
    ...draft,
    row: rowBeside(before.row, down, order),
    from: before.from + by,
    to: before.to + by,
  };
}

/** An item that is beyond an end already may stay there. */
const between = (least: number, at: number, most: number) =>
  Math.max(Math.min(0, least), Math.min(at, Math.max(0, most)));

const rowBeside = (row: string, down: number, { rows, placeOf }: RowOrder) =>
  rows[placeOf(row) + down]?.row.key ?? row;

/** Returns where all items of a draft would be: the drawn or dragged one, then the others. */
export function spotsOf(draft: Draft, order: RowOrder): readonly [Draft, ...(readonly ItemSpot[])] {
  const by = draft.from - draft.before.from;
  const down = order.placeOf(draft.row) - order.placeOf(draft.before.row);
  const others = draft.others.map(({ item, row, from, to }) => ({
    item,
    row: rowBeside(row, down, order),
    from: from + by,
    to: to + by,
  }));
  return [draft, ...others];
}

import { DAY } from './clock.ts';
import { type Minutes, meeting, type Placed } from './layout.ts';
import type { Line } from './lines.ts';

/** A cell: a step of time in a row. Slot -1 is the header of the row. */
export interface Place {
  /** Key of its line. */
  readonly line: string;
  readonly slot: number;
  /** Key of the item there; the first one if it is not. */
  readonly item?: string | undefined;
}

/** All cells that there are. */
export interface Cells {
  readonly lines: readonly Line[];
  /** Minutes of a slot. */
  readonly step: number;
  readonly slots: number;
}

/** A place as it is now. */
export interface Active {
  readonly index: number;
  readonly line: Line;
  readonly slot: number;
  readonly placed: Placed | undefined;
}

/**
 * Returns where the cells of an item end. Cells of days are taken for nights: that of the day on which a guest leaves is
 * free for the next one.
 */
export const cellsEnd = ({ from, to }: Minutes, step: number): number =>
  step === DAY ? Math.max(Math.floor(to / DAY), Math.floor(from / DAY) + 1) * DAY : to;

/** Returns the items in a slot of a line, from top to bottom. */
function itemsAt(line: Line | undefined, slot: number, step: number): readonly Placed[] {
  if (line?.kind !== 'row' || slot < 0) return [];
  const from = slot * step;
  return meeting(line.track, { from, to: from + step })
    .filter((met) => cellsEnd(met, step) > from)
    .sort((a, b) => a.lane - b.lane);
}

/**
 * Returns a place as it is now, after rows and items may have changed: where its item is, or what is at that time in
 * the nearest row.
 */
export function activeAt(
  { line: key, slot: placeSlot, item }: Place,
  index: number,
  { lines, step, slots }: Cells,
): Active | undefined {
  const at = Math.max(0, Math.min(index, lines.length - 1));
  const line = lines[at];
  if (!line) return undefined;
  const slot = Math.min(placeSlot, slots - 1);
  const own = item === undefined ? undefined : (itemIn(line, at, item) ?? itemOf(lines, item));
  if (own) {
    const { from } = own.placed;
    const isThere =
      own.line.key === key && from < (slot + 1) * step && cellsEnd(own.placed, step) > slot * step;
    return { ...own, slot: isThere ? slot : Math.max(0, Math.floor(from / step)) };
  }
  return {
    index: at,
    line,
    slot,
    placed: itemsAt(line.key === key ? line : undefined, slot, step)[0],
  };
}

const itemIn = (line: Line, index: number, key: string) => {
  const placed =
    line.kind === 'row' ? line.track.placed.find(({ item }) => item.key === key) : undefined;
  return placed && { index, line, placed };
};

function itemOf(lines: readonly Line[], key: string) {
  for (const [index, line] of lines.entries()) {
    const own = itemIn(line, index, key);
    if (own) return own;
  }
  return undefined;
}

/** A step through the cells, in the direction of reading. */
export type Step =
  | { readonly to: 'next' | 'previous' | 'nextItem' | 'previousItem' | 'start' | 'end' }
  | { readonly to: 'down' | 'up'; readonly by: number }
  | { readonly to: 'first' | 'last' };

/** Returns where a step leads. */
export function stepped({ index, line, slot, placed }: Active, to: Step, cells: Cells): Place {
  const { lines, step, slots } = cells;
  const inSlots = (at: number) => Math.max(-1, Math.min(at, slots - 1));
  const along = (at: number): Place => ({ line: line.key, slot: inSlots(at) });
  // The cells of a group are days.
  const size = line.kind === 'group' && slot >= 0 ? DAY / step : 1;
  const start = placed ? Math.floor(placed.from / step) : Math.floor(slot / size) * size;
  const end = placed ? Math.ceil(cellsEnd(placed, step) / step) : start + size;
  switch (to.to) {
    case 'next':
      // Nothing follows what reaches beyond the period.
      return slot === -1
        ? along(0)
        : end >= slots
          ? { line: line.key, slot, item: placed?.item.key }
          : along(end);
    case 'previous':
      return along(start - 1);
    case 'nextItem':
    case 'previousItem':
      return itemBeside(line, start, end, to.to === 'nextItem', cells) ?? along(slot);
    case 'start':
      return along(0);
    case 'end':
      return along(slots - 1);
    case 'first':
      return { line: lines[0]?.key ?? '', slot: 0 };
    case 'last':
      return { line: lines.at(-1)?.key ?? '', slot: slots - 1 };
    case 'down':
    case 'up': {
      const stack = itemsAt(line, slot, step);
      const lane = stack.findIndex(({ item }) => item.key === placed?.item.key);
      const way = to.to === 'down' ? 1 : -1;
      const stacked = to.by === 1 ? stack[lane + way] : undefined;
      if (stacked && lane >= 0) return { line: line.key, slot, item: stacked.item.key };
      const next = lines[Math.max(0, Math.min(index + way * to.by, lines.length - 1))];
      if (!next || next === line) return { line: line.key, slot, item: placed?.item.key };
      const below = itemsAt(next, slot, step);
      return { line: next.key, slot, item: below.at(way > 0 ? 0 : -1)?.item.key };
    }
  }
}

/** Returns the nearest item of a row after or before some slots. */
function itemBeside(
  line: Line,
  start: number,
  end: number,
  isAfter: boolean,
  { step, slots }: Cells,
): Place | undefined {
  if (line.kind !== 'row') return undefined;
  const { placed } = line.track;
  const beside = isAfter
    ? placed.find(({ from }) => from >= end * step)
    : placed.findLast(({ from, to }) => from < start * step && to > 0);
  if (!beside) return undefined;
  const slot = Math.max(0, Math.min(Math.floor(beside.from / step), slots - 1));
  return { line: line.key, slot, item: beside.item.key };
}

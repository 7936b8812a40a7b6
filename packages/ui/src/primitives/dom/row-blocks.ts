/** Rows that follow each other, with the last one. */
export interface RowSpan {
  readonly first: number;
  readonly last: number;
}

/** Rows come and go by as many: a scroll of less renders nothing. */
export const BLOCK = 4;
/** Rows beyond each edge of the view, which are rendered before they are reached. */
const AHEAD = 2;

/** Returns whether a span has all rows of another one. */
export const includesRows = (outer: RowSpan, inner: RowSpan): boolean =>
  outer.first <= inner.first && inner.last <= outer.last;

/**
 * Returns the rows to render: the current ones while they include what is ahead, and are not many more.
 * @param from The first row that may be rendered ahead.
 */
export function blocksAround(inView: RowSpan, current: RowSpan, from = 0): RowSpan {
  const first = Math.max(inView.first - AHEAD, from);
  const last = inView.last + AHEAD;
  const most = { first: first - 2 * BLOCK, last: last + 2 * BLOCK };
  if (includesRows(current, { first, last }) && includesRows(most, current)) {
    return { first: current.first, last: current.last };
  }
  return {
    first: Math.max(Math.floor(first / BLOCK) * BLOCK, from),
    last: Math.ceil((last + 1) / BLOCK) * BLOCK - 1,
  };
}

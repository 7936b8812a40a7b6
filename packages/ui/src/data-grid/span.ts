/** Rows or columns in view, with the last one. */
export interface Span {
  readonly first: number;
  readonly last: number;
}

/**
 * Returns which of `count` equal parts lie between two edges.
 * @param start Where the first edge is from the beginning of the parts, in px.
 * @param end Where the second edge is.
 * @param size Of a part, in px.
 */
export function spanOf(
  { start, end }: { start: number; end: number },
  size: number,
  count: number,
): Span {
  const inside = (index: number) => Math.max(0, Math.min(index, count - 1));
  const first = inside(Math.floor(start / size));
  const last = inside(Math.ceil(end / size) - 1);
  return { first, last: count === 0 ? -1 : Math.max(last, first) };
}

/** No rows or columns. */
export const NOTHING: Span = { first: 0, last: -1 };

export const includes = ({ first, last }: Span, index: number) => index >= first && index <= last;

/** Returns the indices of a span, those before `frozen`, and one more wherever it is. */
export function indicesWith(span: Span, frozen: number, extra: number, count: number): number[] {
  const first = Math.min(frozen, count);
  const before = Array.from({ length: first }, (_, at) => at);
  const scrolling = { first: Math.max(span.first, first), last: span.last };
  return [...before, ...indicesOf(scrolling, extra < first ? -1 : extra, count)];
}

/** Returns the indices of a span, and one more wherever it is. */
export function indicesOf({ first, last }: Span, extra: number, count: number): number[] {
  const indices = Array.from({ length: Math.max(last - first + 1, 0) }, (_, at) => first + at);
  if (extra < 0 || extra >= count) return indices;
  if (extra < first) return [extra, ...indices];
  return extra > last ? [...indices, extra] : indices;
}

/** Returns where a column is placed: beside the headers of the rows, where a frozen one stays. */
export const placeOf = (column: number, isFrozen: boolean) => {
  const offset = `var(--bk-grid-column-width) * ${column}`;
  return {
    insetInlineStart: isFrozen
      ? `calc(var(--bk-grid-header-width) + ${offset})`
      : `calc(${offset})`,
  };
};

import {
  type FocusEvent,
  type RefObject,
  startTransition,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { isFocusLeft } from './focus-left.ts';
import { blocksAround, includesRows, type RowSpan } from './row-blocks.ts';
import { areSame, indexAt, type RowHeights, topOf } from './row-heights.ts';
import { scrollParentOf } from './scroll-at-edges.ts';
import { onScrollAround } from './shadow.ts';
import { scaleOf } from './zoom.ts';

/** Rows before anything is measured: on a server, and where there is no layout. */
const FIRST_ROWS = 16;

interface View extends RowHeights, RowSpan {}

const nowhere: ReadonlySet<string> = new Set();

interface WindowOptions {
  readonly isOn: boolean;
  /** The active row, which stays rendered. Default: the one with the focus. */
  readonly active?: number | undefined;
  /** Keys of the rows that have more below them: elements with `data-below`, the index of the row. */
  readonly extended?: ReadonlySet<string> | undefined;
}

/** A row by its index, or the rows that aren't rendered between two others, by their height. */
export type WindowPart<T> =
  | { readonly row: T; readonly index: number }
  | { readonly until: number; readonly height: number };

/**
 * Renders only the rows in view of a long list, in blocks, in `body`, whatever scrolls: the element with `data-scroller`
 * around them, or the page. Rows have a `data-index` and are taken to be of equal height but for what the extended ones have
 * below them, which counts once it has been rendered. The active row, or else the one with
 * the focus, stays rendered wherever it is. View and focus follow the rows by their keys when others come or go.
 */
export function useWindow<T>(
  body: RefObject<Element | null>,
  rows: readonly T[],
  keyOf: (row: T) => string,
  { isOn, active, extended = nowhere }: WindowOptions,
) {
  const count = rows.length;
  const [view, setView] = useState<View>({ first: 0, last: FIRST_ROWS - 1, pitch: 0, below: [] });
  const [focused, setFocused] = useState<string>();
  /** The last requested rows, which may be rendered later than other updates. */
  const measured = useRef(view);
  const rendered = useRef(view);
  /** The heights of what extended rows have below them, by key. */
  const extensions = useRef(new Map<string, number>());
  const extendedAt = useMemo(
    () =>
      extended.size > 0
        ? rows.flatMap((row, index) => (extended.has(keyOf(row)) ? { index, key: keyOf(row) } : []))
        : [],
    [rows, extended, keyOf],
  );
  const anchor = useRef<Anchor>(undefined);
  /** Measures what has been rendered below rows, and watches it. */
  const follower = useRef<() => void>(undefined);
  /** Where the rows began in the window. */
  const start = useRef(0);
  const keyAt = (index: number) => {
    const row = rows[index];
    return row === undefined ? undefined : keyOf(row);
  };

  const remember = useEffectEvent(() => {
    const { first, last } = measured.current;
    const top = topOf(measured.current, first);
    const end = Math.min(last, count - 1);
    const [from, to] = [keyAt(first), keyAt(end)];
    anchor.current =
      from === undefined || to === undefined ? undefined : { first, from, top, last: end, to };
  });
  const heightsNow = useEffectEvent(
    (pitch: number): RowHeights => ({
      pitch,
      below: extendedAt.map(({ index, key }) => ({
        index,
        height: extensions.current.get(key) ?? 0,
      })),
    }),
  );
  const measure = useEffectEvent((node: Element, scroller: HTMLElement): RowHeights => {
    for (const [index, height] of heightsBelow(node, scroller)) {
      const key = keyAt(index);
      if (key !== undefined) extensions.current.set(key, height);
    }
    return heightsNow(pitchOf(node, scroller));
  });
  /** Scrolls with the rows in view when others have come or gone above them, but not when they are in another order. */
  const followRows = useEffectEvent((node: Element) => {
    const before = anchor.current;
    if (!before || keyAt(before.first) === before.from) return;
    const first = rows.findIndex((row) => keyOf(row) === before.from);
    if (first < 0 || keyAt(first + before.last - before.first) !== before.to) return;
    const scroller = scrollParentOf(node);
    if (scroller.scrollTop === 0) return;
    // The browser may have scrolled with them already.
    const scale = node instanceof HTMLElement ? scaleOf(node) : 1;
    const moved = (node.getBoundingClientRect().top - start.current) / scale;
    const by = moved + topOf(heightsNow(measured.current.pitch), first) - before.top;
    scroller.scrollBy({ top: by, behavior: 'instant' });
  });

  useLayoutEffect(() => {
    const node = body.current;
    const scroller = node?.closest<HTMLElement>('[data-scroller]');
    if (!isOn || !node || !scroller) return;
    /** Returns the rows in view, once it is `measured` what to render for them. */
    const look = (heights: RowHeights): RowSpan | undefined => {
      start.current = node.getBoundingClientRect().top;
      const inView = rowsInView(node, scroller, count, heights);
      if (!inView) return undefined;
      // A row above the view that turns out taller would push the view down.
      const firstAhead = heights.below.reduce(
        (after, { index, height }) => (height === 0 && index < inView.first ? index + 1 : after),
        0,
      );
      const next = { ...heights, ...blocksAround(inView, measured.current, firstAhead) };
      if (!isSame(next, measured.current)) measured.current = next;
      return inView;
    };
    const update = (heights: RowHeights) => {
      if (look(heights)) setView(measured.current);
    };
    followRows(node);
    update(measure(node, scroller));
    const stopFollowing = onScrollAround(node, () => {
      const before = measured.current;
      const inView = look(heightsNow(before.pitch));
      if (!inView) return;
      // In the same frame where rows would be blank, else between frames.
      if (!includesRows(rendered.current, inView)) flushSync(() => setView(measured.current));
      else if (measured.current !== before) startTransition(() => setView(measured.current));
    });
    const remeasure = () => update(measure(node, scroller));
    const observer =
      typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(remeasure);
    observer?.observe(scroller);
    const observed = new Set<Element>();
    follower.current = () => {
      for (const element of node.querySelectorAll('[data-below]')) {
        if (!observed.has(element)) observer?.observe(element);
        observed.add(element);
      }
      remeasure();
    };
    return () => {
      stopFollowing();
      observer?.disconnect();
      follower.current = undefined;
    };
  }, [body, count, isOn]);
  useLayoutEffect(() => {
    rendered.current = view;
    if (!isOn) return;
    if (extended.size > 0) follower.current?.();
    remember();
  });

  const keptIndex =
    active ?? (focused === undefined ? undefined : rows.findIndex((row) => keyOf(row) === focused));
  return {
    /** Places of the extended rows. */
    extended: extendedAt.map(({ index }) => index),
    parts: isOn ? partsOf(rows, view, keptIndex === -1 ? undefined : keptIndex) : undefined,
    onFocus: ({ target }: FocusEvent) => {
      const index = isOn ? indexOf(target) : undefined;
      setFocused(index === undefined ? undefined : keyAt(index));
    },
    onBlur: (event: FocusEvent) => {
      const { currentTarget, relatedTarget } = event;
      if (isOn && isFocusLeft(event) && !currentTarget.contains(relatedTarget)) {
        setFocused(undefined);
      }
    },
  };
}

/** The rows that were in view. */
interface Anchor {
  readonly first: number;
  readonly from: string;
  /** Where it began, in px from the first of all. */
  readonly top: number;
  readonly last: number;
  readonly to: string;
}

const indexOf = (element: Element) => {
  const row = element.closest('[data-index], [data-below]');
  const index = row?.getAttribute('data-index') ?? row?.getAttribute('data-below');
  return index ? Number(index) : undefined;
};

/** Returns the heights of what is rendered below rows, by their index, in px of the list. */
function heightsBelow(body: Element, scroller: HTMLElement): Map<number, number> {
  const scale = scaleOf(scroller);
  const heights = new Map<number, number>();
  for (const element of body.querySelectorAll('[data-below]')) {
    const index = indexOf(element);
    if (index === undefined) continue;
    const { height } = element.getBoundingClientRect();
    heights.set(index, (heights.get(index) ?? 0) + height / scale);
  }
  return heights;
}

/** Returns the distance between two rows that follow each other, in px of the list: it may be zoomed or transformed. */
function pitchOf(body: Element, scroller: HTMLElement): number {
  const rows = [...body.querySelectorAll('[data-index]')];
  const below = heightsBelow(body, scroller);
  for (const [at, row] of rows.entries()) {
    const next = rows[at + 1];
    const index = indexOf(row) ?? 0;
    if (next && indexOf(next) === index + 1) {
      const distance = next.getBoundingClientRect().top - row.getBoundingClientRect().top;
      return distance / scaleOf(scroller) - (below.get(index) ?? 0);
    }
  }
  return 0;
}

/** Returns the rows in view. Undefined if nothing has a size. */
function rowsInView(
  body: Element,
  scroller: HTMLElement,
  count: number,
  heights: RowHeights,
): RowSpan | undefined {
  if (heights.pitch <= 0) return undefined;
  const { top, bottom } = scroller.getBoundingClientRect();
  const start = body.getBoundingClientRect().top;
  const scale = scaleOf(scroller);
  const at = (edge: number) => indexAt(heights, (edge - start) / scale);
  // A popup is rendered outside of the window before it is placed, and nothing tells when it is.
  const isAway = bottom <= 0 && scroller.scrollHeight > scroller.clientHeight;
  const [from, to] = isAway ? [top, bottom] : [Math.max(top, 0), Math.min(bottom, innerHeight)];
  const first = Math.min(Math.max(at(from), 0), Math.max(count - 1, 0));
  return { first, last: Math.max(at(to), first) };
}

const isSame = (a: View, b: View) => a.first === b.first && a.last === b.last && areSame(a, b);

function partsOf<T>(rows: readonly T[], view: View, focused: number | undefined): WindowPart<T>[] {
  const { first, last, pitch } = view;
  const parts: WindowPart<T>[] = [];
  let next = 0;
  const leave = (until: number) => {
    if (until > next && pitch > 0)
      parts.push({ until, height: topOf(view, until) - topOf(view, next) });
  };
  const show = (from: number, to: number) => {
    const start = Math.max(from, next);
    for (const [at, row] of rows.slice(start, to).entries()) {
      if (at === 0) leave(start);
      parts.push({ row, index: start + at });
      next = start + at + 1;
    }
  };
  // Its neighbours too, for the arrow keys.
  const showFocused = () => focused !== undefined && show(focused - 1, focused + 2);
  if (focused !== undefined && focused <= first) showFocused();
  show(first, last + 1);
  if (focused !== undefined && focused >= last) showFocused();
  leave(rows.length);
  return parts;
}

import {
  type FocusEvent,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { isFocusLeft } from './focus-left.ts';
import { scrollParentOf } from './scroll-at-edges.ts';
import { onScrollAround } from './shadow.ts';
import { scaleOf } from './zoom.ts';

/** Rows beyond each edge of the view. */
const OVERSCAN = 1;
/** Rows before anything is measured: on a server, and where there is no layout. */
const FIRST_ROWS = 16;

interface View {
  readonly first: number;
  readonly last: number;
  /** Height of a row with its gap, in px. 0 until it is measured. */
  readonly pitch: number;
}

/** A row by its index, or the rows that aren't rendered between two others, by their height. */
export type WindowPart<T> =
  | { readonly row: T; readonly index: number }
  | { readonly until: number; readonly height: number };

/**
 * Renders only the rows in view of a long list, in `body`, whatever scrolls: the element with `data-scroller` around
 * them, or the page. Rows have a `data-index` and are taken to be of equal height. The active row, or else the one with
 * the focus, stays rendered wherever it is. View and focus follow the rows by their keys when others come or go.
 */
export function useWindow<T>(
  body: RefObject<Element | null>,
  rows: readonly T[],
  keyOf: (row: T) => string,
  isOn: boolean,
  active?: number,
) {
  const count = rows.length;
  const [view, setView] = useState<View>({ first: 0, last: FIRST_ROWS - 1, pitch: 0 });
  const [focused, setFocused] = useState<string>();
  const measured = useRef(view);
  const anchor = useRef<Anchor>(undefined);
  /** Where the rows began in the window. */
  const start = useRef(0);
  const keyAt = (index: number) => {
    const row = rows[index];
    return row === undefined ? undefined : keyOf(row);
  };

  const remember = useEffectEvent(() => {
    const { first, last } = measured.current;
    const end = Math.min(last, count - 1);
    const [from, to] = [keyAt(first), keyAt(end)];
    anchor.current =
      from === undefined || to === undefined ? undefined : { first, from, last: end, to };
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
    const by = moved + (first - before.first) * measured.current.pitch;
    scroller.scrollBy({ top: by, behavior: 'instant' });
  });

  useLayoutEffect(() => {
    const node = body.current;
    const scroller = node?.closest<HTMLElement>('[data-scroller]');
    if (!isOn || !node || !scroller) return;
    const update = (pitch = measured.current.pitch) => {
      start.current = node.getBoundingClientRect().top;
      const next = viewOf(node, scroller, count, pitch);
      if (!next || isSame(next, measured.current)) return;
      measured.current = next;
      setView(next);
    };
    followRows(node);
    update(pitchOf(node, scroller));
    // In the same frame: rows that come into view are never blank.
    const stopFollowing = onScrollAround(node, () => flushSync(() => update()));
    const observer =
      typeof ResizeObserver === 'undefined'
        ? undefined
        : new ResizeObserver(() => update(pitchOf(node, scroller)));
    observer?.observe(scroller);
    return () => {
      stopFollowing();
      observer?.disconnect();
    };
  }, [body, count, isOn]);
  useLayoutEffect(() => {
    if (isOn) remember();
  });

  const keptIndex =
    active ?? (focused === undefined ? undefined : rows.findIndex((row) => keyOf(row) === focused));
  return {
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
  readonly last: number;
  readonly to: string;
}

const indexOf = (element: Element) => {
  const index = element.closest('[data-index]')?.getAttribute('data-index');
  return index ? Number(index) : undefined;
};

/** Returns the distance between two rows that follow each other, in px of the list: it may be zoomed or transformed. */
function pitchOf(body: Element, scroller: HTMLElement): number {
  const rows = [...body.querySelectorAll('[data-index]')];
  for (const [at, row] of rows.entries()) {
    const next = rows[at + 1];
    if (next && indexOf(next) === (indexOf(row) ?? 0) + 1) {
      const distance = next.getBoundingClientRect().top - row.getBoundingClientRect().top;
      return distance / scaleOf(scroller);
    }
  }
  return 0;
}

/** Returns the rows in view. Undefined if nothing has a size. */
function viewOf(
  body: Element,
  scroller: HTMLElement,
  count: number,
  pitch: number,
): View | undefined {
  if (pitch <= 0) return undefined;
  const { top, bottom } = scroller.getBoundingClientRect();
  const start = body.getBoundingClientRect().top;
  const seen = pitch * scaleOf(scroller);
  const at = (edge: number) => Math.floor((edge - start) / seen);
  // A popup is rendered outside of the window before it is placed, and nothing tells when it is.
  const isAway = bottom <= 0 && scroller.scrollHeight > scroller.clientHeight;
  const [from, to] = isAway ? [top, bottom] : [Math.max(top, 0), Math.min(bottom, innerHeight)];
  const first = Math.min(Math.max(at(from) - OVERSCAN, 0), Math.max(count - 1, 0));
  return { first, last: Math.max(at(to) + OVERSCAN, first), pitch };
}

const isSame = (a: View, b: View) =>
  a.first === b.first && a.last === b.last && a.pitch === b.pitch;

function partsOf<T>(
  rows: readonly T[],
  { first, last, pitch }: View,
  focused: number | undefined,
): WindowPart<T>[] {
  const parts: WindowPart<T>[] = [];
  let next = 0;
  const leave = (until: number) => {
    if (until > next && pitch > 0) parts.push({ until, height: (until - next) * pitch });
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

import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isFocusLeft } from './focus-left.ts';

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
 * the focus, stays rendered wherever it is.
 */
export function useWindow<T>(
  body: RefObject<Element | null>,
  rows: readonly T[],
  isOn: boolean,
  active?: number,
) {
  const count = rows.length;
  const [view, setView] = useState<View>({ first: 0, last: FIRST_ROWS - 1, pitch: 0 });
  const [focused, setFocused] = useState<number>();
  const measured = useRef(view);

  useLayoutEffect(() => {
    const node = body.current;
    const scroller = node?.closest('[data-scroller]');
    if (!isOn || !node || !scroller) return;
    const update = (pitch = measured.current.pitch) => {
      const next = viewOf(node, scroller, count, pitch);
      if (!next || isSame(next, measured.current)) return;
      measured.current = next;
      setView(next);
    };
    update(pitchOf(node));
    // In the same frame: rows that come into view are never blank.
    const follow = ({ target }: Event) => {
      if (target instanceof Node && target.contains(node)) flushSync(() => update());
    };
    document.addEventListener('scroll', follow, { capture: true, passive: true });
    const observer =
      typeof ResizeObserver === 'undefined'
        ? undefined
        : new ResizeObserver(() => update(pitchOf(node)));
    observer?.observe(scroller);
    return () => {
      document.removeEventListener('scroll', follow, { capture: true });
      observer?.disconnect();
    };
  }, [body, count, isOn]);

  return {
    parts: isOn ? partsOf(rows, view, active ?? focused) : undefined,
    onFocus: ({ target }: FocusEvent) => isOn && setFocused(indexOf(target)),
    onBlur: (event: FocusEvent) => {
      const { currentTarget, relatedTarget } = event;
      if (isOn && isFocusLeft(event) && !currentTarget.contains(relatedTarget))
        setFocused(undefined);
    },
  };
}

const indexOf = (element: Element) => {
  const index = element.closest('[data-index]')?.getAttribute('data-index');
  return index ? Number(index) : undefined;
};

/** Returns the distance between two rows that follow each other. */
function pitchOf(body: Element): number {
  const rows = [...body.querySelectorAll('[data-index]')];
  for (const [at, row] of rows.entries()) {
    const next = rows[at + 1];
    if (next && indexOf(next) === (indexOf(row) ?? 0) + 1) {
      return next.getBoundingClientRect().top - row.getBoundingClientRect().top;
    }
  }
  return 0;
}

/** Returns the rows in view. Undefined if nothing has a size. */
function viewOf(body: Element, scroller: Element, count: number, pitch: number): View | undefined {
  if (pitch <= 0) return undefined;
  const { top, bottom } = scroller.getBoundingClientRect();
  const start = body.getBoundingClientRect().top;
  const at = (edge: number) => Math.floor((edge - start) / pitch);
  const first = Math.min(Math.max(at(Math.max(top, 0)) - OVERSCAN, 0), Math.max(count - 1, 0));
  return { first, last: Math.max(at(Math.min(bottom, innerHeight)) + OVERSCAN, first), pitch };
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

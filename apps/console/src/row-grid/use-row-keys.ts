import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react';

const CONTROLS = 'a[href], button';

/** The controls of a grid or a list, row by row. */
function rowsOf(grid: HTMLElement): HTMLElement[][] {
  return [...grid.querySelectorAll<HTMLElement>('[role="row"], :scope > li')]
    .map((row) => [...row.querySelectorAll<HTMLElement>(CONTROLS)])
    .filter(({ length }) => length > 0);
}

/** Where the focus was last. A row is known by its place, which its successor takes. */
interface ControlPlace {
  readonly row: number;
  readonly column: number;
}

const controlAt = (rows: readonly HTMLElement[][], { row, column }: ControlPlace) => {
  const controls = rows[Math.min(row, rows.length - 1)];
  return controls?.[Math.min(column, controls.length - 1)];
};

/** The place that a key leads to, from another one; undefined for other keys. */
function placeAfter(
  key: string,
  { row, column }: ControlPlace,
  last: number,
): ControlPlace | undefined {
  switch (key) {
    case 'ArrowDown':
      return { row: Math.min(row + 1, last), column };
    case 'ArrowUp':
      return { row: Math.max(row - 1, 0), column };
    case 'ArrowRight':
      return { row, column: column + 1 };
    case 'ArrowLeft':
      return { row, column: Math.max(column - 1, 0) };
    case 'Home':
      return { row: 0, column };
    case 'End':
      return { row: last, column };
    default:
      return undefined;
  }
}

/**
 * Makes the links and buttons of the rows of a grid, or of a list, one tab stop: arrow keys move from there, Home and End
 * go to the first and the last row. When the focused row goes away, the row that takes its place has the focus.
 * @param column Which control of the first row is the tab stop at first.
 */
export function useRowKeys<E extends HTMLElement>(column = 0) {
  const grid = useRef<E>(null);
  const place = useRef<ControlPlace>({ row: 0, column });
  const focused = useRef<Element>(null);

  // After every render: rows come, go and change their order.
  useLayoutEffect(() => {
    if (!grid.current) return;
    const rows = rowsOf(grid.current);
    const focusedElement = focused.current;
    const row = rows.findIndex((controls) =>
      controls.some((control) => control === focusedElement),
    );
    if (row >= 0) place.current = { ...place.current, row };
    setStop(rows, place.current);
    if (!focusedElement || focusedElement.isConnected) return;
    focused.current = null;
    if (document.activeElement === document.body) controlAt(rows, place.current)?.focus();
  });

  return {
    ref: grid,
    onFocus({ currentTarget, target }: FocusEvent<E>) {
      const rows = rowsOf(currentTarget);
      const row = rows.findIndex((controls) => controls.some((control) => control === target));
      // An overlay of a row is rendered elsewhere.
      if (row < 0 || !(target instanceof HTMLElement)) return;
      focused.current = target;
      place.current = { row, column: rows[row]?.indexOf(target) ?? 0 };
      setStop(rows, place.current);
    },
    onBlur({ relatedTarget }: FocusEvent<E>) {
      // Without one, the focused row may have gone away.
      if (relatedTarget) focused.current = null;
    },
    // Before the row’s own controls: the button of a menu would open it at an arrow key.
    onKeyDownCapture(event: KeyboardEvent<E>) {
      const { currentTarget, target, key, altKey, ctrlKey, metaKey, shiftKey } = event;
      if (altKey || ctrlKey || metaKey || shiftKey) return;
      if (!(target instanceof Element && currentTarget.contains(target))) return;
      // A handle that has picked up its row moves it by the same keys.
      if (target.getAttribute('aria-pressed') === 'true') return;
      const rows = rowsOf(currentTarget);
      const next = placeAfter(key, place.current, rows.length - 1);
      if (!next) return;
      event.preventDefault();
      controlAt(rows, next)?.focus();
    },
  };
}

function setStop(rows: readonly HTMLElement[][], place: ControlPlace): void {
  const stop = controlAt(rows, place);
  for (const control of rows.flat()) control.tabIndex = control === stop ? 0 : -1;
}

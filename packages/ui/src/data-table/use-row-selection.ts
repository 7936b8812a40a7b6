import { type KeyboardEvent, useMemo, useRef } from 'react';
import { useControlled } from '../primitives/react/use-controlled.ts';
import type { DataTableProps } from './data-table.types.ts';

const none: readonly string[] = [];

/** Handles selection of the visible rows. Returns undefined if rows can't be selected. */
export function useRowSelection<T>(
  rows: readonly T[],
  {
    rowKey,
    selection: controlled,
    defaultSelection,
    onSelectionChange,
  }: Pick<DataTableProps<T>, 'rowKey' | 'selection' | 'defaultSelection' | 'onSelectionChange'>,
) {
  /** The row selected last, where a range starts. */
  const anchor = useRef<string>(undefined);
  const [selection, setSelection] = useControlled(controlled, defaultSelection ?? none);
  const isSelectable = Boolean(controlled ?? defaultSelection ?? onSelectionChange);
  /** The same keys, for the rows of a long table. */
  const selected = useMemo(() => new Set(selection), [selection]);
  const count = useMemo(
    () => (selected.size > 0 ? rows.filter((row) => selected.has(rowKey(row))).length : 0),
    [rows, rowKey, selected],
  );
  if (!isSelectable) return undefined;

  function change(keys: readonly string[], isSelected: boolean) {
    const next = new Set(selected);
    for (const key of keys) {
      if (isSelected) next.add(key);
      else next.delete(key);
    }
    const all = [...next];
    setSelection(all);
    onSelectionChange?.(all, { keys, isSelected });
  }

  return {
    has: (key: string) => selected.has(key),
    page:
      count === 0
        ? ('none' as const)
        : count === rows.length
          ? ('all' as const)
          : ('some' as const),
    check(key: string, isSelected: boolean, isRange: boolean) {
      const keys = rows.map(rowKey);
      const from = isRange && anchor.current !== undefined ? keys.indexOf(anchor.current) : -1;
      const to = keys.indexOf(key);
      anchor.current = key;
      change(from < 0 ? [key] : keys.slice(Math.min(from, to), Math.max(from, to) + 1), isSelected);
    },
    checkPage: (isSelected: boolean) => change(rows.map(rowKey), isSelected),
  };
}

/** Controls of a table between which the up and down arrows move. */
const TRACKS = [
  'th > [data-part="open"]',
  '[data-part="expand"]',
  '[data-part="select"] [data-part="control"]',
] as const;

/** The up and down arrows move between rows; with Shift the next checkbox takes the same state. */
export function moveBetweenRows(event: KeyboardEvent<HTMLTableSectionElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const { target } = event;
  if (step === undefined || !(target instanceof HTMLElement)) return;
  const track = TRACKS.find((selector) => target.matches(selector));
  if (!track) return;
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>(track)];
  const next = controls[controls.indexOf(target) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
  if (!event.shiftKey || !(target instanceof HTMLInputElement)) return;
  if (next instanceof HTMLInputElement && next.checked !== target.checked) next.click();
}

import { type KeyboardEvent, useRef } from 'react';
import type { RowSelection } from './data-table.types.ts';

/** Handles selection of the visible rows. */
export function useRowSelection(selection: RowSelection | undefined, keys: readonly string[]) {
  /** The row selected last, where a range starts. */
  const anchor = useRef<string>(undefined);
  if (!selection) return undefined;
  const count = keys.filter((key) => selection.has(key)).length;

  const check = (key: string, isOn: boolean, isRange: boolean) => {
    const from = isRange && anchor.current !== undefined ? keys.indexOf(anchor.current) : -1;
    const to = keys.indexOf(key);
    anchor.current = key;
    selection.onChange(
      from < 0 ? [key] : keys.slice(Math.min(from, to), Math.max(from, to) + 1),
      isOn,
    );
  };

  return {
    has: selection.has,
    page:
      count === 0
        ? ('none' as const)
        : count === keys.length
          ? ('all' as const)
          : ('some' as const),
    check,
    checkPage: (isOn: boolean) => selection.onChange(keys, isOn),
  };
}

/** Controls of a table between which the up and down arrows move. */
const TRACKS = ['.bk-table-open', '.bk-table-check input'] as const;

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

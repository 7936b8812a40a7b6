'use client';
import { useState } from 'react';
import { announce } from '../primitives/dom/announce.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { useNumber } from '../primitives/text/use-number.ts';
import { dataGridMessages } from './data-grid.messages.ts';
import type { DataGridCell, DataGridPosition, DataGridProps } from './data-grid.types.ts';
import { type Copied, fill, pastedText, pasteRange, repeated } from './fill.ts';
import { type Place, placesIn, type Range } from './range.ts';
import { type GridSelection, isSame } from './use-grid-selection.ts';
import { amongValues } from './value-rows.ts';

/** The open editor. */
export interface Editing extends DataGridPosition {
  /** The text at first. */
  readonly text: string;
  /** Opened by typing: arrow keys leave it, and it replaces the text. */
  readonly isTyped: boolean;
}

export interface GridEdits {
  readonly editing: Editing | undefined;
  /** Opens the editor of the active cell. Without `isTyped` it starts with the cell's text. */
  readonly open: (isTyped: boolean) => void;
  readonly close: () => void;
  /** Takes over the typed text: into the active cell, or into all selected ones. */
  readonly commit: (text: string, isForAll?: boolean) => void;
  readonly clear: () => void;
  readonly fill: (way: 'down' | 'end') => void;
  /** Fills a larger range with the selected cells, over and over, and selects it. */
  readonly extend: (whole: Range) => void;
  /** Pastes texts by row and column. */
  readonly paste: (texts: readonly (readonly string[])[]) => void;
  /** Returns the texts of the selected cells by row and column. */
  readonly copy: () => string[][];
}

const textOf = (cell: DataGridCell | undefined) => cell?.editText ?? cell?.text ?? '';

/** Returns the functions that change the texts of cells. */
export function useGridEdits(
  { active, range, extent, valueRows, positionOf, select }: GridSelection,
  cellAt: (place: Place) => DataGridCell | undefined,
  { onEdit, disabledReason }: Pick<DataGridProps, 'onEdit' | 'disabledReason'>,
  /** Whether nothing can be changed now, which only the browser knows. */
  isDisabled: () => boolean,
): GridEdits {
  const messages = useMessages('dataGrid', dataGridMessages);
  const number = useNumber();
  const [opened, setOpened] = useState<Editing>();
  // Its row or column may be gone, and another cell active instead: the typed text was never meant for that one.
  const editing = opened && isSame(opened, positionOf(active)) ? opened : undefined;
  if (opened && !editing) setOpened(undefined);

  const reasonOf = (cell: DataGridCell | undefined) => disabledReason ?? cell?.disabledReason;
  const isOpen = (place: Place) => {
    const cell = cellAt(place);
    return (
      onEdit !== undefined &&
      cell !== undefined &&
      reasonOf(cell) === undefined &&
      valueRows.includes(place.row) &&
      !isDisabled()
    );
  };

  // From here on, only rows that hold values count: others in between are left out.
  const values = amongValues(range, valueRows);
  const placeOf = ({ row, column }: Place): Place => ({ row: valueRows[row] ?? 0, column });
  const placesOf = (some: Range | undefined) => (some ? placesIn(some).map(placeOf) : []);

  /** Emits the texts of the places that can be changed. */
  const write = (changes: readonly { to: Place; text: string }[], outside = 0) => {
    const open = changes.filter(({ to }) => isOpen(to));
    const locked = changes.length - open.length;
    if (open.length > 0) onEdit?.(open.map(({ to, text }) => ({ ...positionOf(to), text })));
    if (changes.length < 2 && locked === 0 && outside === 0) return;
    const texts = [
      open.length > 0 && messages.changedCells(open.length, number.plain(open.length)),
      locked > 0 && messages.locked(locked, number.plain(locked)),
      outside > 0 && messages.outside(outside, number.plain(outside)),
    ];
    announce(texts.filter(Boolean).join(' '));
  };

  const copyAll = (copied: readonly Copied[]) =>
    write(
      copied.map(({ to, from }) => ({
        to: placeOf(to),
        text: textOf(cellAt(placeOf(from))),
      })),
    );

  return {
    editing,
    open(isTyped) {
      const cell = cellAt(active);
      if (!isOpen(active)) {
        const reason = reasonOf(cell);
        if (reason !== undefined) announce(reason);
        return;
      }
      setOpened({ ...positionOf(active), text: isTyped ? '' : textOf(cell), isTyped });
    },
    close: () => setOpened(undefined),
    commit(text, isForAll = false) {
      setOpened(undefined);
      if (!editing) return;
      const places = isForAll ? placesOf(values) : [active];
      // An editor that was only looked at changes nothing.
      if (isForAll || editing.isTyped || text !== editing.text) {
        write(places.map((to) => ({ to, text })));
      }
    },
    clear: () => write(placesOf(values).flatMap((to) => (cellAt(to) ? { to, text: '' } : []))),
    fill(way) {
      if (values) copyAll(fill(values, way));
    },
    extend(range) {
      const whole = amongValues(range, valueRows);
      if (!values || !whole) return;
      const { top, bottom, left, right } = whole;
      select(placeOf({ row: top, column: left }), placeOf({ row: bottom, column: right }));
      copyAll(repeated(values, whole));
    },
    paste(texts) {
      if (texts.length === 0 || !values) return;
      const target = pasteRange(texts, values, { ...extent, rows: valueRows.length });
      const { top, bottom, left, right } = target;
      select(placeOf({ row: top, column: left }), placeOf({ row: bottom, column: right }));
      const changes = placesIn(target).flatMap((to) => {
        const text = pastedText(texts, target, to);
        return text === undefined ? [] : { to: placeOf(to), text: text.trim() };
      });
      write(changes, texts.flat().length - Math.min(changes.length, texts.flat().length));
    },
    copy() {
      // A summary alone is copied as it is seen.
      const { top, bottom, left, right } = values ?? range;
      const at = values ? placeOf : (place: Place) => place;
      const rows = placesIn({ top, bottom, left: 0, right: 0 }).map(({ row }) =>
        placesIn({ top: row, bottom: row, left, right }).map((place) => textOf(cellAt(at(place)))),
      );
      const count = rows.length * (right - left + 1);
      announce(messages.copied(count, number.plain(count)));
      return rows;
    },
  };
}

'use client';
import { type KeyboardEvent, useRef } from 'react';
import { directionOf } from '../primitives/dom/direction.ts';
import { usePointerDrag } from '../primitives/dom/use-pointer-drag.ts';
import { usePart } from '../primitives/react/use-part.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { dataTableMessages } from './data-table.messages.ts';
import type { ColumnWidths } from './data-table.types.ts';

/** Least width of a column, in px. */
const LEAST = 64;
/** Steps of an arrow key, in px: alone, and with Shift. */
const STEP = 10;
const LONG_STEP = 50;

interface ColumnResizerProps {
  id: string;
  label: string;
  /** Tab goes to the first one of a table, arrow keys to the others. */
  isFirst: boolean;
  /** Width of its column, in px. */
  width: number | undefined;
  /** Whether no one has set it: then it is the least that the column has. */
  isAutomatic: boolean;
  onResize: (widths: ColumnWidths) => void;
  onReset: () => void;
}

/** All borders of the header that a border is in. */
const bordersOf = (border: HTMLElement | null): HTMLElement[] => [
  ...(border?.closest('tr')?.querySelectorAll<HTMLElement>('[data-part="resizer"]') ?? []),
];

/** The border at the end of a header: dragged, or moved by arrow keys. All of a table are one tab stop. */
export function ColumnResizer({
  id,
  label,
  isFirst,
  width,
  isAutomatic,
  onResize,
  onReset,
}: ColumnResizerProps) {
  const part = usePart();
  const messages = useMessages('dataTable', dataTableMessages);
  const border = useRef<HTMLDivElement>(null);
  const begin = useRef<ColumnWidths>({});

  const resize = (from: ColumnWidths, by: number) =>
    onResize({ ...from, [id]: Math.max(LEAST, Math.round((from[id] ?? LEAST) + by)) });
  const sign = (node: HTMLElement) => (directionOf(node) === 'rtl' ? -1 : 1);
  const drag = usePointerDrag({
    canBegin: ({ button }) => button === 0,
    onBegin: () => {
      begin.current = measured(border.current);
    },
    onMove: ({ x }) => {
      if (border.current && x !== 0) resize(begin.current, x * sign(border.current));
    },
    onEnd: (_, isReleased) => {
      if (!isReleased) onResize(begin.current);
    },
  });
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const { key, shiftKey, currentTarget } = event;
    const step = (shiftKey ? LONG_STEP : STEP) * sign(currentTarget);
    const move = new Map([
      ['ArrowLeft', -step],
      ['ArrowRight', step],
      ['Home', -Infinity],
    ]).get(key);
    if (key === 'Escape' && drag.stop()) onResize(begin.current);
    else if (move !== undefined) resize(measured(currentTarget), move);
    else if (key === 'Enter') onReset();
    else if (key === 'ArrowUp' || key === 'ArrowDown') {
      const all = bordersOf(currentTarget);
      all[all.indexOf(currentTarget) + (key === 'ArrowDown' ? 1 : -1)]?.focus();
    } else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a separator that is moved is a control, which hr is not.
    <div
      {...part('resizer', 'bk-table-resizer')}
      ref={border}
      role="separator"
      tabIndex={isFirst ? 0 : -1}
      aria-orientation="vertical"
      aria-label={messages.widthOf(label)}
      aria-description={messages.resize}
      aria-valuemin={LEAST}
      aria-valuenow={width}
      aria-valuetext={isAutomatic ? messages.automatic : `${width} px`}
      onPointerDown={drag.onPointerDown}
      onDoubleClick={onReset}
      onKeyDown={press}
    />
  );
}

/** The widths that the columns of a header have, all but the last: so that none moves when one is dragged. */
function measured(border: HTMLElement | null): ColumnWidths {
  return Object.fromEntries(
    bordersOf(border).flatMap((item) => {
      const cell = item.closest('th');
      return cell?.dataset.column ? [[cell.dataset.column, Math.round(cell.offsetWidth)]] : [];
    }),
  );
}

'use client';
import { usePart } from '../primitives/react/use-part.ts';
import type { GridStyle } from './data-grid.types.ts';
import { heightOf, type Range, widthOf } from './range.ts';
import type { GridFill } from './use-grid-fill.ts';
import { amongValues, countIn, partsOf, type ValueRows } from './value-rows.ts';

interface GridMarksProps {
  /** The selected cells. */
  range: Range;
  valueRows: ValueRows;
  /** How many columns stay in sight. */
  frozen: number;
  /** Undefined where nothing can be filled. */
  fill: GridFill | undefined;
}

/** The frames around selected cells and those that would be filled, with the handle that fills. */
export function GridMarks({ range, valueRows, frozen, fill }: GridMarksProps) {
  const part = usePart();
  const isSeveral = countIn(range, valueRows) > 1;
  const selected = (some: Range) =>
    partsOf(some, valueRows).map((area) => (
      <div
        key={area.top}
        {...part('selection', 'bk-grid-selection', markOf(area))}
        data-several={isSeveral || undefined}
        aria-hidden="true"
      />
    ));
  const filled = (some: Range | undefined) =>
    some && <div {...part('filling', 'bk-grid-filling', markOf(some))} aria-hidden="true" />;
  const handle = fill && amongValues(range, valueRows) && (
    // For a pointer or a finger: by keyboard, Ctrl+D and Ctrl+R fill.
    <div
      {...part('handle', 'bk-grid-handle', markOf(partsOf(range, valueRows).at(-1) ?? range))}
      aria-hidden="true"
      onPointerDown={fill.onPointerDown}
      // The focus stays in the cell.
      onMouseDown={(event) => event.preventDefault()}
    />
  );
  const isHandleFrozen = range.right < frozen;
  return (
    <>
      {selected(range)}
      {filled(fill?.range)}
      {!isHandleFrozen && handle}
      {/* Above frozen cells, which lie above the others and their frames. */}
      <div className="bk-grid-frozen" data-part="frozen">
        {range.left < frozen && selected(upTo(frozen, range))}
        {fill?.range && fill.range.left < frozen && filled(upTo(frozen, fill.range))}
        {isHandleFrozen && handle}
        <div className="bk-grid-edge" data-part="edge" />
      </div>
    </>
  );
}

/** The frozen part of a range. */
const upTo = (frozen: number, range: Range): Range => ({
  ...range,
  right: Math.min(range.right, frozen - 1),
});

/** The measures of a frame around cells. */
const markOf = (range: Range): GridStyle => ({
  '--bk-grid-top': range.top,
  '--bk-grid-height': heightOf(range),
  '--bk-grid-start': range.left,
  '--bk-grid-width': widthOf(range),
});

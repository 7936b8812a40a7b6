'use client';
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
  const filled = fill?.range;
  const canFill = fill !== undefined && amongValues(range, valueRows) !== undefined;
  const isHandleFrozen = range.right < frozen;
  const last = partsOf(range, valueRows).at(-1) ?? range;
  const isSeveral = countIn(range, valueRows) > 1;
  const selected = { valueRows, isSeveral };
  return (
    <>
      <SelectedMarks {...selected} range={range} />
      {filled && <FilledMark range={filled} />}
      {canFill && !isHandleFrozen && <FillHandle range={last} fill={fill} />}
      {/* Above frozen cells, which lie above the others and their frames. */}
      <div className="bk-grid-frozen" data-part="frozen">
        {range.left < frozen && <SelectedMarks {...selected} range={upTo(frozen, range)} />}
        {filled && filled.left < frozen && <FilledMark range={upTo(frozen, filled)} />}
        {canFill && isHandleFrozen && <FillHandle range={last} fill={fill} />}
        <div className="bk-grid-edge" data-part="edge" />
      </div>
    </>
  );
}

interface SelectedMarksProps {
  range: Range;
  valueRows: ValueRows;
  isSeveral: boolean;
}

function SelectedMarks({ range, valueRows, isSeveral }: SelectedMarksProps) {
  return partsOf(range, valueRows).map((part) => (
    <div
      key={part.top}
      className="bk-grid-selection"
      data-part="selection"
      data-several={isSeveral || undefined}
      aria-hidden="true"
      style={markOf(part)}
    />
  ));
}

function FilledMark({ range }: { range: Range }) {
  return (
    <div className="bk-grid-filling" data-part="filling" aria-hidden="true" style={markOf(range)} />
  );
}

/** For a pointer or a finger: by keyboard, Ctrl+D and Ctrl+R fill. */
function FillHandle({ range, fill }: { range: Range; fill: GridFill }) {
  return (
    <div
      className="bk-grid-handle"
      data-part="handle"
      aria-hidden="true"
      style={markOf(range)}
      onPointerDown={fill.onPointerDown}
      // The focus stays in the cell.
      onMouseDown={(event) => event.preventDefault()}
    />
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

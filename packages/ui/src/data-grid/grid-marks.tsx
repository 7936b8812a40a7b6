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
  const filling = fill?.range;
  const isHandleFrozen = range.right < frozen;
  const frames = { valueRows, isSeveral: countIn(range, valueRows) > 1 };
  return (
    <>
      <Selected {...frames} range={range} />
      {filling && <Filling range={filling} />}
      {fill && !isHandleFrozen && <Handle {...{ range, valueRows, fill }} />}
      {/* Above frozen cells, which lie above the others and their frames. */}
      <div className="bk-grid-frozen">
        {range.left < frozen && <Selected {...frames} range={upTo(frozen, range)} />}
        {filling && filling.left < frozen && <Filling range={upTo(frozen, filling)} />}
        {fill && isHandleFrozen && <Handle {...{ range, valueRows, fill }} />}
        <div className="bk-grid-edge" />
      </div>
    </>
  );
}

interface SelectedProps extends Pick<GridMarksProps, 'range' | 'valueRows'> {
  isSeveral: boolean;
}

function Selected({ range, valueRows, isSeveral }: SelectedProps) {
  const part = usePart();
  return partsOf(range, valueRows).map((area) => (
    <div
      key={area.top}
      {...part('selection', 'bk-grid-selection', markOf(area))}
      data-several={isSeveral || undefined}
      aria-hidden="true"
    />
  ));
}

function Filling({ range }: Pick<GridMarksProps, 'range'>) {
  const part = usePart();
  return <div {...part('filling', 'bk-grid-filling', markOf(range))} aria-hidden="true" />;
}

interface HandleProps extends Pick<GridMarksProps, 'range' | 'valueRows'> {
  fill: GridFill;
}

/** For a pointer or a finger: by keyboard, Ctrl+D and Ctrl+R fill. */
function Handle({ range, valueRows, fill }: HandleProps) {
  const part = usePart();
  if (!amongValues(range, valueRows)) return null;
  return (
    <div
      {...part('handle', 'bk-grid-handle', markOf(partsOf(range, valueRows).at(-1) ?? range))}
      aria-hidden="true"
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

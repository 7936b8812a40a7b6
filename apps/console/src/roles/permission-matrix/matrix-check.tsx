import { useEffect, useRef } from 'react';
import type { Cell } from './grants.ts';
import { matrixWords } from './matrix-words.ts';
import type { Matrix } from './use-matrix.ts';

interface MatrixCheckProps {
  /** The cells that it grants: one, or those of a row, a column or a group. */
  cells: readonly Cell[];
  label: string;
  matrix: Matrix;
  tabIndex: number;
  id: string;
  onFocus: () => void;
}

/** A checkbox of the grid, for one cell or for several. */
export function MatrixCheck({ cells, label, matrix, ...rest }: MatrixCheckProps) {
  const box = useRef<HTMLInputElement>(null);
  const { isOn, isMixed, reason } = matrix.stateOf(cells);
  const [cell, ...others] = cells;
  const single = others.length === 0 ? cell : undefined;
  const isChanged = single !== undefined && matrix.isChanged(single);
  const note = single && matrix.noteOf(single);

  // HTML has no attribute for indeterminate and each click resets the property, so it is set after each render.
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed;
  });

  return (
    <label
      className="ck-matrix-target"
      data-state={isMixed ? 'mixed' : isOn ? 'on' : 'off'}
      data-changed={isChanged || undefined}
      data-note={note !== undefined || undefined}
      data-disabled-reason={reason}
      data-tooltip={reason === undefined ? note : undefined}
    >
      <input
        {...rest}
        ref={box}
        type="checkbox"
        className="bk-checkbox-box"
        data-part="control"
        data-matrix-cell=""
        aria-label={label}
        aria-disabled={reason !== undefined || undefined}
        aria-description={
          [isChanged && (isOn ? matrixWords.changedOn : matrixWords.changedOff), note, reason]
            .filter(Boolean)
            .join(' ') || undefined
        }
        checked={isOn}
        onChange={() => matrix.toggle(cells)}
      />
    </label>
  );
}

import { memo, useEffect, useRef } from 'react';
import { matrixWords } from './matrix-words.ts';

interface MatrixCheckProps {
  /** Its position in the grid, by which the grid handles its events. */
  place: string;
  id: string;
  /** Whether Tab goes to it. */
  isEntry: boolean;
  label: string;
  isOn: boolean;
  isMixed: boolean;
  /** Why it can't be changed. */
  reason: string | undefined;
  /** Whether it differs from what is saved. */
  isChanged?: boolean | undefined;
  /** Note about the cell, shown as a dot. */
  note?: string | undefined;
}

const ignore = () => undefined;

/** A checkbox of the grid, for one cell or for several. Of the hundreds, only those render that have changed. */
export const MatrixCheck = memo(function MatrixCheck({
  place,
  id,
  isEntry,
  label,
  isOn,
  isMixed,
  reason,
  isChanged = false,
  note,
}: MatrixCheckProps) {
  const box = useRef<HTMLInputElement>(null);

  // HTML has no attribute for indeterminate and each click resets the property, so it is set after each render.
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed;
  });

  return (
    <label
      // The whole cell is the target.
      className="ck-matrix-target relative grid min-h-(--bk-size-control-md) min-w-(--bk-size-control-sm) cursor-pointer place-items-center [--bk-checkbox-box-margin:0] data-disabled-reason:cursor-not-allowed"
      data-state={isMixed ? 'mixed' : isOn ? 'on' : 'off'}
      data-changed={isChanged || undefined}
      data-disabled-reason={reason}
      data-tooltip={reason === undefined ? note : undefined}
    >
      <input
        ref={box}
        id={id}
        tabIndex={isEntry ? 0 : -1}
        type="checkbox"
        className="bk-checkbox-box"
        data-part="control"
        data-matrix-cell={place}
        aria-label={label}
        aria-disabled={reason !== undefined || undefined}
        aria-description={
          [isChanged && (isOn ? matrixWords.changedOn : matrixWords.changedOff), note, reason]
            .filter(Boolean)
            .join(' ') || undefined
        }
        checked={isOn}
        onChange={ignore}
      />
      {note !== undefined && (
        <span className="absolute start-[calc(50%+12px)] top-1.5 size-0 rounded-full border-3 border-bk-status-info-bar" />
      )}
    </label>
  );
});

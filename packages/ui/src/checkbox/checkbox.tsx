'use client';
import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from '../primitives/class-names.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'children'> {
  /** Label beside the box, and accessible name. */
  label: ReactNode;
  /** Description below the label. */
  description?: ReactNode;
  error?: ReactNode;
  /** Partly checked, shown as a dash. */
  isIndeterminate?: boolean;
  /** Hides the label visually, as in a table's selection column. */
  isLabelHidden?: boolean;
}

/** A checkbox. `className` applies to the whole field, every other attribute to the `<input>`. */
export function Checkbox({
  label,
  description,
  error,
  isIndeterminate = false,
  isLabelHidden = false,
  className,
  'aria-describedby': describedBy,
  'aria-invalid': invalid,
  ...rest
}: CheckboxProps) {
  const noteId = useId();
  const note = error || description;
  const labelRef = useRef<HTMLLabelElement>(null);

  // HTML has no attribute for indeterminate and each click resets the property, so it is set after each render.
  useEffect(() => {
    const box = labelRef.current?.control;
    if (box instanceof HTMLInputElement) box.indeterminate = isIndeterminate;
  });

  return (
    <div className={cx('bk-checkbox', className)}>
      <label ref={labelRef} className="bk-checkbox-label">
        <input
          {...rest}
          type="checkbox"
          className="bk-checkbox-box"
          aria-invalid={error ? true : invalid}
          aria-describedby={classNames(note ? noteId : null, describedBy) || undefined}
        />
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
      </label>
      {/* Mounted before an error appears, so it is announced. A checkbox in a table has no space for one. */}
      {(note || !isLabelHidden) && (
        <div
          id={noteId}
          className={cx('bk-checkbox-note', error && 'bk-field-error')}
          aria-live="polite"
        >
          {note}
        </div>
      )}
    </div>
  );
}

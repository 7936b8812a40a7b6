'use client';
import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { VisuallyHidden } from '../visually-hidden/index.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'children'> {
  /** Beside the box; the accessible name. */
  label: ReactNode;
  /** Under the label. */
  hint?: ReactNode;
  error?: ReactNode;
  /** Some, not all, of what the box stands for. Shown as a dash. */
  isIndeterminate?: boolean;
  /** Hides the label from view, as in a table's selection column. */
  isLabelHidden?: boolean;
}

/** Yes or no, or a member of a set. For an effect at once use a switch. */
export function Checkbox({
  label,
  hint,
  error,
  isIndeterminate = false,
  isLabelHidden = false,
  className,
  ...rest
}: CheckboxProps) {
  const noteId = useId();
  const note = error ?? hint;
  const labelRef = useRef<HTMLLabelElement>(null);

  // HTML has no attribute for "some", and every press takes the property away: so after each render.
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
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={note ? noteId : undefined}
        />
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
      </label>
      {note && (
        <div id={noteId} className={cx('bk-checkbox-note', error && 'bk-field-error')}>
          {note}
        </div>
      )}
    </div>
  );
}

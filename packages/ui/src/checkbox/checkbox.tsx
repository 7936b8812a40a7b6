'use client';
import { type ComponentProps, type ReactNode, useId } from 'react';
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
  return (
    <div className={className ? `bk-checkbox ${className}` : 'bk-checkbox'}>
      <label className="bk-checkbox-label">
        <input
          {...rest}
          type="checkbox"
          className="bk-checkbox-box"
          data-indeterminate={isIndeterminate || undefined}
          aria-checked={isIndeterminate ? 'mixed' : undefined}
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={note ? noteId : undefined}
        />
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
      </label>
      {note && (
        <div id={noteId} className={error ? 'bk-checkbox-note bk-field-error' : 'bk-checkbox-note'}>
          {note}
        </div>
      )}
    </div>
  );
}

'use client';
import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react';
import { errorClass } from '../field/field.variants.ts';
import { showWrongFields } from '../primitives/dom/show-hidden.ts';
import { useFormReset } from '../primitives/forms/use-form-reset.ts';
import { classNames } from '../primitives/react/class-names.ts';
import { type PartsProps, partOf } from '../primitives/react/parts.ts';
import { useMergedRefs } from '../primitives/react/rendered.tsx';
import { VisuallyHidden } from '../visually-hidden/index.ts';

/** The parts of `Checkbox` and `Switch`. */
export type CheckboxPart = 'control' | 'label' | 'note';

/** Props of `Checkbox` and `Switch`: those of a native checkbox, and their label and note. */
export interface CheckFieldProps
  extends PartsProps<CheckboxPart>,
    Omit<ComponentProps<'input'>, 'type' | 'size' | 'children'> {
  /** Label beside the control, and accessible name. */
  label: ReactNode;
  /** Description below the label. */
  description?: ReactNode;
  error?: ReactNode;
  /** Hides the label visually, as in a table's selection column. */
  isLabelHidden?: boolean | undefined;
  /**
   * Why it can't be changed. It stays focusable and `aria-disabled`, submits nothing, and says the reason in a tooltip,
   * to screen readers and on a tap.
   */
  disabledReason?: string | undefined;
}

interface FrameProps extends CheckFieldProps {
  /** The class of the `<input>`. */
  controlClass: string;
}

/** A native checkbox with its label and note. `className` and `style` apply to the whole, the rest to the `<input>`. */
export function CheckField({
  label,
  description,
  error,
  isLabelHidden = false,
  disabledReason,
  className,
  style,
  controlClass,
  'aria-describedby': describedBy,
  'aria-invalid': invalid,
  ref,
  parts,
  ...rest
}: FrameProps) {
  const part = partOf(parts);
  const input = useRef<HTMLInputElement>(null);
  const { checked } = rest;
  useFormReset(input, rest.form, {
    // The browser has brought back how it was at first, and React doesn't notice.
    afterReset: () => {
      if (input.current && checked !== undefined) input.current.checked = checked;
    },
  });
  useEffect(() => showWrongFields(input.current), []);
  const ownId = useId();
  const noteId = `${ownId}-note`;
  const reasonId = `${ownId}-reason`;
  const note = error || description;
  const hasReason = disabledReason !== undefined;
  return (
    <div
      className={classNames('bk-checkbox', className)}
      style={style}
      data-invalid={Boolean(error) || undefined}
    >
      <label className="bk-checkbox-label" data-disabled-reason={disabledReason}>
        <input
          {...rest}
          {...part('control', controlClass)}
          ref={useMergedRefs(input, ref)}
          type="checkbox"
          aria-invalid={error ? true : invalid}
          aria-describedby={
            classNames(note ? noteId : null, hasReason && reasonId, describedBy) || undefined
          }
          {...(hasReason && disabledControl)}
        />
        {isLabelHidden ? (
          <VisuallyHidden>{label}</VisuallyHidden>
        ) : (
          <span {...part('label')}>{label}</span>
        )}
      </label>
      {hasReason && (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
      {/* Mounted before an error appears, so it is announced. A checkbox in a table has no space for one. */}
      {(note || !isLabelHidden) && (
        <div
          {...part('note', classNames('bk-checkbox-note', Boolean(error) && errorClass))}
          id={noteId}
          aria-live="polite"
        >
          {note}
        </div>
      )}
    </div>
  );
}

/** The props of a disabled control: it submits nothing, and ignores clicks, including those of keys and screen readers. */
const disabledControl = {
  'aria-disabled': true,
  form: '',
  onChange: () => {},
  onClick: (event: MouseEvent<HTMLInputElement>) => {
    event.preventDefault();
    // The browser takes the toggle back, but React would remember it and ignore the next one.
    event.currentTarget.checked = !event.currentTarget.checked;
  },
} as const;

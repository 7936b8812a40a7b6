'use client';
import type { ComponentProps } from 'react';
import { Field, type FieldFrameProps } from '../field/index.ts';

export interface TextAreaProps
  extends FieldFrameProps,
    Omit<ComponentProps<'textarea'>, 'children'> {}

/** A multi-line text input that grows to twelve lines, where the browser supports it. */
export function TextArea({
  label,
  description,
  error,
  isOptional,
  labelAction,
  className,
  id,
  'aria-describedby': describedBy,
  'aria-invalid': invalid,
  ...rest
}: TextAreaProps) {
  return (
    <Field
      {...{
        label,
        description,
        error,
        isOptional,
        labelAction,
        className,
        id,
        describedBy,
        invalid,
      }}
    >
      {(control) => (
        <div className="bk-input">
          <textarea
            rows={3}
            {...rest}
            {...control}
            className="bk-input-control bk-text-area-control"
          />
        </div>
      )}
    </Field>
  );
}

'use client';
import type { ComponentProps } from 'react';
import { splitFieldProps } from '../field/field-props.ts';
import { Field, type FieldFrameProps, type InputSize } from '../field/index.ts';
import { InputBox } from '../field/input-box.tsx';

export interface TextAreaProps
  extends FieldFrameProps,
    Omit<ComponentProps<'textarea'>, 'children'> {
  /** Default `md`. */
  size?: InputSize | undefined;
}

/** A multi-line text input that grows to twelve lines, where the browser supports it. */
export function TextArea({ size, ...props }: TextAreaProps) {
  const { frame, control: rest } = splitFieldProps(props);
  return (
    <Field {...frame}>
      {(control) => (
        <InputBox size={size} disabledReason={frame.disabledReason}>
          <textarea
            rows={3}
            {...rest}
            {...control}
            readOnly={frame.disabledReason !== undefined || rest.readOnly}
            className="bk-input-control bk-text-area-control"
            data-part="control"
          />
        </InputBox>
      )}
    </Field>
  );
}

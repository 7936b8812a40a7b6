'use client';
import type { ComponentProps } from 'react';
import { splitFieldProps } from '../field/field-props.ts';
import { Field, type FieldFrameProps, type FieldPart, type InputSize } from '../field/index.ts';
import { InputBox, type InputBoxPart } from '../field/input-box.tsx';
import { type PartsProps, partOf } from '../primitives/react/parts.ts';

/** The parts of `TextArea`. */
export type TextAreaPart = FieldPart | InputBoxPart | 'control';

export interface TextAreaProps
  extends PartsProps<TextAreaPart>,
    FieldFrameProps,
    Omit<ComponentProps<'textarea'>, 'children'> {
  /** Default `md`. */
  size?: InputSize | undefined;
}

/** A multi-line text input that grows to twelve lines, where the browser supports it. */
export function TextArea({ size, ...props }: TextAreaProps) {
  const { frame, control: rest } = splitFieldProps(props);
  const part = partOf(frame.parts);
  return (
    <Field {...frame}>
      {(control) => (
        <InputBox size={size} disabledReason={frame.disabledReason}>
          <textarea
            rows={3}
            {...rest}
            {...part('control', 'bk-input-control bk-text-area-control')}
            {...control}
            readOnly={frame.disabledReason !== undefined || rest.readOnly}
          />
        </InputBox>
      )}
    </Field>
  );
}

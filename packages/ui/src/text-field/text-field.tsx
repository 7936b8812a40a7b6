'use client';
import type { ComponentProps, ReactNode } from 'react';
import { splitFieldProps } from '../field/field-props.ts';
import { Field, type FieldFrameProps, type FieldPart, type InputSize } from '../field/index.ts';
import { InputBox, type InputBoxPart } from '../field/input-box.tsx';
import type { IconSource } from '../icon/index.ts';
import { type PartsProps, partOf } from '../primitives/react/parts.ts';

/** The parts of `TextField`. */
export type TextFieldPart = FieldPart | InputBoxPart | 'control' | 'prefix' | 'suffix';

export interface TextFieldProps
  extends PartsProps<TextFieldPart>,
    FieldFrameProps,
    Omit<ComponentProps<'input'>, 'size' | 'prefix' | 'children'> {
  /** Icon inside the box, before the text. */
  icon?: IconSource | undefined;
  /** Short text before the value: `₹`, `+91`. */
  prefix?: ReactNode;
  /** Short text after the value: `%`, `nights`. */
  suffix?: ReactNode;
  /** Default `md`, 32 px high; 44 px for fingers. */
  size?: InputSize | undefined;
}

/**
 * A single-line text input. With `readOnly` it shows a lock. `className` and `style` apply to the whole field, every
 * other attribute to the `<input>`.
 */
export function TextField({ icon, prefix, suffix, size, ...props }: TextFieldProps) {
  const { frame, control: rest } = splitFieldProps(props);
  const part = partOf(frame.parts);
  const hasReason = frame.disabledReason !== undefined;
  return (
    <Field {...frame}>
      {(control) => (
        <InputBox
          size={size}
          disabledReason={frame.disabledReason}
          icon={icon}
          isReadOnly={rest.readOnly}
        >
          {prefix !== undefined && <span {...part('prefix', 'bk-input-prefix')}>{prefix}</span>}
          <input
            type="text"
            {...rest}
            {...part('control', 'bk-input-control')}
            {...control}
            readOnly={hasReason || rest.readOnly}
          />
          {suffix !== undefined && <span {...part('suffix', 'bk-input-suffix')}>{suffix}</span>}
        </InputBox>
      )}
    </Field>
  );
}

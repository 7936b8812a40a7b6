'use client';
import { type ChangeEvent, type ComponentProps, type RefObject, useImperativeHandle } from 'react';
import { isFocusLeft } from '../primitives/dom/focus-left.ts';
import { isFilled } from '../primitives/forms/filled.ts';
import type { FieldControlProps } from './field.tsx';
import { SubmittedValues } from './submitted-values.tsx';

interface ValueInputProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  /** Links it to the label, the description and the error of its field. */
  control: Partial<FieldControlProps>;
  /** The field's own ref, beside that of the app. */
  node: RefObject<HTMLInputElement | null>;
  /** Values that a form submits under `name`. */
  values: readonly string[];
  /** Called with each text, and whether it was filled in while the focus was elsewhere. */
  onType: (text: string, isFilled: boolean, event: ChangeEvent<HTMLInputElement>) => void;
  /** Called before `onBlur` once the focus is elsewhere in the page. */
  onLeave: () => void;
}

/** The `<input>` of a field whose text is not its value. Its own name is the value's: the text is never submitted. */
export function ValueInput({
  control,
  node,
  values,
  onType,
  onLeave,
  name,
  ref,
  onBlur,
  ...rest
}: ValueInputProps) {
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => node.current, [
    node,
  ]);
  const hasReason = control['aria-disabled'] === true;
  return (
    <>
      <input
        type="text"
        autoComplete="off"
        {...rest}
        {...control}
        ref={node}
        readOnly={rest.readOnly || hasReason}
        onChange={(event) => onType(event.target.value, isFilled(event), event)}
        onBlur={(event) => {
          if (isFocusLeft(event)) onLeave();
          onBlur?.(event);
        }}
      />
      <SubmittedValues
        {...{ name, values }}
        form={rest.form}
        disabled={rest.disabled || hasReason}
      />
    </>
  );
}

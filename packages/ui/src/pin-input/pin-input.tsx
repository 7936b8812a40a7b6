'use client';
import {
  type ChangeEvent,
  type ClipboardEvent,
  type ComponentProps,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { splitFieldProps } from '../field/field-props.ts';
import { Field, type FieldFrameProps, type FieldPart, type InputSize } from '../field/index.ts';
import { InputBox, type InputBoxPart } from '../field/input-box.tsx';
import { useFormReset } from '../primitives/forms/use-form-reset.ts';
import { useSubmitCheck } from '../primitives/forms/use-submit-check.ts';
import { type PartsProps, partOf } from '../primitives/react/parts.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { useNumber } from '../primitives/text/use-number.ts';
import { pinInputMessages } from './pin-input.messages.ts';
import { pinInputClass } from './pin-input.variants.ts';
import { digitsOf, typedDigits } from './typed-digits.ts';

/** The parts of `PinInput`. */
export type PinInputPart = FieldPart | InputBoxPart | 'cell' | 'cells' | 'control';

export interface PinInputProps
  extends PartsProps<PinInputPart>,
    FieldFrameProps,
    Omit<
      ComponentProps<'input'>,
      'type' | 'size' | 'prefix' | 'children' | 'maxLength' | 'minLength' | 'pattern'
    > {
  /** How many digits the code has. Default 6. */
  length?: number | undefined;
  /** Called with the code once its last digit is typed, pasted or filled in. */
  onComplete?: ((code: string) => void) | undefined;
  /** Default `md`, 32 px high; 44 px for fingers. */
  size?: InputSize | undefined;
}

/**
 * A code of a few digits, such as one of an authenticator app or a text message. Takes digits of any script and drops
 * all else; a code that isn't whole gets an error when the form is submitted. `className` and `style` apply to the whole
 * field, every other attribute to the `<input>`.
 *
 * It is one input that is drawn as boxes, not an input a digit: the browser fills a code in, pastes, selects, undoes and
 * submits it as a whole, and a screen reader has one field with one name. Inputs side by side have to imitate all of it.
 */
export function PinInput({
  length = 6,
  onComplete,
  size,
  ref,
  onChange,
  onPaste,
  ...props
}: PinInputProps) {
  const { frame, control: rest } = splitFieldProps(props);
  const part = partOf(frame.parts);
  const messages = useMessages('pinInput', pinInputMessages);
  const number = useNumber();
  const node = useRef<HTMLInputElement>(null);
  const [isIncomplete, setIsIncomplete] = useState(false);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(
    ref,
    () => node.current,
    [],
  );
  useFormReset(node, rest.form, { onReset: () => setIsIncomplete(false) });
  useSubmitCheck(
    () => node.current,
    () => {
      const typed = node.current?.value.length ?? 0;
      const isPart = typed > 0 && typed < length;
      setIsIncomplete(isPart);
      return !isPart;
    },
  );

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { target } = event;
    const { text, caret } = typedDigits(
      target.value,
      target.selectionStart ?? target.value.length,
      length,
    );
    if (text !== target.value) {
      target.value = text;
      target.setSelectionRange(caret, caret);
    }
    setIsIncomplete(false);
    onChange?.(event);
    if (text.length === length) onComplete?.(text);
  };
  /** A whole code takes the place of what is there. */
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    onPaste?.(event);
    const pasted = digitsOf(event.clipboardData.getData('text'));
    if (!event.defaultPrevented && pasted.length >= length) event.currentTarget.select();
  };

  const hasReason = frame.disabledReason !== undefined;
  const incomplete = isIncomplete && messages.incomplete(number.plain(length));
  return (
    <Field {...frame} error={incomplete || frame.error}>
      {(control) => (
        // Codes are read from left to right in every language.
        <InputBox
          className={pinInputClass({ size })}
          dir="ltr"
          size={size}
          disabledReason={frame.disabledReason}
          isReadOnly={rest.readOnly}
        >
          <input
            autoComplete="one-time-code"
            inputMode="numeric"
            spellCheck={false}
            {...rest}
            {...part('control', 'bk-input-control bk-pin-input-control')}
            {...control}
            ref={node}
            type="text"
            readOnly={hasReason || rest.readOnly}
            onChange={change}
            onPaste={paste}
          />
          <span {...part('cells', 'bk-pin-input-cells')} aria-hidden="true">
            {Array.from({ length }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place.
              <span key={at} {...part('cell', 'bk-pin-input-cell')} />
            ))}
          </span>
        </InputBox>
      )}
    </Field>
  );
}

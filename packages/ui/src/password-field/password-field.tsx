'use client';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { splitFieldProps } from '../field/field-props.ts';
import { Field, type FieldFrameProps, type FieldPart, type InputSize } from '../field/index.ts';
import { InputBox, type InputBoxPart } from '../field/input-box.tsx';
import { Icon } from '../icon/index.ts';
import { type PartsProps, partOf } from '../primitives/react/parts.ts';
import { ownText } from '../primitives/text/own-text.tsx';
import { useMessages } from '../primitives/text/use-messages.ts';
import { passwordFieldMessages } from './password-field.messages.ts';

/** The parts of `PasswordField`. */
export type PasswordFieldPart = FieldPart | InputBoxPart | 'control' | 'toggle';

export interface PasswordFieldProps
  extends PartsProps<PasswordFieldPart>,
    FieldFrameProps,
    Omit<ComponentProps<'input'>, 'size' | 'type' | 'prefix' | 'children'> {
  /** Default `md`. */
  size?: InputSize | undefined;
}

/**
 * A password input that can be shown. Warns while Caps Lock is on. Set `autoComplete` (`current-password` or
 * `new-password`) for password managers.
 */
export function PasswordField({ size, onKeyDown, onKeyUp, onBlur, ...props }: PasswordFieldProps) {
  const { frame, control: rest } = splitFieldProps(props);
  const part = partOf(frame.parts);
  const messages = useMessages('passwordField', passwordFieldMessages);
  const [isShown, setIsShown] = useState(false);
  const [isCapsLockOn, setIsCapsLockOn] = useState(false);
  const readCapsLock = (event: KeyboardEvent) =>
    setIsCapsLockOn(event.getModifierState('CapsLock'));

  return (
    <Field
      {...frame}
      description={isCapsLockOn ? messages.capsLock : frame.description}
      // An error takes the place of the description.
      error={
        frame.error && isCapsLockOn ? (
          <>
            {ownText(frame.error)} <span>{messages.capsLock}</span>
          </>
        ) : (
          frame.error
        )
      }
    >
      {(control) => (
        <InputBox size={size} disabledReason={frame.disabledReason} isReadOnly={rest.readOnly}>
          <input
            spellCheck={false}
            autoCapitalize="none"
            autoCorrect="off"
            {...rest}
            {...part('control', 'bk-input-control')}
            {...control}
            readOnly={frame.disabledReason !== undefined || rest.readOnly}
            type={isShown ? 'text' : 'password'}
            onKeyDown={(event) => {
              readCapsLock(event);
              onKeyDown?.(event);
            }}
            onKeyUp={(event) => {
              readCapsLock(event);
              onKeyUp?.(event);
            }}
            onBlur={(event) => {
              setIsCapsLockOn(false);
              onBlur?.(event);
            }}
          />
          <button
            {...part('toggle', 'bk-input-action')}
            type="button"
            aria-label={isShown ? messages.hide : messages.show}
            aria-controls={control.id}
            data-tooltip={isShown ? messages.hide : messages.show}
            onClick={() => setIsShown(!isShown)}
          >
            <Icon name={isShown ? 'eye-off' : 'eye'} size="sm" />
          </button>
        </InputBox>
      )}
    </Field>
  );
}

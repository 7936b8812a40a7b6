'use client';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { splitFieldProps } from '../field/field-props.ts';
import { Field, type FieldFrameProps, type InputSize } from '../field/index.ts';
import { InputBox } from '../field/input-box.tsx';
import { Icon } from '../icon/index.ts';
import { ownText } from '../primitives/text/own-text.tsx';
import { useMessages } from '../primitives/text/use-messages.ts';
import { passwordFieldMessages } from './password-field.messages.ts';

export interface PasswordFieldProps
  extends FieldFrameProps,
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
            {...control}
            readOnly={frame.disabledReason !== undefined || rest.readOnly}
            type={isShown ? 'text' : 'password'}
            className="bk-input-control"
            data-part="control"
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
            type="button"
            className="bk-input-action"
            data-part="toggle"
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

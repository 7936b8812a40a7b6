'use client';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { Field, type FieldFrameProps, type InputSize, inputClass } from '../field/index.ts';
import { Icon } from '../icon/index.ts';
import { useMessages } from '../messages/use-messages.ts';
import { passwordFieldMessages } from './password-field.messages.ts';

export interface PasswordFieldProps
  extends FieldFrameProps,
    Omit<ComponentProps<'input'>, 'size' | 'type' | 'prefix' | 'children'> {
  size?: InputSize;
}

/**
 * A password input that can be shown. Warns while Caps Lock is on. Set `autoComplete` (`current-password` or
 * `new-password`) for password managers.
 */
export function PasswordField({
  label,
  description,
  error,
  isOptional,
  labelAction,
  size,
  className,
  id,
  'aria-describedby': describedBy,
  'aria-invalid': invalid,
  onKeyDown,
  onKeyUp,
  onBlur,
  ...rest
}: PasswordFieldProps) {
  const messages = useMessages('passwordField', passwordFieldMessages);
  const [isShown, setIsShown] = useState(false);
  const [isCapsLockOn, setIsCapsLockOn] = useState(false);
  const readCapsLock = (event: KeyboardEvent) =>
    setIsCapsLockOn(event.getModifierState('CapsLock'));

  return (
    <Field
      {...{ label, error, isOptional, labelAction, className, id, describedBy, invalid }}
      description={isCapsLockOn ? messages.capsLock : description}
    >
      {(control) => (
        <div className={inputClass({ size })}>
          <input
            spellCheck={false}
            autoCapitalize="none"
            autoCorrect="off"
            {...rest}
            {...control}
            type={isShown ? 'text' : 'password'}
            className="bk-input-control"
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
            aria-label={isShown ? messages.hide : messages.show}
            aria-controls={control.id}
            data-tooltip={isShown ? messages.hide : messages.show}
            onClick={() => setIsShown(!isShown)}
          >
            <Icon name={isShown ? 'eye-off' : 'eye'} size="sm" />
          </button>
        </div>
      )}
    </Field>
  );
}

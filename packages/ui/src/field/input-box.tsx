'use client';
import type { ComponentProps, MouseEvent } from 'react';
import { Icon, type IconSource } from '../icon/index.ts';
import { ownEvent } from '../primitives/dom/own-event.ts';
import { usePart } from '../primitives/react/use-part.ts';
import { type InputSize, inputClass } from './field.variants.ts';

/** The parts of an `InputBox`. */
export type InputBoxPart = 'box' | 'icon';

interface InputBoxProps extends ComponentProps<'div'> {
  size?: InputSize | undefined;
  disabledReason?: string | undefined;
  /** Before the control. */
  icon?: IconSource | undefined;
  /** Shows a lock in place of the icon. */
  isReadOnly?: boolean | undefined;
}

/** The box around a control and its prefix, suffix and buttons. A click beside the text focuses the control. */
export function InputBox({
  size,
  disabledReason,
  icon,
  isReadOnly = false,
  className,
  style,
  onClick,
  children,
  ...rest
}: InputBoxProps) {
  const part = usePart();
  const shown = isReadOnly ? 'lock' : icon;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only enlarges the control's target.
    // biome-ignore lint/a11y/useKeyWithClickEvents: keyboard users reach the control itself.
    <div
      {...rest}
      {...part('box', inputClass({ size, className }), style)}
      onClick={ownEvent(onClick, focusControl)}
      data-disabled-reason={disabledReason}
    >
      {shown && <Icon {...part('icon', 'bk-input-icon')} name={shown} size="xs" />}
      {children}
    </div>
  );
}

function focusControl({ currentTarget, target }: MouseEvent<HTMLElement>) {
  if (target instanceof Element && target.closest('button, input, select, textarea')) return;
  // A control is in the box itself, before its buttons.
  currentTarget
    .querySelector<HTMLElement>(':scope > :is(button, input, select, textarea)')
    ?.focus();
}

'use client';
import type { ComponentProps, MouseEvent } from 'react';
import { type InputSize, inputClass } from './field.variants.ts';

interface InputBoxProps extends ComponentProps<'div'> {
  size?: InputSize | undefined;
  disabledReason?: string | undefined;
}

/** The box around a control and its prefix, suffix and buttons. A click beside the text focuses the control. */
export function InputBox({ size, disabledReason, className, ...rest }: InputBoxProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only enlarges the control's target.
    // biome-ignore lint/a11y/useKeyWithClickEvents: keyboard users reach the control itself.
    <div
      onClick={focusControl}
      {...rest}
      className={inputClass({ size, className })}
      data-part="box"
      data-disabled-reason={disabledReason}
    />
  );
}

function focusControl({ currentTarget, target }: MouseEvent<HTMLElement>) {
  if (target instanceof Element && target.closest('button, input, select, textarea')) return;
  currentTarget.querySelector<HTMLElement>('.bk-input-control')?.focus();
}

'use client';
import type { ComponentProps, MouseEvent } from 'react';
import { Icon, type IconName } from '../icon/index.ts';
import { Spinner } from '../spinner/index.ts';
import {
  type ButtonColor,
  type ButtonSize,
  type ButtonVariant,
  buttonClass,
} from './button.variants.ts';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'color'> {
  /** What the action does, in one of nine colours (`BTN-01`). Default `theme`. */
  color?: ButtonColor;
  /** Default `primary`. */
  variant?: ButtonVariant;
  /** Default `md`, 32 px high. */
  size?: ButtonSize;
  /** Stands before the label, 1 rem. */
  icon?: IconName;
  /**
   * Shows a spinner and takes no click, no key and no submit (`BTN-02`). Focus, name and width stay: the button is
   * `aria-disabled`, not `disabled`.
   */
  isLoading?: boolean;
  /** Any CSS colour. Default: light grey, or the label's colour where light grey would not show (`BTN-03`). */
  spinnerColor?: string;
  /**
   * Why the action is not possible now. The button stays focusable, a tooltip gives the reason, and a tap shows it
   * as an error toast instead of running the action.
   */
  disabledReason?: string | undefined;
}

/** Runs an action. For an address use `ButtonLink`. */
export function Button({
  color,
  variant,
  size,
  icon,
  isLoading = false,
  spinnerColor,
  disabledReason,
  className,
  children,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  const isHeld = isLoading || disabledReason !== undefined;
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ color, variant, size, className })}
      onClick={isHeld ? swallow : onClick}
      aria-disabled={isHeld || undefined}
      aria-busy={isLoading || undefined}
      aria-description={disabledReason}
      data-disabled-reason={disabledReason}
    >
      {isLoading && (
        <Spinner color={spinnerColor} className={icon ? undefined : 'bk-spinner-over'} />
      )}
      {icon && !isLoading && <Icon name={icon} size="sm" />}
      {isLoading && !icon ? <span className="bk-button-label">{children}</span> : children}
    </button>
  );
}

/** A held button must not submit its form either, and nothing above it may take the click for an action. */
function swallow(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

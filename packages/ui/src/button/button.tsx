'use client';
import { type ComponentProps, type MouseEvent, type ReactNode, useEffect } from 'react';
import { Icon, type IconName } from '../icon/index.ts';
import { useMessages } from '../messages/use-messages.ts';
import { announce } from '../primitives/announce.ts';
import { Spinner, type SpinnerProps } from '../spinner/index.ts';
import { spinnerMessages } from '../spinner/spinner.messages.ts';
import {
  type ButtonColor,
  type ButtonSize,
  type ButtonVariant,
  buttonClass,
} from './button.variants.ts';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'color' | 'children'> {
  /** The label, which is the name: a verb and its object. An icon alone is an `IconButton`. */
  children: ReactNode;
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
   * `aria-disabled`, not `disabled`. It is said once, politely.
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
  disabled,
  onClick,
  ...rest
}: ButtonProps) {
  const isHeld = isLoading || disabledReason !== undefined;
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled}
      className={buttonClass({ color, variant, size, className })}
      onClick={isHeld ? swallow : onClick}
      data-disabled={isHeld || disabled || undefined}
      {...(isHeld && heldAttributes(isLoading, disabledReason))}
    >
      {icon || isLoading ? (
        <Content icon={icon} isLoading={isLoading} spinnerColor={spinnerColor}>
          {children}
        </Content>
      ) : (
        children
      )}
    </button>
  );
}

/** Only a button that holds has them: a thousand at rest do not pay for what they do not say. */
function heldAttributes(isLoading: boolean, reason: string | undefined) {
  return {
    'aria-disabled': true,
    'aria-busy': isLoading || undefined,
    'aria-description': reason,
    'data-disabled-reason': reason,
    // A menu opens on the press and on the key, and would keep the key from the click that gives the reason.
    onPointerDown: undefined,
    onKeyDown: undefined,
  };
}

type ContentProps = Pick<ButtonProps, 'icon' | 'isLoading' | 'spinnerColor' | 'children'>;

/** The spinner takes the icon's place; without an icon it lies over the label. */
function Content({ icon, isLoading, spinnerColor, children }: ContentProps) {
  if (!icon) {
    return (
      <>
        <LoadingSpinner color={spinnerColor} className="bk-spinner-over" />
        <span className="bk-button-label">{children}</span>
      </>
    );
  }
  return (
    <>
      {isLoading ? <LoadingSpinner color={spinnerColor} /> : <Icon name={icon} size="sm" />}
      {children}
    </>
  );
}

/** There only while the button loads: a button at rest pays for no effect and no words. */
function LoadingSpinner(props: SpinnerProps) {
  const { loading } = useMessages('spinner', spinnerMessages);
  useEffect(() => announce(loading), [loading]);
  return <Spinner {...props} />;
}

/** A held button must not submit its form either, and nothing above it may take the click for an action. */
function swallow(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

'use client';
import { type ComponentProps, type MouseEvent, type ReactNode, useEffect } from 'react';
import { Icon, type IconSource } from '../icon/index.ts';
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
  /** The label and accessible name: a verb and its object. For an icon alone use `IconButton`. */
  children: ReactNode;
  /** One of nine colours (`BTN-01`). Default `theme`. */
  color?: ButtonColor;
  /** Default `primary`. */
  variant?: ButtonVariant;
  /** Default `md`, 32 px high. */
  size?: ButtonSize;
  /** Icon before the label, 1rem. */
  icon?: IconSource;
  /**
   * Shows a spinner and ignores clicks, keys and submits (`BTN-02`). Focus, name and width stay: the button is
   * `aria-disabled`, not `disabled`. Announced once, politely.
   */
  isLoading?: boolean;
  /**
   * Colour of the spinner, any CSS colour. Default: light grey, or the label's colour where light grey wouldn't be
   * visible (`BTN-03`).
   */
  spinnerColor?: string;
  /**
   * Why the action isn't available. The button stays focusable and `aria-disabled`; a tooltip shows the reason, and a
   * tap shows it as an error toast.
   */
  disabledReason?: string | undefined;
}

/** Runs an action. To navigate use `ButtonLink`. */
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
  const isBlocked = isLoading || disabledReason !== undefined;
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled}
      className={buttonClass({ color, variant, size, className })}
      onClick={isBlocked ? preventActivation : onClick}
      data-disabled={isBlocked || disabled || undefined}
      {...(isBlocked && blockedAttributes(isLoading, disabledReason))}
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

/** Only a blocked button has these handlers, so a thousand normal ones don't pay for them. */
function blockedAttributes(isLoading: boolean, reason: string | undefined) {
  return {
    'aria-disabled': true,
    'aria-busy': isLoading || undefined,
    'aria-description': reason,
    'data-disabled-reason': reason,
    // A menu trigger opens on pointerdown and keydown, and would prevent the click that shows the reason.
    onPointerDown: undefined,
    onKeyDown: undefined,
  };
}

type ContentProps = Pick<ButtonProps, 'icon' | 'isLoading' | 'spinnerColor' | 'children'>;

/** The spinner replaces the icon; without an icon it covers the label. */
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

/** Mounted only while loading, so other buttons pay for no effect and no messages. */
function LoadingSpinner(props: SpinnerProps) {
  const { loading } = useMessages('spinner', spinnerMessages);
  useEffect(() => announce(loading), [loading]);
  return <Spinner {...props} />;
}

/** A blocked button must not submit its form, and no ancestor may see its click. */
function preventActivation(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

'use client';
import { type ComponentProps, type CSSProperties, cloneElement, type ReactNode } from 'react';
import { drawIcon, type IconSource } from '../icon/icon.tsx';
import { type PartsProps, partOf } from '../primitives/react/parts.ts';
import { type RenderElement, Rendered } from '../primitives/react/rendered.tsx';
import { ownText, textOf } from '../primitives/text/own-text.tsx';
import {
  ariaDisabledProps,
  type ButtonPart,
  Loading,
  noHandlers,
  preventActivation,
  spinningIcon,
} from './aria-disabled.tsx';
import {
  type ButtonColor,
  type ButtonSize,
  type ButtonVariant,
  buttonClass,
} from './button.variants.ts';

export interface ButtonProps
  extends PartsProps<ButtonPart>,
    Omit<ComponentProps<'button'>, 'color' | 'children'> {
  /** The label and accessible name: a verb and its object. For an icon alone use `IconButton`. */
  children: ReactNode;
  /** One of nine colours (`BTN-01`). Default `theme`. */
  color?: ButtonColor | undefined;
  /** Default `primary`. */
  variant?: ButtonVariant | undefined;
  /** Default `md`, 32 px high. */
  size?: ButtonSize | undefined;
  /** Icon before the label, 1rem. */
  icon?: IconSource | undefined;
  /**
   * Shows a spinner over the label, or in the icon's place, and ignores clicks, keys and submits (`BTN-02`). Focus, name and width stay: the button is
   * `aria-disabled`, not `disabled`. Announced once, politely.
   */
  isLoading?: boolean | undefined;
  /**
   * Colour of the spinner, any CSS colour. Default: light grey, or the label's colour where light grey wouldn't be
   * visible (`BTN-03`).
   */
  spinnerColor?: string | undefined;
  /**
   * Why the action isn't available. The button stays focusable and `aria-disabled`; a tooltip shows the reason, and a
   * tap shows it as an error toast.
   */
  disabledReason?: string | undefined;
  /**
   * Your own element instead of `<button>`, for example a `<summary>`. It gets the look, the
   * children and all attributes; your handlers on it run first.
   */
  render?: RenderElement | undefined;
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
  style,
  children,
  type = 'button',
  disabled = false,
  onClick,
  render,
  parts,
  ...rest
}: ButtonProps) {
  const isAriaDisabled = isLoading || disabledReason !== undefined;
  const attributes = {
    ...rest,
    type,
    disabled,
    className: buttonClass({ color, variant, size, className }),
    style: spinnerColor ? withSpinner(style, spinnerColor) : style,
    onClick: isAriaDisabled ? preventActivation : onClick,
    'data-disabled': isAriaDisabled || disabled || undefined,
    ...(isAriaDisabled && { ...ariaDisabledProps(isLoading, disabledReason), ...noHandlers }),
    'data-loading': isLoading ? (icon ? 'icon' : 'label') : undefined,
  };
  // Beside an icon or a spinner, each part has a place of its own: React keeps the label while they come and go.
  const isAlone = !icon && !isLoading;
  const content = (isAlone ? textOf(children) : undefined) ?? (
    <>
      {icon && drawIcon(icon, 'sm', isLoading ? spinningIcon(partOf(parts)) : undefined)}
      {ownText(children)}
      {isLoading && <Loading isOnLabel={!icon} part={partOf(parts)} />}
    </>
  );
  return render ? (
    <Rendered {...attributes} {...rendered(render, isAriaDisabled, disabled)}>
      {content}
    </Rendered>
  ) : (
    <button {...attributes}>{content}</button>
  );
}

/** Props for an element of the host: it may have handlers of its own, and no `disabled`. */
function rendered(element: RenderElement, isAriaDisabled: boolean, disabled: boolean) {
  const isButton = typeof element.type !== 'string' || element.type === 'button';
  return {
    element:
      isAriaDisabled || disabled
        ? cloneElement(element, { ...noHandlers, onClick: undefined })
        : element,
    ...(!isButton && { type: undefined, disabled: undefined }),
    ...(!isButton && disabled && { 'aria-disabled': true, onClick: preventActivation }),
  };
}

const withSpinner = (
  style: CSSProperties | undefined,
  color: string,
): CSSProperties & { '--bk-button-spinner': string } => ({
  ...style,
  '--bk-button-spinner': color,
});

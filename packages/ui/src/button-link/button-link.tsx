'use client';
import type { ReactNode } from 'react';
import {
  ariaDisabledProps,
  type ButtonPart,
  Loading,
  preventActivation,
  spinningIcon,
} from '../button/aria-disabled.tsx';
import {
  type ButtonColor,
  type ButtonSize,
  type ButtonVariant,
  buttonClass,
} from '../button/index.ts';
import { drawIcon, type IconSource } from '../icon/icon.tsx';
import { type LinkComponentProps, useLink } from '../link/index.ts';
import { type PartsProps, partOf } from '../primitives/react/parts.ts';
import { ownText, textOf } from '../primitives/text/own-text.tsx';

export interface ButtonLinkProps
  extends PartsProps<ButtonPart>,
    Omit<LinkComponentProps, 'color' | 'children'> {
  /** The label: "Go to institutes". */
  children: ReactNode;
  /** One of the nine button colours. Default `theme`. */
  color?: ButtonColor | undefined;
  /** Default `primary`. */
  variant?: ButtonVariant | undefined;
  /** Default `md`, 32 px high. */
  size?: ButtonSize | undefined;
  /** Icon before the label, 1rem. */
  icon?: IconSource | undefined;
  /** Shows a spinner and ignores clicks, for example while the target is being made. Focus, name and width stay. */
  isLoading?: boolean | undefined;
  /** Why the target isn't available. The link stays focusable and doesn't navigate; a tooltip or a tap gives the reason. */
  disabledReason?: string | undefined;
}

/** On the way down, before the handlers of any link component. The middle button opens a link too. */
const noNavigation = { onClickCapture: preventActivation, onAuxClickCapture: preventActivation };

/** A link that looks like a Button. Uses the link component of the nearest `LinkProvider`. */
export function ButtonLink({
  color,
  variant,
  size,
  icon,
  isLoading = false,
  disabledReason,
  className,
  children,
  parts,
  ...rest
}: ButtonLinkProps) {
  const Link = useLink();
  const isAriaDisabled = isLoading || disabledReason !== undefined;
  return (
    <Link
      {...rest}
      className={buttonClass({ color, variant, size, className })}
      {...(isAriaDisabled && ariaDisabledProps(isLoading, disabledReason))}
      {...(isAriaDisabled && noNavigation)}
      data-disabled={isAriaDisabled || undefined}
      data-loading={isLoading ? (icon ? 'icon' : 'label') : undefined}
    >
      {(icon || isLoading ? undefined : textOf(children)) ?? (
        <>
          {icon && drawIcon(icon, 'sm', isLoading ? spinningIcon(partOf(parts)) : undefined)}
          {ownText(children)}
          {isLoading && <Loading isOnLabel={!icon} part={partOf(parts)} />}
        </>
      )}
    </Link>
  );
}

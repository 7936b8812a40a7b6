'use client';
import type { ReactNode } from 'react';
import type { ButtonColor, ButtonSize, ButtonVariant } from '../button/index.ts';
import { buttonClass } from '../button/index.ts';
import { Icon, type IconSource } from '../icon/index.ts';
import { type LinkComponentProps, useLink } from '../link/index.ts';

export interface ButtonLinkProps extends Omit<LinkComponentProps, 'color' | 'children'> {
  /** The label: "Go to institutes". */
  children: ReactNode;
  /** One of the nine button colours. Default `theme`. */
  color?: ButtonColor;
  /** Default `primary`. */
  variant?: ButtonVariant;
  /** Default `md`, 32 px high. */
  size?: ButtonSize;
  /** Icon before the label, 1rem. */
  icon?: IconSource;
}

/** A link that looks like a Button. Uses the link component of the nearest `LinkProvider`. */
export function ButtonLink({
  color,
  variant,
  size,
  icon,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  const Link = useLink();
  return (
    <Link {...rest} className={buttonClass({ color, variant, size, className })}>
      {icon && <Icon name={icon} size="sm" />}
      {children}
    </Link>
  );
}

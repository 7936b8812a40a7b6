'use client';
import type { ComponentProps } from 'react';
import { Button, type ButtonProps } from '../button/index.ts';
import { Icon, type IconName } from '../icon/index.ts';
import { expectMounted } from '../primitives/expect-mounted.ts';
import { type IconButtonSize, iconButtonClass } from './icon-button.variants.ts';

export interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'color' | 'children' | 'aria-label'>,
    Pick<ButtonProps, 'color' | 'variant' | 'isLoading' | 'spinnerColor' | 'disabledReason'> {
  icon: IconName;
  /**
   * The button's name, and its tooltip on screens wider than 480 px (`TIP-01`). `data-tooltip` says more in the tooltip,
   * such as a shortcut; an empty one shows none.
   */
  label: string;
  /**
   * A word or two of the label. Shown beside the icon where the rows of a `DataTable` are cards: a finger gets no
   * tooltip.
   */
  caption?: string;
  /** Default `lg`: a box of 40 px around the icon of 2rem (`ICON-03`). */
  size?: IconButtonSize;
}

/** An action whose icon is enough for those who know it, and whose tooltip names it for the rest. */
export function IconButton({
  icon,
  label,
  caption,
  color = 'transparent',
  size,
  isLoading = false,
  className,
  ...rest
}: IconButtonProps) {
  expectMounted('TooltipLayer');
  return (
    <Button
      data-tooltip={label}
      {...rest}
      color={color}
      isLoading={isLoading}
      className={iconButtonClass(size, className)}
      aria-label={label}
    >
      <Icon name={icon} size={size === 'sm' ? 'sm' : size === 'md' ? 'md' : 'button'} />
      {caption && <span className="bk-icon-button-caption">{caption}</span>}
    </Button>
  );
}

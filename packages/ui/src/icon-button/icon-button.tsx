'use client';
import type { ComponentProps } from 'react';
import { Button, type ButtonColor, type ButtonPart, type ButtonProps } from '../button/index.ts';
import { drawIcon, type IconSource } from '../icon/icon.tsx';
import { expectMounted } from '../primitives/react/expect-mounted.ts';
import { type PartsProps, partOf } from '../primitives/react/parts.ts';
import { type IconButtonSize, iconButtonClass } from './icon-button.variants.ts';

/** The parts of `IconButton`. */
export type IconButtonPart = ButtonPart | 'short-label';

export interface IconButtonProps
  extends PartsProps<IconButtonPart>,
    Omit<ComponentProps<'button'>, 'color' | 'children' | 'aria-label'>,
    Pick<ButtonProps, 'variant' | 'isLoading' | 'spinnerColor' | 'disabledReason' | 'render'> {
  icon: IconSource;
  /**
   * The accessible name, and the tooltip on screens wider than 480 px (`TIP-01`). `data-tooltip` overrides the tooltip,
   * for example to add a shortcut; an empty string removes it.
   */
  label: string;
  /**
   * Short visible text beside the icon where rows of a `DataTable` become cards, since touch screens have no tooltips.
   */
  shortLabel?: string | undefined;
  /** One of nine colours (`BTN-01`). Default `transparent`. */
  color?: ButtonColor | undefined;
  /** Default `lg`: 40 px with an icon of 2rem (`ICON-03`). */
  size?: IconButtonSize | undefined;
}

/** A button with an icon and no visible text; its tooltip shows its name. */
export function IconButton({
  icon,
  label,
  shortLabel,
  color = 'transparent',
  size,
  isLoading = false,
  className,
  parts,
  ...rest
}: IconButtonProps) {
  const part = partOf(parts);
  expectMounted('TooltipProvider');
  return (
    <Button
      data-tooltip={label}
      {...rest}
      parts={parts}
      color={color}
      isLoading={isLoading}
      className={iconButtonClass({ size, className })}
      aria-label={label}
    >
      {drawIcon(icon, size === 'sm' || size === 'md' ? size : 'xl')}
      {shortLabel && <span {...part('short-label', 'bk-icon-button-caption')}>{shortLabel}</span>}
    </Button>
  );
}

'use client';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../button/index.ts';
import { ButtonGroup } from '../button-group/index.ts';
import { Icon } from '../icon/index.ts';
import { Menu, type MenuProps } from '../menu/index.ts';
import { textOf } from '../primitives/text/own-text.tsx';

export interface SplitButtonProps
  extends Omit<ButtonProps, 'render'>,
    Pick<MenuProps, 'items' | 'open' | 'defaultOpen' | 'onOpenChange' | 'container'> {
  /** The label of the main action, which most people want. */
  children: ReactNode;
  /** Accessible name and tooltip of the button beside it, and of its menu: "More ways to add". */
  menuLabel: string;
  /** Why neither the action nor its menu is available. */
  disabledReason?: string | undefined;
}

/** A button with a second one beside it, which opens a menu of other ways to do the same. */
export function SplitButton({
  children,
  menuLabel,
  items,
  open,
  defaultOpen,
  onOpenChange,
  container,
  className,
  style,
  ...button
}: SplitButtonProps) {
  const { color, variant, size, disabled, disabledReason } = button;
  return (
    <ButtonGroup
      label={textOf(children) ?? menuLabel}
      variant={variant ?? 'primary'}
      className={className}
      style={style}
    >
      <Button data-part="action" {...button}>
        {children}
      </Button>
      <Menu
        {...{ items, open, defaultOpen, onOpenChange, container }}
        label={menuLabel}
        trigger={
          <Button
            {...{ color, variant, size, disabled, disabledReason }}
            className="bk-split-button-more"
            data-part="more"
            data-tooltip={menuLabel}
            aria-label={menuLabel}
          >
            <Icon name="chevron-down" size="sm" />
          </Button>
        }
      />
    </ButtonGroup>
  );
}

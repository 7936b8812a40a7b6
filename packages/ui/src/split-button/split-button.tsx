'use client';
import type { ReactNode } from 'react';
import { Button, type ButtonPart, type ButtonProps } from '../button/index.ts';
import { ButtonGroup } from '../button-group/index.ts';
import { Icon } from '../icon/index.ts';
import { Menu, type MenuPart, type MenuProps } from '../menu/index.ts';
import { classNames } from '../primitives/react/class-names.ts';
import { type PartsProps, partOf } from '../primitives/react/parts.ts';
import { textOf } from '../primitives/text/own-text.tsx';

/** The parts of `SplitButton`. */
export type SplitButtonPart = ButtonPart | MenuPart | 'action' | 'more';

export interface SplitButtonProps
  extends PartsProps<SplitButtonPart>,
    Omit<ButtonProps, 'render' | 'parts'>,
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
  parts,
  ...button
}: SplitButtonProps) {
  const part = partOf(parts);
  const { color, variant, size, disabled, disabledReason } = button;
  return (
    <ButtonGroup
      label={textOf(children) ?? menuLabel}
      variant={variant ?? 'primary'}
      className={classNames('bk-split-button', className)}
      style={style}
    >
      <Button {...part('action')} {...button} parts={parts}>
        {children}
      </Button>
      <Menu
        {...{ items, open, defaultOpen, onOpenChange, container }}
        parts={parts}
        label={menuLabel}
        trigger={
          <Button
            {...part('more', 'bk-split-button-more')}
            {...{ color, variant, size, disabled, disabledReason }}
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

'use client';
import { type ReactElement, useRef } from 'react';
import { useOpenerDirection } from '../primitives/dom/direction.ts';
import { MenuRoot, MenuTrigger } from '../primitives/radix/dropdown-menu.ts';
import { useControlled } from '../primitives/react/use-controlled.ts';
import type { MenuItem, MenuSurfaceProps } from './menu.types.ts';
import { MenuSurface } from './menu-surface.tsx';

export interface MenuProps extends MenuSurfaceProps {
  /** Accessible name: "Actions for Lake Pichola House". */
  label: string;
  /** The trigger: a Button or IconButton. Blocked with `disabledReason`, it doesn't open the menu. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  /** Controlled open state. */
  open?: boolean | undefined;
  /** Open at first. Default false. */
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The edge of the trigger that the menu aligns with. Default `end`. */
  align?: 'start' | 'center' | 'end' | undefined;
}

/** A list of actions or options behind a button. The page stays interactive; click outside to close. */
export function Menu({
  label,
  trigger,
  items,
  open,
  defaultOpen = false,
  onOpenChange,
  align = 'end',
  ...rest
}: MenuProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useControlled(open, defaultOpen, onOpenChange);
  const [direction, readDirection] = useOpenerDirection(opener, isOpen);
  return (
    <MenuRoot
      modal={false}
      dir={direction}
      open={isOpen}
      onOpenChange={(next) => {
        readDirection();
        setOpen(next);
      }}
    >
      <MenuTrigger asChild ref={opener}>
        {trigger}
      </MenuTrigger>
      <MenuSurface
        {...rest}
        isOpen={isOpen}
        label={label}
        items={items}
        align={align}
        opener={opener}
        trigger={opener}
      />
    </MenuRoot>
  );
}

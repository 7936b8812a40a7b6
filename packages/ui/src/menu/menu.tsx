'use client';
import { type ReactElement, useLayoutEffect, useRef, useState } from 'react';
import { type Direction, directionOf } from '../primitives/direction.ts';
import { MenuRoot, MenuTrigger } from '../primitives/dropdown-menu.ts';
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
  const [direction, setDirection] = useState<Direction>('ltr');
  const isOpen = open ?? defaultOpen;
  // Opened by its trigger it reads the direction then; opened by its owner there is no such moment.
  useLayoutEffect(() => {
    if (isOpen && opener.current) setDirection(directionOf(opener.current));
  }, [isOpen]);
  return (
    <MenuRoot
      modal={false}
      dir={direction}
      {...(open !== undefined && { open })}
      defaultOpen={defaultOpen}
      onOpenChange={(isOpen) => {
        if (opener.current) setDirection(directionOf(opener.current));
        onOpenChange?.(isOpen);
      }}
    >
      <MenuTrigger asChild ref={opener}>
        {trigger}
      </MenuTrigger>
      <MenuSurface
        {...rest}
        label={label}
        items={items}
        align={align}
        opener={opener}
        trigger={opener}
      />
    </MenuRoot>
  );
}

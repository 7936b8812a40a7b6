'use client';
import { type ReactElement, useRef, useState } from 'react';
import { type Direction, directionOf } from '../primitives/direction.ts';
import { MenuRoot, MenuTrigger } from '../primitives/dropdown-menu.ts';
import type { MenuItem } from './menu.types.ts';
import { MenuSurface } from './menu-surface.tsx';

export interface MenuProps {
  /** Accessible name: "Actions for Lake Pichola House". */
  label: string;
  /** The trigger: a Button or IconButton. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  /** The edge of the trigger that the menu aligns with. Default `end`. */
  align?: 'start' | 'center' | 'end';
}

/** A list of actions or options behind a button. The page stays interactive; click outside to close. */
export function Menu({ label, trigger, items, align = 'end' }: MenuProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const [direction, setDirection] = useState<Direction>('ltr');
  return (
    <MenuRoot
      modal={false}
      dir={direction}
      onOpenChange={() => opener.current && setDirection(directionOf(opener.current))}
    >
      <MenuTrigger asChild ref={opener}>
        {trigger}
      </MenuTrigger>
      <MenuSurface label={label} items={items} align={align} opener={opener} />
    </MenuRoot>
  );
}

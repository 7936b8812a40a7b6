'use client';
import { type ReactElement, useRef, useState } from 'react';
import { isInBranch } from '../primitives/branches.tsx';
import { type Direction, directionOf } from '../primitives/direction.ts';
import { MenuContent, MenuPortal, MenuRoot, MenuTrigger } from '../primitives/dropdown-menu.ts';
import type { MenuItem } from './menu.types.ts';
import { MenuRows } from './menu-rows.tsx';

export interface MenuProps {
  /** The menu's name: "Actions for Lake Pichola House". */
  label: string;
  /** The control that opens it: a Button or an IconButton. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  /** The edge of the trigger that the menu aligns with. Default `end`. */
  align?: 'start' | 'center' | 'end';
}

/** A few actions on one thing, behind one control. Leaves the page alive: a click beside it closes it. */
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
      <MenuPortal>
        <MenuContent
          className="bk-menu"
          aria-label={label}
          aria-labelledby={undefined}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          loop
          // A look at a toast is no leaving of the menu.
          onInteractOutside={(event) => isInBranch(event.target) && event.preventDefault()}
          onEscapeKeyDown={(event) => isInBranch(event.target) && event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // What an item opened has the focus by now and keeps it.
            const focused = document.activeElement;
            if (!focused || focused === document.body)
              opener.current?.focus({ preventScroll: true });
          }}
        >
          {items.map((item, index) => (
            <MenuRows
              key={nameOf(item) ?? index}
              item={item}
              // The opener has the focus when the action runs, so that what it opens gives it back there.
              onChoose={() => opener.current?.focus()}
            />
          ))}
        </MenuContent>
      </MenuPortal>
    </MenuRoot>
  );
}

/** A line has none. */
function nameOf(item: MenuItem): string | undefined {
  if (item === 'separator') return undefined;
  return 'legend' in item ? item.legend : item.label;
}

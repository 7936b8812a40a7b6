'use client';
import type { RefObject } from 'react';
import { isInBranch } from '../primitives/branches.tsx';
import { MenuContent, MenuPortal } from '../primitives/dropdown-menu.ts';
import { popup } from '../primitives/use-backdrop.ts';
import { returnFocus } from '../primitives/use-return-focus.ts';
import type { MenuItem } from './menu.types.ts';
import { MenuRows } from './menu-rows.tsx';

interface MenuSurfaceProps {
  label: string;
  items: readonly MenuItem[];
  align: 'start' | 'center' | 'end';
  sideOffset?: number;
  /** What the focus came from, and goes back to. */
  opener: RefObject<HTMLElement | null>;
}

/** What a menu shows while it is open. */
export function MenuSurface({ label, items, align, sideOffset = 4, opener }: MenuSurfaceProps) {
  return (
    <MenuPortal>
      <MenuContent
        className="bk-menu"
        aria-label={label}
        aria-labelledby={undefined}
        align={align}
        sideOffset={sideOffset}
        collisionPadding={8}
        loop
        {...popup}
        // A look at a toast is no leaving of the menu.
        onInteractOutside={(event) => isInBranch(event.target) && event.preventDefault()}
        onEscapeKeyDown={(event) => isInBranch(event.target) && event.preventDefault()}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          // What an item opened has the focus by now and keeps it.
          returnFocus(opener.current);
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
  );
}

/** A line has none. */
function nameOf(item: MenuItem): string | undefined {
  if (item === 'separator') return undefined;
  return 'legend' in item ? item.legend : item.label;
}

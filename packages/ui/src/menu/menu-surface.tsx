'use client';
import type { RefObject } from 'react';
import { MenuContent, MenuPortal } from '../primitives/dropdown-menu.ts';
import { isInBranch, returnFocus } from '../primitives/layers.ts';
import { usePopupLayer } from '../primitives/use-popup-layer.ts';
import type { MenuItem } from './menu.types.ts';
import { MenuRows } from './menu-rows.tsx';

interface MenuSurfaceProps {
  label: string;
  items: readonly MenuItem[];
  align: 'start' | 'center' | 'end';
  sideOffset?: number;
  /** The element that had focus, and gets it back. */
  opener: RefObject<HTMLElement | null>;
}

/** The content of an open menu. */
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
        ref={usePopupLayer(opener)}
        // Moving to a toast doesn't close the menu.
        onInteractOutside={(event) => isInBranch(event.target) && event.preventDefault()}
        onEscapeKeyDown={(event) => isInBranch(event.target) && event.preventDefault()}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          // What the item opened keeps focus.
          returnFocus([opener.current]);
        }}
      >
        {items.map((item, index) => (
          <MenuRows
            key={nameOf(item) ?? index}
            item={item}
            // Return focus before the action runs, so that what it opens can return focus to the opener.
            onChoose={() => opener.current?.focus()}
          />
        ))}
      </MenuContent>
    </MenuPortal>
  );
}

/** A separator has none. */
function nameOf(item: MenuItem): string | undefined {
  if (item === 'separator') return undefined;
  return 'legend' in item ? item.legend : item.label;
}

'use client';
import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type Direction, directionOf } from '../primitives/direction.ts';
import { MenuRoot, MenuTrigger } from '../primitives/dropdown-menu.ts';
import type { MenuItem } from './menu.types.ts';
import { MenuSurface } from './menu-surface.tsx';

export interface ContextMenuProps {
  /** The menu's name: "Actions for Lake Pichola House". */
  label: string;
  items: readonly MenuItem[];
  /** Where it opens, in pixels of the window; undefined while it is closed. */
  at: { readonly x: number; readonly y: number } | undefined;
  onClose: () => void;
}

/**
 * A menu at a place of the window: what the right button and the context-menu key bring. The focus goes back to where it
 * was. Whatever is in it has another way too, since a touch has no right button.
 */
export function ContextMenu({ label, items, at, onClose }: ContextMenuProps) {
  const opener = useRef<HTMLElement>(null);
  const [direction, setDirection] = useState<Direction>('ltr');
  const isOpen = at !== undefined;
  useLayoutEffect(() => {
    if (!isOpen) return;
    const focused = document.activeElement;
    opener.current = focused instanceof HTMLElement ? focused : null;
    setDirection(directionOf(focused ?? document.body));
  }, [isOpen]);
  if (!at) return null;
  return (
    <MenuRoot modal={false} dir={direction} open onOpenChange={(open) => !open && onClose()}>
      {createPortal(
        <MenuTrigger
          className="bk-menu-place"
          aria-label={label}
          tabIndex={-1}
          style={{ left: at.x, top: at.y }}
        />,
        document.body,
      )}
      <MenuSurface label={label} items={items} align="start" sideOffset={0} opener={opener} />
    </MenuRoot>
  );
}

'use client';
import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type Direction, directionOf } from '../primitives/direction.ts';
import { MenuRoot, MenuTrigger } from '../primitives/dropdown-menu.ts';
import type { MenuItem } from './menu.types.ts';
import { MenuSurface } from './menu-surface.tsx';

export interface ContextMenuProps {
  /** Accessible name: "Actions for Lake Pichola House". */
  label: string;
  items: readonly MenuItem[];
  /** Position in the window, in CSS pixels; undefined while closed. */
  at: { readonly x: number; readonly y: number } | undefined;
  onClose: () => void;
}

/**
 * A menu at a point of the window, for right-click and the context-menu key. Focus returns on close. Everything in it
 * must also be available elsewhere, since touch screens have no right-click.
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

'use client';
import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type Direction, directionOf } from '../primitives/direction.ts';
import { MenuRoot, MenuTrigger } from '../primitives/dropdown-menu.ts';
import type { CloseHandlers, CloseReason } from '../primitives/use-closing.ts';
import type { MenuItem, MenuSurfaceProps } from './menu.types.ts';
import { MenuSurface } from './menu-surface.tsx';

export interface ContextMenuProps extends Omit<CloseHandlers, 'onClosed'>, MenuSurfaceProps {
  /** Controlled open state: set it to false in `onClose`. */
  open: boolean;
  /** Where it opens in the window, in CSS pixels. */
  position: { readonly x: number; readonly y: number } | undefined;
  /** Accessible name: "Actions for Lake Pichola House". */
  label: string;
  items: readonly MenuItem[];
}

/**
 * A menu at a point of the window, for right-click and the context-menu key. Focus returns on close. Everything in it
 * must also be available elsewhere, since touch screens have no right-click.
 */
export function ContextMenu({
  open,
  position,
  label,
  items,
  onCloseRequest,
  onClose,
  ...rest
}: ContextMenuProps) {
  const opener = useRef<HTMLElement>(null);
  const reason = useRef<CloseReason>('backdrop');
  const isClosed = useRef(false);
  const [direction, setDirection] = useState<Direction>('ltr');
  useLayoutEffect(() => {
    isClosed.current = !open;
    if (!open) return;
    const focused = document.activeElement;
    opener.current = focused instanceof HTMLElement ? focused : null;
    setDirection(directionOf(focused ?? document.body));
  }, [open]);
  if (!open || !position) return null;
  const close = () => {
    const why = reason.current;
    reason.current = 'backdrop';
    // A click outside also moves focus, which is a second reason.
    if (isClosed.current || onCloseRequest?.(why) === false) return;
    isClosed.current = true;
    onClose?.(why);
  };
  return (
    <MenuRoot modal={false} dir={direction} open onOpenChange={(isOpen) => !isOpen && close()}>
      {createPortal(
        <MenuTrigger
          className="bk-menu-place"
          aria-label={label}
          tabIndex={-1}
          style={{ left: position.x, top: position.y }}
        />,
        document.body,
      )}
      <MenuSurface
        {...rest}
        label={label}
        items={items}
        align="start"
        sideOffset={0}
        opener={opener}
        onReason={(why) => {
          reason.current = why;
        }}
      />
    </MenuRoot>
  );
}

'use client';
import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type Direction, directionOf } from '../primitives/dom/direction.ts';
import { focusedElement, useOverlayPlace } from '../primitives/dom/overlay-host.ts';
import { zoomOf } from '../primitives/dom/zoom.ts';
import { type CloseHandlers, useClosing } from '../primitives/overlays/use-closing.ts';
import { type OpenState, useCause } from '../primitives/overlays/use-open.ts';
import { MenuRoot, MenuTrigger } from '../primitives/radix/dropdown-menu.ts';
import type { MenuItem, MenuSurfaceProps } from './menu.types.ts';
import { MenuSurface } from './menu-surface.tsx';

export interface ContextMenuProps extends CloseHandlers, MenuSurfaceProps {
  /** Controlled open state: set it to false in `onOpenChange`. */
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
  onOpenChange,
  onClosed,
  container,
  ...rest
}: ContextMenuProps) {
  const opener = useRef<HTMLElement>(null);
  const { note, causeOf } = useCause();
  const { isOpen, requestClose } = useClosing({
    open,
    duration: 0,
    onOpenChange,
    onClosed,
  });
  const [direction, setDirection] = useState<Direction>('ltr');
  useLayoutEffect(() => {
    if (!isOpen) return;
    const focused = focusedElement();
    opener.current = focused instanceof HTMLElement ? focused : null;
    setDirection(directionOf(focused ?? document.body));
  }, [isOpen]);
  const place = useOverlayPlace(container, [opener], isOpen);
  if (!isOpen || !position || !place) return null;
  const { host } = place;
  const zoom = zoomOf(host instanceof ShadowRoot ? host.host : host);
  const state: OpenState = {
    isOpen,
    note,
    change: (_, ...cause) => requestClose(...causeOf(...cause)),
  };
  return (
    <MenuRoot modal={false} dir={direction} open onOpenChange={state.change}>
      {createPortal(
        <MenuTrigger
          className="bk-menu-place"
          aria-label={label}
          tabIndex={-1}
          style={{ left: position.x / zoom, top: position.y / zoom }}
        />,
        host,
      )}
      <MenuSurface
        {...rest}
        container={host}
        state={state}
        label={label}
        items={items}
        align="start"
        opener={opener}
      />
    </MenuRoot>
  );
}

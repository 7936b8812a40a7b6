'use client';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { DRAWER_CLOSE_MS } from '../constants.ts';
import { useMessages } from '../messages/use-messages.ts';
import { DialogPortal, DialogRoot } from '../primitives/dialog.ts';
import { DialogSurface } from '../primitives/dialog-surface.tsx';
import { useBackdrop } from '../primitives/use-backdrop.ts';
import { useClosing } from '../primitives/use-closing.ts';
import { useLastOpen } from '../primitives/use-last-open.ts';
import { useReturnFocus } from '../primitives/use-return-focus.ts';
import { useScrollLock } from '../primitives/use-scroll-lock.ts';
import { warnNameless } from '../primitives/warn-nameless.ts';
import { drawerMessages } from './drawer.messages.ts';
import { type DrawerSide, drawerClass } from './drawer.variants.ts';
import { useSwipe } from './use-swipe.ts';

export interface DrawerProps {
  /** Say it always, true and false: the closing plays when this turns false. Children that are gone by then stay in sight. */
  open: boolean;
  /** The user wants it closed, by Escape, the backdrop, a swipe or the button: set `open` to false. */
  onClose: () => void;
  /** Default `start`. */
  side?: DrawerSide;
  /** The drawer's name. */
  label: string;
  className?: string;
  children?: ReactNode;
}

/** Slides in from an edge over a dark backdrop: the navigation on small screens, the details of a row. */
export function Drawer({ open, onClose, side = 'start', className, ...shown }: DrawerProps) {
  const last = useLastOpen(open, shown);
  const { label } = last;
  // It may hold a form, whose fields stay tied to what registers them.
  const children = shown.children || last.children;
  const { phase, isClosing } = useClosing(open, DRAWER_CLOSE_MS);
  const isMounted = phase !== 'closed';
  const content = useRef<HTMLDivElement>(null);
  const swipe = useSwipe(content, { side, isOpen: phase === 'open', onClose });
  const giveFocusBack = useReturnFocus(isMounted);
  const backdropEvents = useBackdrop(() => {
    if (!isClosing) onClose();
  });
  useScrollLock(isMounted);
  useLayoutEffect(() => {
    // The first time there is no content yet. Opened again while it was closing, nothing else would focus it.
    if (phase === 'open') content.current?.focus({ preventScroll: true });
  }, [phase]);
  const messages = useMessages('drawer', drawerMessages);

  if (!isMounted) return null;
  warnNameless('Drawer', label);
  return (
    <DialogRoot open={!isClosing}>
      <DialogPortal forceMount>
        <div className="bk-drawer-layer" data-state={isClosing ? 'closing' : 'open'}>
          <div className="bk-drawer-backdrop" {...backdropEvents} />
          <DialogSurface
            ref={content}
            className={drawerClass({ side, className })}
            inert={isClosing}
            aria-label={label}
            aria-describedby={undefined}
            onPointerDown={swipe}
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              content.current?.focus({ preventScroll: true });
            }}
            onCloseAutoFocus={giveFocusBack}
            onEscape={() => {
              if (!isClosing) onClose();
            }}
          >
            {children}
            {/* For a screen reader under a finger, which has neither Escape nor the backdrop. */}
            <button type="button" className="bk-drawer-close" onClick={onClose}>
              {messages.close}
            </button>
          </DialogSurface>
        </div>
      </DialogPortal>
    </DialogRoot>
  );
}

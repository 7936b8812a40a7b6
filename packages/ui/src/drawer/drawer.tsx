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
  /**
   * Controlled open state. Keep the component mounted so the exit animation can play; children removed by then stay
   * visible.
   */
  open: boolean;
  /** Called when the user closes it with Escape, the backdrop, a swipe or the button. Set `open` to false. */
  onClose: () => void;
  /** Default `start`. */
  side?: DrawerSide;
  /** Accessible name. */
  label: string;
  className?: string;
  children?: ReactNode;
}

/** A panel that slides in from an edge: navigation on small screens, details of a row. */
export function Drawer({ open, onClose, side = 'start', className, ...shown }: DrawerProps) {
  const last = useLastOpen(open, shown);
  const { label } = last;
  // Keep form fields registered while closing.
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
    // On first open there is no content yet. When reopened while closing, nothing else would focus it.
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
            {/* For touch screen readers, which have neither Escape nor the backdrop. */}
            <button type="button" className="bk-drawer-close" onClick={onClose}>
              {messages.close}
            </button>
          </DialogSurface>
        </div>
      </DialogPortal>
    </DialogRoot>
  );
}

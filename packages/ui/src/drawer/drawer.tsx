'use client';
import { type ComponentProps, useRef } from 'react';
import { DRAWER_CLOSE_MS } from '../constants.ts';
import { useMessages } from '../messages/use-messages.ts';
import { DialogLayer } from '../primitives/dialog-layer.tsx';
import { useMergedRefs } from '../primitives/rendered.tsx';
import { type CloseHandlers, useClosing } from '../primitives/use-closing.ts';
import { useLastOpen } from '../primitives/use-last-open.ts';
import { warnNameless } from '../primitives/warn-nameless.ts';
import { drawerMessages } from './drawer.messages.ts';
import { type DrawerSide, drawerClass } from './drawer.variants.ts';
import { useSwipe } from './use-swipe.ts';

export interface DrawerProps
  extends CloseHandlers,
    Omit<ComponentProps<'div'>, 'onFocus' | 'role' | 'title' | 'inert'> {
  /**
   * Controlled open state: set it to false in `onClose`. Keep the component mounted so the exit animation can play;
   * children removed by then stay visible.
   */
  open: boolean;
  /** Default `start`. */
  side?: DrawerSide | undefined;
  /** Accessible name. */
  label: string;
}

/**
 * A panel that slides in from an edge: navigation on small screens, details of a row. Closes with Escape, the backdrop,
 * a swipe or its button; the page can be used again at once, while it slides out.
 */
export function Drawer({
  open,
  onCloseRequest,
  onClose,
  onClosed,
  side = 'start',
  label,
  className,
  children,
  ref,
  onPointerDown,
  ...rest
}: DrawerProps) {
  const last = useLastOpen(open, { label, children });
  const { isOpen, isMounted, requestClose } = useClosing({
    open,
    duration: DRAWER_CLOSE_MS,
    onCloseRequest,
    onClose,
    onClosed,
  });
  const surface = useRef<HTMLDivElement>(null);
  const swipe = useSwipe(surface, { side, isOpen, onClose: () => requestClose('swipe') });
  const surfaceRef = useMergedRefs(surface, ref);
  const messages = useMessages('drawer', drawerMessages);

  if (!isMounted) return null;
  warnNameless('Drawer', last.label);
  return (
    <DialogLayer
      aria-label={last.label}
      {...rest}
      ref={surfaceRef}
      name="bk-drawer"
      className={drawerClass({ side, className })}
      backdropClassName="bk-drawer-backdrop"
      isOpen={isOpen}
      initialFocus={(node) => node}
      onPointerDown={(event) => {
        onPointerDown?.(event);
        swipe(event);
      }}
      onDismiss={requestClose}
    >
      {/* Keep form fields registered while closing. */}
      {children || last.children}
      {/* For touch screen readers, which have neither Escape nor the backdrop. */}
      <button
        type="button"
        className="bk-drawer-close"
        data-part="close"
        onClick={() => requestClose('close-button')}
      >
        {messages.close}
      </button>
    </DialogLayer>
  );
}

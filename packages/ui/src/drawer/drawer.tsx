'use client';
import { type ComponentProps, type ReactNode, useId, useRef } from 'react';
import { DRAWER_CLOSE_MS } from '../constants.ts';
import type { OverlayContainer } from '../primitives/dom/overlay-host.ts';
import { DialogLayer } from '../primitives/overlays/dialog-layer.tsx';
import { type CloseHandlers, useClosing } from '../primitives/overlays/use-closing.ts';
import { type PartsProps, partOf } from '../primitives/react/parts.ts';
import { useMergedRefs } from '../primitives/react/rendered.tsx';
import { useLastOpen } from '../primitives/react/use-last-open.ts';
import { PartsContext } from '../primitives/react/use-part.ts';
import { warnNameless } from '../primitives/react/warn-nameless.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { drawerMessages } from './drawer.messages.ts';
import { type DrawerSide, type DrawerSize, drawerClass } from './drawer.variants.ts';
import { DrawerFoot, type DrawerFooter, isDescribed } from './drawer-foot.tsx';
import { DrawerHead, type DrawerHeader } from './drawer-head.tsx';
import { useSwipeAway } from './use-swipe.ts';

/** The parts of `Drawer`. */
export type DrawerPart =
  | 'backdrop'
  | 'body'
  | 'cancel'
  | 'close'
  | 'confirm'
  | 'description'
  | 'footer'
  | 'header'
  | 'layer'
  | 'note'
  | 'title';

export interface DrawerProps
  extends PartsProps<DrawerPart>,
    CloseHandlers,
    Omit<ComponentProps<'div'>, 'onFocus' | 'role' | 'title' | 'inert'> {
  /**
   * Controlled open state: set it to false in `onOpenChange`. Keep the component mounted so the exit animation can play;
   * children removed by then stay visible.
   */
  open: boolean;
  /** Default `start`. From the top or the bottom it is as high as its content, up to its size. */
  side?: DrawerSide | undefined;
  /** Its width, or how high it gets. Default `md`: 284 px from the start, else 440. */
  size?: DrawerSize | undefined;
  /** Accessible name. */
  label: string;
  /** Heading of a header with a close button. Without it there is no header. */
  title?: ReactNode;
  /** A line below the title, and the accessible description. */
  description?: ReactNode;
  /** A picture before the title, for example an Avatar. */
  media?: ReactNode;
  /** The title with its description and picture, in one object like the `header` of a Modal. */
  header?: DrawerHeader | undefined;
  /**
   * Buttons that stay below what scrolls: those of a Modal's `footer`, Cancel and one that confirms, or any. Cancel closes
   * it, with the reason `cancel`.
   */
  footer?: DrawerFooter | undefined;
  /** Confirm shows a spinner, and nothing closes the drawer: see Modal. */
  isLoading?: boolean | undefined;
  /** Whether content below the title has the padding of the header. Default true; `false` for navigation or tables. */
  hasPadding?: boolean | undefined;
  /** Container to render in. Default: the nearest native dialog, full-screen element or shadow root, else the body. */
  container?: OverlayContainer | null | undefined;
}

/**
 * A panel that slides in from an edge: navigation on small screens, details of a row. Closes with Escape, the backdrop,
 * a swipe or its button; the page can be used again at once, while it slides out.
 */
export function Drawer({
  open,
  onOpenChange,
  onClosed,
  side = 'start',
  size,
  label,
  header,
  title = header?.text,
  description = header?.description,
  media = header?.media,
  footer,
  isLoading = false,
  hasPadding = true,
  className,
  children,
  ref,
  onPointerDown,
  parts,
  ...rest
}: DrawerProps) {
  const part = partOf(parts);
  const last = useLastOpen(open, { label, title, description, media, footer, children });
  const {
    isOpen,
    isMounted,
    requestClose: request,
  } = useClosing({
    open,
    duration: DRAWER_CLOSE_MS,
    onOpenChange,
    onCancelled: isDescribed(footer) ? footer.cancel?.onCancel : undefined,
    onClosed,
  });
  const requestClose: typeof request = (...why) => !isLoading && request(...why);
  const surface = useRef<HTMLDivElement>(null);
  const swipe = useSwipeAway(surface, {
    side,
    isOpen: isOpen && !isLoading,
    onClose: (event) => requestClose('swipe', event),
  });
  const surfaceRef = useMergedRefs(surface, ref);
  const descriptionId = useId();
  const messages = useMessages('drawer', drawerMessages);

  if (!isMounted) return null;
  warnNameless('Drawer', last.label);
  // Keep form fields registered while closing.
  const content = children || last.children;
  return (
    <PartsContext value={parts}>
      <DialogLayer
        aria-label={last.label}
        aria-describedby={last.title !== undefined && last.description ? descriptionId : undefined}
        {...rest}
        ref={surfaceRef}
        name="bk-drawer"
        className={drawerClass({ side, size, className })}
        backdropClassName="bk-drawer-backdrop"
        aria-busy={isLoading || undefined}
        isOpen={isOpen}
        initialFocus={(node) => node}
        onPointerDown={(event) => {
          onPointerDown?.(event);
          swipe(event);
        }}
        onDismiss={requestClose}
      >
        {last.title !== undefined && (
          <DrawerHead
            media={last.media}
            title={last.title}
            description={last.description}
            descriptionId={descriptionId}
            className={header?.className}
            isLoading={isLoading}
            closeLabel={messages.close}
            onClose={({ nativeEvent }) => requestClose('close-button', nativeEvent)}
          />
        )}
        {last.title !== undefined && hasPadding ? (
          <div {...part('body', 'bk-drawer-body')}>{content}</div>
        ) : (
          content
        )}
        {last.footer && (
          <DrawerFoot
            footer={last.footer}
            isLoading={isLoading}
            onCancel={({ nativeEvent }) => requestClose('cancel', nativeEvent)}
          />
        )}
        {/* For touch screen readers, which have neither Escape nor the backdrop. */}
        {last.title === undefined && (
          <button
            {...part('close', 'bk-drawer-close')}
            type="button"
            onClick={({ nativeEvent }) => requestClose('close-button', nativeEvent)}
          >
            {messages.close}
          </button>
        )}
      </DialogLayer>
    </PartsContext>
  );
}

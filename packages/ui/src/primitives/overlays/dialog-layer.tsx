'use client';
import { type ComponentProps, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { Direction } from '../dom/direction.ts';
import { type OverlayContainer, useOverlayPlace } from '../dom/overlay-host.ts';
import { showFocused } from '../dom/show-focused.ts';
import { DialogContent, DialogRoot } from '../radix/dialog.ts';
import { useMergedRefs } from '../react/rendered.tsx';
import { usePart } from '../react/use-part.ts';
import { isEscapeHandledInside } from './escape.ts';
import { LayerSurface } from './layer-surface.tsx';
import { isTopLayer } from './layers.ts';
import { type ModalLayerOptions, ParentLayer, useModalLayer } from './use-modal-layer.ts';

interface DialogLayerProps extends Omit<ComponentProps<'div'>, 'onFocus'>, ModalLayerOptions {
  /** Class of the layer; its backdrop has the same with `-backdrop`. */
  name: string;
  backdropClassName?: string | undefined;
  /** Default: the nearest element that can show it. */
  container?: OverlayContainer | null | undefined;
  /** Called on Escape that nothing inside handles, and on a click on the backdrop. */
  onDismiss: (reason: 'escape' | 'outside', event: Event) => void;
}

/** A modal dialog: a layer over the page with a backdrop and the dialog's surface. */
export function DialogLayer({ container, ...props }: DialogLayerProps) {
  const place = useOverlayPlace(container);
  return place && createPortal(<Layer {...props} direction={place.direction} />, place.host);
}

function Layer({
  name,
  backdropClassName,
  isOpen,
  initialFocus,
  returnFocus,
  onFocusReturned,
  onDismiss,
  ref,
  children,
  direction,
  ...rest
}: DialogLayerProps & { direction: Direction | undefined }) {
  const part = usePart();
  const surface = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const ownRef = useMergedRefs(surface, ref);
  const id = useModalLayer(surface, { isOpen, initialFocus, returnFocus, onFocusReturned });
  return (
    <div
      {...part('layer', `${name}-layer`)}
      dir={direction}
      data-state={isOpen ? 'open' : 'closing'}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape and the buttons do the same. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the buttons do the same. */}
      <div
        {...part('backdrop', backdropClassName)}
        // It would take focus out of the dialog.
        onMouseDown={(event) => event.preventDefault()}
        // If a popup was open above it, the click closes only the popup.
        onPointerDown={({ currentTarget }) => {
          isPressed.current = isTopLayer(currentTarget.parentElement);
        }}
        // Browsers fire a click only if press and release were both on it.
        onClick={({ nativeEvent }) => isPressed.current && onDismiss('outside', nativeEvent)}
      />
      <DialogRoot open={isOpen} modal={false}>
        <DialogContent
          asChild
          forceMount
          onOpenAutoFocus={preventDefault}
          onCloseAutoFocus={preventDefault}
          onInteractOutside={preventDefault}
          onEscapeKeyDown={(event) => {
            // We decide whether it closes, not Radix.
            event.preventDefault();
            if (!isEscapeHandledInside(event)) onDismiss('escape', event);
          }}
        >
          <LayerSurface {...rest} isOpen={isOpen} ownRef={ownRef} onFocus={showFocused}>
            <ParentLayer value={id}>{children}</ParentLayer>
          </LayerSurface>
        </DialogContent>
      </DialogRoot>
    </div>
  );
}

function preventDefault(event: Event) {
  event.preventDefault();
}

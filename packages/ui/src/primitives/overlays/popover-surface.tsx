'use client';
import { type ComponentProps, use } from 'react';
import { type OverlayContainer, useOverlayPlace } from '../dom/overlay-host.ts';
import { showFocused } from '../dom/show-focused.ts';
import { Content, Portal } from '../radix/popover.ts';
import { useMergedRefs } from '../react/rendered.tsx';
import { dismissal } from './dismissal.ts';
import { PopoverBeside, PopoverOpener, PopoverState } from './popover-root.tsx';
import { popupPlace } from './popup-place.ts';
import { usePopupLayer } from './use-popup-layer.ts';

interface PopoverSurfaceProps
  extends Omit<
    ComponentProps<typeof Content>,
    'onEscapeKeyDown' | 'onInteractOutside' | 'onFocus'
  > {
  /** Default: the nearest element that can show it. */
  container?: OverlayContainer | null | undefined;
  /** Called when Escape closes it. */
  onEscape?: (() => void) | undefined;
}

/** The content of a popover: next to its trigger, within the window, and open while focus is in a toast. */
export function PopoverSurface({
  onCloseAutoFocus,
  container,
  onEscape,
  ref,
  ...props
}: PopoverSurfaceProps) {
  const opener = use(PopoverOpener);
  const beside = use(PopoverBeside);
  const state = use(PopoverState);
  const place = useOverlayPlace(
    container,
    [beside, opener].filter((origin) => origin !== undefined),
    state?.isOpen ?? false,
  );
  const layer = usePopupLayer(opener);
  const ownRef = useMergedRefs<HTMLDivElement>(ref, layer.ref);
  if (!place) return null;
  return (
    // Into a shadow root too, which only the types of Radix don't know.
    <Portal forceMount={props.forceMount} container={place.host as Element}>
      <Content
        dir={place.direction}
        {...popupPlace}
        {...props}
        ref={ownRef}
        onCloseAutoFocus={(event) => {
          onCloseAutoFocus?.(event);
          if (event.defaultPrevented) return;
          // After a click outside too, where Radix would drop focus.
          event.preventDefault();
          layer.giveFocusBack();
        }}
        onFocus={showFocused}
        {...dismissal(state, props, onEscape)}
      />
    </Portal>
  );
}

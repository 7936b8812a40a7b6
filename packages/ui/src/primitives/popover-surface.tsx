'use client';
import { Content, Portal } from '@radix-ui/react-popover';
import { type ComponentProps, use } from 'react';
import { isEscapeHandledInside } from './escape.ts';
import { isInBranch, returnFocus } from './layers.ts';
import { PopoverOpener } from './popover-root.tsx';
import { popupPlace } from './popup-place.ts';
import { useMergedRefs } from './rendered.tsx';
import { showFocused } from './show-focused.ts';
import { usePopupLayer } from './use-popup-layer.ts';

type PopoverSurfaceProps = Omit<
  ComponentProps<typeof Content>,
  'onEscapeKeyDown' | 'onInteractOutside' | 'onFocus'
>;

/** The content of a popover: next to its trigger, within the window, and open while focus is in a toast. */
export function PopoverSurface({ onCloseAutoFocus, ref, ...props }: PopoverSurfaceProps) {
  const opener = use(PopoverOpener);
  return (
    <Portal forceMount={props.forceMount}>
      <Content
        {...popupPlace}
        {...props}
        ref={useMergedRefs<HTMLDivElement>(ref, usePopupLayer(opener))}
        onCloseAutoFocus={(event) => {
          onCloseAutoFocus?.(event);
          if (event.defaultPrevented) return;
          // After a click outside too, where Radix would drop focus.
          event.preventDefault();
          returnFocus([opener?.current]);
        }}
        onFocus={showFocused}
        onInteractOutside={(event) => isInBranch(event.target) && event.preventDefault()}
        onEscapeKeyDown={(event) => isEscapeHandledInside(event) && event.preventDefault()}
      />
    </Portal>
  );
}

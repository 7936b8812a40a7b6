'use client';
import { Content, Portal } from '@radix-ui/react-popover';
import { type ComponentProps, useRef } from 'react';
import { isInBranch } from './branches.tsx';
import { isSpentInside } from './escape.ts';
import { showFocused } from './show-focused.ts';
import { popup } from './use-backdrop.ts';
import { openerOf, returnFocus } from './use-return-focus.ts';

type PopoverSurfaceProps = Omit<
  ComponentProps<typeof Content>,
  'onEscapeKeyDown' | 'onInteractOutside' | 'onFocus'
>;

/** The content of a popover: next to its trigger, within the window, and open while focus is in a toast. */
export function PopoverSurface({
  onOpenAutoFocus,
  onCloseAutoFocus,
  ...props
}: PopoverSurfaceProps) {
  const opener = useRef<Element>(null);
  return (
    <Portal>
      <Content
        sideOffset={4}
        collisionPadding={8}
        {...props}
        {...popup}
        onOpenAutoFocus={(event) => {
          opener.current = event.target instanceof Element ? openerOf(event.target) : null;
          onOpenAutoFocus?.(event);
        }}
        onCloseAutoFocus={(event) => {
          onCloseAutoFocus?.(event);
          if (event.defaultPrevented) return;
          // After a click outside too, where Radix would drop focus.
          event.preventDefault();
          returnFocus(opener.current);
        }}
        onFocus={showFocused}
        onInteractOutside={(event) => isInBranch(event.target) && event.preventDefault()}
        onEscapeKeyDown={(event) => isSpentInside(event) && event.preventDefault()}
      />
    </Portal>
  );
}

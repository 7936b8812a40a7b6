'use client';
import { Content, Portal } from '@radix-ui/react-popover';
import type { ComponentProps } from 'react';
import { isInBranch } from './branches.tsx';
import { isSpentInside } from './escape.ts';

type PopoverSurfaceProps = Omit<
  ComponentProps<typeof Content>,
  'onEscapeKeyDown' | 'onInteractOutside'
>;

/** What a popover shows: next to its opener, within the window, and open while somebody looks at a toast. */
export function PopoverSurface(props: PopoverSurfaceProps) {
  return (
    <Portal>
      <Content
        sideOffset={4}
        collisionPadding={8}
        {...props}
        onInteractOutside={(event) => isInBranch(event.target) && event.preventDefault()}
        onEscapeKeyDown={(event) => isSpentInside(event) && event.preventDefault()}
      />
    </Portal>
  );
}

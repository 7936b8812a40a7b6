'use client';
import { Content, Portal } from '@radix-ui/react-popover';
import type { ComponentProps } from 'react';
import { isInBranch } from './branches.tsx';
import { isSpentInside } from './escape.ts';

/** What a popover shows: next to its opener, within the window, and open while somebody looks at a toast. */
export function PopoverSurface({ onEscapeKeyDown, ...rest }: ComponentProps<typeof Content>) {
  return (
    <Portal>
      <Content
        sideOffset={4}
        collisionPadding={8}
        {...rest}
        onInteractOutside={(event) => isInBranch(event.target) && event.preventDefault()}
        onEscapeKeyDown={(event) => {
          if (isSpentInside(event)) event.preventDefault();
          onEscapeKeyDown?.(event);
        }}
      />
    </Portal>
  );
}

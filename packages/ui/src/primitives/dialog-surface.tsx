'use client';
import type { ComponentProps } from 'react';
import { FocusBranches } from './branches.tsx';
import { DialogContent } from './dialog.ts';
import { isEscapeHandledInside } from './escape.ts';

interface DialogSurfaceProps
  extends Omit<ComponentProps<typeof DialogContent>, 'onEscapeKeyDown' | 'onInteractOutside'> {
  /** Called when Escape was pressed and nothing else handles it. */
  onEscape: () => void;
}

/**
 * The content of a dialog. Of clicks outside, only one on its own backdrop closes it; focus may move to branches such
 * as the toasts.
 */
export function DialogSurface({ onEscape, children, ...rest }: DialogSurfaceProps) {
  return (
    <DialogContent
      forceMount
      {...rest}
      onInteractOutside={(event) => event.preventDefault()}
      onEscapeKeyDown={(event) => {
        // We decide whether it closes, not Radix.
        event.preventDefault();
        if (!isEscapeHandledInside(event)) onEscape();
      }}
    >
      <FocusBranches />
      {children}
    </DialogContent>
  );
}

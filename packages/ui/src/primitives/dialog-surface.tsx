'use client';
import type { ComponentProps } from 'react';
import { FocusBranches } from './branches.tsx';
import { DialogContent } from './dialog.ts';
import { isSpentInside } from './escape.ts';
import { showFocused } from './show-focused.ts';

interface DialogSurfaceProps
  extends Omit<
    ComponentProps<typeof DialogContent>,
    'onEscapeKeyDown' | 'onInteractOutside' | 'onFocus'
  > {
  /** Escape was pressed, and nothing in the dialog or above it has use for it. */
  onEscape: () => void;
}

/**
 * What a dialog shows. Of the presses outside only one on its own backdrop closes it, and its focus may go to the
 * toasts and the other branches.
 */
export function DialogSurface({ onEscape, children, ...rest }: DialogSurfaceProps) {
  return (
    <DialogContent
      forceMount
      {...rest}
      onFocus={showFocused}
      onInteractOutside={(event) => event.preventDefault()}
      onEscapeKeyDown={(event) => {
        // Whether it closes is not for the library to say.
        event.preventDefault();
        if (!isSpentInside(event)) onEscape();
      }}
    >
      <FocusBranches />
      {children}
    </DialogContent>
  );
}

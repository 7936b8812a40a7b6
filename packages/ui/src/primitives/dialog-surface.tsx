'use client';
import type { ComponentProps, FocusEvent } from 'react';
import { FocusBranches } from './branches.tsx';
import { DialogContent } from './dialog.ts';
import { isEscapeHandledInside } from './escape.ts';
import { showFocused } from './show-focused.ts';

interface DialogSurfaceProps
  extends Omit<
    ComponentProps<typeof DialogContent>,
    'onEscapeKeyDown' | 'onInteractOutside' | 'onBlurCapture' | 'onFocusCapture' | 'onFocus'
  > {
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
      onBlurCapture={letFocusArrive}
      onFocusCapture={takeFocusAgain}
      onFocus={showFocused}
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

/**
 * Between two controls nothing has the focus. If an element goes just then, as a description that makes room for an error, Radix
 * thinks that the focus went with it, and takes it to the dialog itself.
 */
function letFocusArrive({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
  if (!currentTarget.contains(relatedTarget)) return;
  Object.defineProperty(currentTarget, 'focus', { value: () => {}, configurable: true });
}

function takeFocusAgain({ currentTarget }: FocusEvent<HTMLElement>) {
  Reflect.deleteProperty(currentTarget, 'focus');
}

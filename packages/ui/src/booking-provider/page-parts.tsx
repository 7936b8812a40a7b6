'use client';
import { useEffect } from 'react';
import { showWrongFields } from '../primitives/dom/show-hidden.ts';
import { Toaster, type ToasterProps } from '../toaster/toaster.tsx';
import { TooltipProvider } from '../tooltip/index.ts';

export type ToastSettings = Pick<ToasterProps, 'preset' | 'position' | 'look' | 'parts'>;

/** Parts that a page has once and doesn't need for its first paint. */
export function PageParts({ toasts }: { toasts: ToastSettings }) {
  // Fields of the app in its own `details` too.
  useEffect(() => showWrongFields(document), []);
  return (
    <>
      <TooltipProvider />
      <Toaster {...toasts} />
    </>
  );
}

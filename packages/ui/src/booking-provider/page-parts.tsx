'use client';
import { useEffect } from 'react';
import { showWrongFields } from '../primitives/show-hidden.ts';
import { Toaster } from '../toaster/toaster.tsx';
import type { ToastPreset } from '../toaster/toaster.variants.ts';
import { TooltipProvider } from '../tooltip/index.ts';

/** What a page has once and doesn't need for its first paint. */
export function PageParts({ toasts }: { toasts: ToastPreset }) {
  // Fields of the app in its own `details` too.
  useEffect(() => showWrongFields(document), []);
  return (
    <>
      <TooltipProvider />
      <Toaster preset={toasts} />
    </>
  );
}

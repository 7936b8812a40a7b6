'use client';
import { Toaster } from '../toaster/toaster.tsx';
import type { ToastPreset } from '../toaster/toaster.variants.ts';
import { TooltipProvider } from '../tooltip/index.ts';

/** What a page has once and doesn't need for its first paint. */
export function PageParts({ toasts }: { toasts: ToastPreset }) {
  return (
    <>
      <TooltipProvider />
      <Toaster preset={toasts} />
    </>
  );
}

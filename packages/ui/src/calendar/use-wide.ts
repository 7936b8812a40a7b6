'use client';
import { useMediaQuery } from '../primitives/dom/use-media-query.ts';

/** Returns whether two months fit side by side. */
export function useWide(): boolean {
  return useMediaQuery('(width > 768px)', false);
}

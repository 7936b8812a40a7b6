'use client';
import { useMediaQuery } from '../primitives/use-media-query.ts';

/** Whether there is room for two months side by side. */
export function useWide(): boolean {
  return useMediaQuery('(width > 768px)', false);
}

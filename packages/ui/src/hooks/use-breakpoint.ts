'use client';
import { useMediaQuery } from '../primitives/dom/use-media-query.ts';
import {
  breakpointLg,
  breakpointMd,
  breakpointSm,
  breakpointXl,
} from '../tokens/generated/values.ts';

const widths = { sm: breakpointSm, md: breakpointMd, lg: breakpointLg, xl: breakpointXl } as const;

/** The breakpoints of the tokens: 480, 768, 1024 and 1170 px. */
export type Breakpoint = keyof typeof widths;

/**
 * Returns whether the window is as wide as a breakpoint, or wider.
 * @param fallback What it is in HTML of a server and until hydration, and without a window that has a width, as in tests.
 */
export function useBreakpoint(from: Breakpoint, fallback = false): boolean {
  return useMediaQuery(`(width >= ${widths[from]}px)`, fallback);
}

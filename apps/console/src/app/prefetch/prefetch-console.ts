import { useEffect } from 'react';
import { prefersReducedData } from '../../idle/prefers-reduced-data.ts';
import { whenIdle } from '../../idle/when-idle.ts';
import { prefetchFile } from './prefetch-screen.ts';

/**
 * Loads the console's files and its first screen while the user types their password, so that signing in only waits for
 * data. Skipped when the user prefers reduced data.
 */
export function useConsolePrefetch(href: string): void {
  useEffect(() => {
    if (prefersReducedData()) return;
    let isOver = false;
    void whenIdle().then(() => {
      if (isOver) return;
      // A failure here repeats, and shows an error, when the screen is opened.
      void import('../shell/route.tsx').catch(() => undefined);
      void prefetchFile(href);
    });
    return () => {
      isOver = true;
    };
  }, [href]);
}

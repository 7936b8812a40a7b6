import { useEffect } from 'react';
import { prefersReducedData } from '../../idle/prefers-reduced-data.ts';
import { whenIdle } from '../../idle/when-idle.ts';
import { prefetchFile } from './prefetch-screen.ts';

/**
 * Loads the files of the console and of its first screen while someone types their password, so that signing in waits
 * for data alone. Not for whoever saves data.
 */
export function useConsolePrefetch(href: string): void {
  useEffect(() => {
    if (prefersReducedData()) return;
    let isOver = false;
    void whenIdle().then(() => {
      if (isOver) return;
      // What fails here fails again, and says so, when the screen is opened.
      void import('../shell/route.tsx').catch(() => undefined);
      void prefetchFile(href);
    });
    return () => {
      isOver = true;
    };
  }, [href]);
}

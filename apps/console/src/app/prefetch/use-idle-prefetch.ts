import { useEffect } from 'react';
import { prefersReducedData } from '../../idle/prefers-reduced-data.ts';
import { whenIdle } from '../../idle/when-idle.ts';
import { prefetchFile } from './prefetch-screen.ts';

/**
 * Loads the screens behind the page's links one by one while the page is idle, so that opening one only waits for its
 * data. Skipped when the user prefers reduced data.
 */
export function useIdlePrefetch(hrefs: readonly string[]): void {
  const all = hrefs.join(' ');
  useEffect(() => {
    if (prefersReducedData()) return;
    let isOver = false;
    void (async () => {
      for (const href of all.split(' ')) {
        await whenIdle();
        if (isOver) return;
        await prefetchFile(href);
        if (isOver) return;
      }
    })();
    return () => {
      isOver = true;
    };
  }, [all]);
}

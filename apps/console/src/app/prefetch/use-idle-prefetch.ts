import { useEffect } from 'react';
import { prefersReducedData } from '../../idle/prefers-reduced-data.ts';
import { whenIdle } from '../../idle/when-idle.ts';
import { prefetchFile } from './prefetch-screen.ts';

/**
 * Loads the files of the screens behind the links of a page while it has nothing else to do, one after the other, so
 * that who opens one waits for its data alone. Not for who saves data.
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
      }
    })();
    return () => {
      isOver = true;
    };
  }, [all]);
}

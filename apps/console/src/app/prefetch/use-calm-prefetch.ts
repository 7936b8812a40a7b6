import { useEffect } from 'react';
import { calm } from '../../idle/calm.ts';
import { savesData } from '../../idle/saves-data.ts';
import { prefetchFile } from './prefetch-screen.ts';

/**
 * Loads the files of the screens behind the links of a page while it has nothing else to do, one after the other, so
 * that who opens one waits for its data alone. Not for who saves data.
 */
export function useCalmPrefetch(hrefs: readonly string[]): void {
  const all = hrefs.join(' ');
  useEffect(() => {
    if (savesData()) return;
    let isOver = false;
    void (async () => {
      for (const href of all.split(' ')) {
        await calm();
        if (isOver) return;
        await prefetchFile(href);
      }
    })();
    return () => {
      isOver = true;
    };
  }, [all]);
}

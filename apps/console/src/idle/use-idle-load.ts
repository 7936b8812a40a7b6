import { useEffect } from 'react';
import { prefersReducedData } from './prefers-reduced-data.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Loads what is likely to be opened next once the page is idle. Skipped when the user prefers reduced data. A failure
 * is left to what opens it.
 * @param load The same function in every render.
 */
export function useIdleLoad(load: () => Promise<unknown>): void {
  useEffect(() => {
    if (prefersReducedData()) return;
    let isOver = false;
    void whenIdle().then(() => isOver || load().catch(() => undefined));
    return () => {
      isOver = true;
    };
  }, [load]);
}

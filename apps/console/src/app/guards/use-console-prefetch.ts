import { useCallback } from 'react';
import { useIdleLoad } from '../../idle/use-idle-load.ts';
import { prefetchFile } from '../prefetch/prefetch-screen.ts';

/**
 * Loads the console's files and its first screen while the user types their password, so that signing in only waits for
 * data. Skipped when the user prefers reduced data.
 */
export function useConsolePrefetch(href: string): void {
  useIdleLoad(
    useCallback(() => Promise.all([import('../shell/route.tsx'), prefetchFile(href)]), [href]),
  );
}

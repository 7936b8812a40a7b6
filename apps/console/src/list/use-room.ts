import { useSyncExternalStore } from 'react';

/** The largest of some widths that the window has, followed; 0 when it is narrower than all. */
export function useRoom(widths: readonly number[]): number {
  return useSyncExternalStore(
    (onChange) => {
      addEventListener('resize', onChange);
      return () => removeEventListener('resize', onChange);
    },
    () => Math.max(0, ...widths.filter((width) => width <= innerWidth)),
  );
}

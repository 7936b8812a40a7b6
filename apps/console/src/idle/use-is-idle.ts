import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/** False at first; true once the page is idle. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let isGone = false;
    void whenIdle().then(() => isGone || setIdle(true));
    return () => {
      isGone = true;
    };
  }, []);
  return isIdle;
}

import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/** No at first; yes once the page is calm. */
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

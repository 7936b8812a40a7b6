import { useEffect, useState } from 'react';
import { calm } from './calm.ts';

/** No at first; yes once the page is calm. */
export function useCalm(): boolean {
  const [isCalm, setCalm] = useState(false);
  useEffect(() => {
    let isGone = false;
    void calm().then(() => isGone || setCalm(true));
    return () => {
      isGone = true;
    };
  }, []);
  return isCalm;
}

'use client';
import { useEffect, useState } from 'react';

/** Returns whether the user is in another window or tab. A frame of this page doesn't count. */
export function useAway(): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const look = () => setAway(document.hidden || !document.hasFocus());
    const onBlur = () => setAway(!(document.activeElement instanceof HTMLIFrameElement));
    look();
    document.addEventListener('visibilitychange', look, { signal });
    window.addEventListener('blur', onBlur, { signal });
    window.addEventListener('focus', () => setAway(document.hidden), { signal });
    return () => listening.abort();
  }, []);
  return isAway;
}

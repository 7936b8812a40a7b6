'use client';
import { useEffect, useState } from 'react';

/** Whether the reader is in another window or another tab. In a frame of this page they are still here. */
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

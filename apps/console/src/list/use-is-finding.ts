import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the browser's own search in the page has been opened by its keys. It finds only what is rendered. */
export function useIsFinding(): boolean {
  const [isFinding, setIsFinding] = useState(false);
  useEffect(() => {
    const look = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
      const isFind = key === 'F3' || ((ctrlKey || metaKey) && key.toLowerCase() === 'f');
      // Before the browser looks at the page.
      if (isFind) flushSync(() => setIsFinding(true));
    };
    document.addEventListener('keydown', look, true);
    return () => document.removeEventListener('keydown', look, true);
  }, []);
  return isFinding;
}

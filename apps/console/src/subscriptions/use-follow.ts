import { useSearchParams } from 'react-router';

/**
 * Shows another subscription where one is open: the one that took its place. What has ended says nothing of what holds now.
 */
export function useFollow(): (from: string | undefined, to: string) => void {
  const [, setParams] = useSearchParams();
  return (from, to) => {
    if (from === undefined || from === to) return;
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (before.get('open') === from) after.set('open', to);
        return after;
      },
      { replace: true },
    );
  };
}

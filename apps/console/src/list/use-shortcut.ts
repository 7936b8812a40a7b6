import { useEffect, useRef } from 'react';

/** Runs `act` when a single key is pressed outside of fields, unless a dialog is open or a modifier is held. */
export function useShortcut(key: string, act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const obey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== key || event.defaultPrevented || event.repeat) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      if (target instanceof HTMLElement && target.matches('input, textarea, select')) return;
      if (document.querySelector('[role="dialog"], [role="menu"]')) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', obey);
    return () => document.removeEventListener('keydown', obey);
  }, [key]);
}

'use client';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useMediaQuery } from '../primitives/dom/use-media-query.ts';
import { isTheme, setTheme, THEME_KEY, type Theme } from './theme.ts';

export interface ThemeState {
  /** The chosen theme. `system` in HTML of a server and until hydration. */
  theme: Theme;
  /** The visible theme: for `system`, that of the device. `light` in HTML of a server and until hydration. */
  shownTheme: 'light' | 'dark';
  /** Applies a theme to the page, and stores it for the next visit and for other tabs. */
  setTheme: (theme: Theme) => void;
}

/** The root says the theme of the page, also where something else has set it. */
function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'class'] });
  return () => observer.disconnect();
}

function themeOfPage(): Theme {
  const { dataset, classList } = document.documentElement;
  if (isTheme(dataset.theme)) return dataset.theme;
  return classList.contains('dark') ? 'dark' : 'light';
}

const onServer = (): Theme => 'system';

/**
 * Returns the theme of the page, and sets it. It follows the device, other tabs, and what else sets `data-theme` on the
 * root.
 * @param storageKey That of `ThemeScript`. Default `booking-theme`.
 */
export function useTheme(storageKey: string = THEME_KEY): ThemeState {
  const theme = useSyncExternalStore(subscribe, themeOfPage, onServer);
  const isDarkDevice = useMediaQuery('(prefers-color-scheme: dark)', false);
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === storageKey && isTheme(newValue))
        document.documentElement.dataset.theme = newValue;
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [storageKey]);
  return {
    theme,
    shownTheme: theme === 'dark' || (theme === 'system' && isDarkDevice) ? 'dark' : 'light',
    setTheme: useCallback((next: Theme) => setTheme(next, storageKey), [storageKey]),
  };
}

import { useSyncExternalStore } from 'react';

export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'front-desk.theme';
const listeners = new Set<() => void>();
const stored = () => THEMES.find((theme) => theme === localStorage.getItem(KEY)) ?? 'system';

export function applyTheme(theme: Theme = stored()): void {
  localStorage.setItem(KEY, theme);
  document.documentElement.dataset.theme = theme;
  for (const listener of listeners) listener();
}

export function useTheme(): Theme {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, stored);
}

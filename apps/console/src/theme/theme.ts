import { createStore } from 'zustand/vanilla';

/** The key and the values are also those of public/console-theme.js, which runs before the first paint. */
const THEME_KEY = 'booking-theme';

export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

export const themeStore = createStore<{ theme: Theme }>(() => ({ theme: readTheme() }));

/** Shows the theme and keeps it for the next visit. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  themeStore.setState({ theme });
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Blocked site data: the choice lasts as long as the page.
  }
}

/** What was chosen went with the rest of the local storage (`AUTH-03`); the page shows so at once. */
export function forgetTheme(): void {
  document.documentElement.dataset.theme = 'system';
  themeStore.setState({ theme: 'system' });
}

function readTheme(): Theme {
  const shown = globalThis.document?.documentElement.dataset.theme;
  return THEMES.find((theme) => theme === shown) ?? 'system';
}

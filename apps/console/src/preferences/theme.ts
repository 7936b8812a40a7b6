/** The key and the values are also those of public/console-theme.js, which runs before the first paint. */
const THEME_KEY = 'booking-theme';

export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

/** Shows a theme, and keeps a copy for the first paint of the next visit. */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Blocked site data: the next visit paints the system's theme until it knows the user's.
  }
}

/** The copy went with the rest of the local storage (`AUTH-03`); the page shows so at once. */
export function resetTheme(): void {
  document.documentElement.dataset.theme = 'system';
}

/** The key and values are also used by opening/before-paint.ts, which runs before the first paint. */
const THEME_KEY = 'booking-theme';

export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

/** Applies a theme, and keeps a copy for the first paint of the next visit. */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Site data is blocked: the next visit paints the system's theme until the user is known.
  }
}

/** The copy was cleared with the local storage (`AUTH-03`); the page follows at once. */
export function resetTheme(): void {
  document.documentElement.dataset.theme = 'system';
}

/** Themes to choose from: `system` is that of the device. */
export type Theme = 'light' | 'dark' | 'system';

export const themes: readonly Theme[] = ['light', 'dark', 'system'];

/** Key that the chosen theme is stored under, unless the app sets another one. */
export const THEME_KEY = 'booking-theme';

export const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value);

/**
 * Returns the script that applies the stored theme before the first paint, for a page that isn't made by React, and for
 * its hash in a content policy. It has no line breaks and needs nothing else.
 * @param storageKey Default `booking-theme`.
 */
export function themeScript(storageKey: string = THEME_KEY): string {
  // "</script>" in a key would end it.
  const key = JSON.stringify(storageKey).replaceAll('<', '\\u003c');
  return `try{const t=localStorage.getItem(${key});if(/^(light|dark|system)$/.test(t))document.documentElement.dataset.theme=t}catch{}`;
}

/**
 * Applies a theme to the page, and stores it for the next visit and for other tabs.
 * @param storageKey Default `booking-theme`.
 */
export function setTheme(theme: Theme, storageKey: string = THEME_KEY): void {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // Site data is blocked: the theme is that of this page.
  }
}

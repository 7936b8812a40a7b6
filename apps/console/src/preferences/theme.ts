export { setTheme as applyTheme, type Theme, themes } from '@booking/ui/theme-script';

/** The copy was cleared with the local storage (`AUTH-03`); the page follows at once. */
export function resetTheme(): void {
  document.documentElement.dataset.theme = 'system';
}

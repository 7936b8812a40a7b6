export { setTheme, type Theme, themeScript, themes } from './theme.ts';
export { ThemeScript, type ThemeScriptProps } from './theme-script.tsx';
export { type ThemeState, useTheme } from './use-theme.ts';

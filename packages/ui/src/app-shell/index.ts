export { AppShell, type AppShellPart, type AppShellProps } from './app-shell.tsx';
export { type AppShellMenu, useAppShell } from './app-shell-context.ts';
export { AppShellMenuButton, type AppShellMenuButtonProps } from './app-shell-menu-button.tsx';

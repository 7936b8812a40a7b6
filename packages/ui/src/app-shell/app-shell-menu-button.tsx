'use client';
import type { ComponentProps } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { classNames } from '../primitives/react/class-names.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { appShellMessages } from './app-shell.messages.ts';
import { useAppShell } from './app-shell-context.ts';

export type AppShellMenuButtonProps = Omit<
  ComponentProps<'button'>,
  'children' | 'color' | 'disabled'
>;

/**
 * Opens the navigation of the `AppShell` around. Its top bar has it; a page with a bar of its own puts it there. Not
 * shown above 1024 px.
 */
export function AppShellMenuButton({ className, onClick, ...rest }: AppShellMenuButtonProps) {
  const { isMenuOpen, openMenu } = useAppShell();
  const messages = useMessages('appShell', appShellMessages);
  return (
    <IconButton
      {...rest}
      className={classNames('bk-app-shell-menu', className)}
      icon="menu"
      label={messages.openMenu}
      size="md"
      aria-haspopup="dialog"
      aria-expanded={isMenuOpen}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) openMenu();
      }}
    />
  );
}

import type { Command, CommandGroup } from '@booking/ui';
import { useQueryClient } from '@tanstack/react-query';
import { homeHref } from '../../access/access.ts';
import { confirmDiscardThen } from '../../dialogs/unsaved-changes.tsx';
import { useCommands } from '../../page/commands-context.ts';
import { useOpenCommands } from '../../page/page-commands.ts';
import { type Theme, themes } from '../../preferences/theme.ts';
import { usePreference } from '../../preferences/use-preference.ts';
import { useSession, useUser } from '../../session/session-context.ts';
import { printed, shortcuts } from '../../shortcuts/shortcuts.ts';
import { useRegistered } from '../../shortcuts/use-shortcut.ts';
import { useNavGroups } from '../navigation/use-nav-groups.ts';

const themeCommands: Readonly<Record<Theme, Pick<Command, 'label' | 'icon'>>> = {
  light: { label: 'Light theme', icon: 'sun' },
  dark: { label: 'Dark theme', icon: 'moon' },
  system: { label: 'System theme', icon: 'smartphone' },
};

const densities = {
  comfortable: { label: 'Comfortable rows', icon: 'rows-3' },
  compact: { label: 'Compact rows', icon: 'rows-4' },
} as const;

/** The pages that the user may open, and the actions available everywhere and on this page. */
export function useActions(): readonly CommandGroup[] {
  const session = useSession();
  const user = useUser();
  const cache = useQueryClient();
  const { openSheet } = useCommands();
  const registered = useRegistered();
  const opened = useOpenCommands();
  const [theme, setTheme] = usePreference('theme');
  const [density, setDensity] = usePreference('density');
  const links = useNavGroups().flatMap(({ items }) => items);

  const pages: readonly Command[] = [
    { key: 'home', label: 'Home', icon: 'house', href: homeHref(user) },
    ...links.map(({ label, icon, href }): Command => ({ key: href, label, icon, href })),
  ];
  const here = registered.flatMap(({ shortcut, act }): Command[] => {
    const { key, label, icon, scope } = shortcut;
    // Global shortcuts and adding have commands of their own.
    if (!act || scope === 'Everywhere' || key === shortcuts.add.key) return [];
    const command = { key: `here-${key}`, label, keys: printed(shortcut), onSelect: act };
    return [icon ? { ...command, icon } : command];
  });
  const additions = links.flatMap(({ add }): Command[] =>
    add ? [{ key: `add-${add.href}`, label: add.label, icon: 'plus', href: add.href }] : [],
  );
  const actions: readonly Command[] = [
    ...additions,
    ...themes
      .filter((value) => value !== theme)
      .map((value) => ({
        key: `theme-${value}`,
        ...themeCommands[value],
        onSelect: () => setTheme(value),
      })),
    ...(['comfortable', 'compact'] as const)
      .filter((value) => value !== density)
      .map((value) => ({
        key: `density-${value}`,
        ...densities[value],
        onSelect: () => setDensity(value),
      })),
    {
      key: 'sheet',
      label: shortcuts.sheet.label,
      icon: 'keyboard',
      keys: printed(shortcuts.sheet),
      onSelect: openSheet,
    },
    {
      key: 'refresh',
      label: 'Refresh this page',
      icon: 'refresh-cw',
      onSelect: () => void cache.invalidateQueries(),
    },
    {
      key: 'sign-out',
      label: 'Sign out',
      icon: 'log-out',
      onSelect: () => confirmDiscardThen(() => void session.signOut()),
    },
  ];
  return [
    { label: 'Pages', items: pages },
    { label: 'This page', items: [...opened, ...here] },
    { label: 'Actions', items: actions },
  ];
}

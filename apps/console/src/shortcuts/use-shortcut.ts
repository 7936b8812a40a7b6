import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import { usePreference } from '../preferences/use-preference.ts';
import { type Registered, register, registeredStore } from './registered.ts';
import type { Shortcut } from './shortcuts.ts';

/**
 * Makes a shortcut of the table work while the part is there, and puts it on the sheet. Without `act` the part obeys
 * the key by itself. Single keys can be switched off (WCAG 2.1.4).
 */
export function useShortcut(shortcut: Shortcut, act?: () => void): void {
  const isOn = useIsOn(shortcut);
  const hasAct = act !== undefined;
  const run = useEffectEvent(() => act?.());
  useEffect(() => {
    if (!isOn) return;
    return register({ shortcut, act: hasAct ? () => run() : undefined });
  }, [shortcut, isOn, hasAct]);
}

/** Whether the user wants the shortcut: those with Ctrl or Alt always work. */
export function useIsOn(shortcut: Shortcut): boolean {
  const [isOn] = usePreference('shortcuts');
  return isOn || Boolean(shortcut.isWithControl) || Boolean(shortcut.isWithAlt);
}

/** What works on the page as it stands. */
export function useRegistered(): readonly Registered[] {
  return useStore(registeredStore, ({ all }) => all);
}

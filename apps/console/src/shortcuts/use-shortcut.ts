import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import { usePreference } from '../preferences/use-preference.ts';
import { type Registered, register, registeredStore } from './registered.ts';
import type { Shortcut } from './shortcuts.ts';

/**
 * Activates a shortcut while the component is mounted, and lists it on the sheet. Without `act` the component handles
 * the key itself. Single keys can be turned off (WCAG 2.1.4).
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

/** Whether the shortcut is on: those with Ctrl or Alt always are. */
export function useIsOn(shortcut: Shortcut): boolean {
  const [isOn] = usePreference('shortcuts');
  return isOn || Boolean(shortcut.isWithControl) || Boolean(shortcut.isWithAlt);
}

/** The active shortcuts of the page. */
export function useRegistered(): readonly Registered[] {
  return useStore(registeredStore, ({ all }) => all);
}

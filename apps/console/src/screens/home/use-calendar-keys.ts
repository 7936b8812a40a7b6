import { isTyping, shortcutKey } from '@booking/ui/kbd';
import type { KeyboardEvent } from 'react';
import type { Period } from '../../period/use-period.ts';
import { shortcuts } from '../../shortcuts/shortcuts.ts';
import { useIsOn, useShortcut } from '../../shortcuts/use-shortcut.ts';

/**
 * The keys of the calendar: `[` and `]` step, `T` is today. They work with the focus inside of whatever gets the
 * returned handler, and stand in the list of shortcuts and in the palette.
 * @param onLeave Called when the focused day may be gone, to give the focus a place.
 */
export function useCalendarKeys(
  { step, goToday }: Pick<Period, 'step' | 'goToday'>,
  onLeave: () => void,
) {
  const acts = [
    { key: shortcuts.earlier.key, act: () => step(-1) },
    { key: shortcuts.later.key, act: () => step(1) },
    { key: shortcuts.today.key, act: goToday },
  ];
  useShortcut(shortcuts.earlier, () => step(-1));
  useShortcut(shortcuts.later, () => step(1));
  useShortcut(shortcuts.today, goToday);
  const isOn = useIsOn(shortcuts.earlier);
  return (event: KeyboardEvent<HTMLElement>) => {
    if (!isOn || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event.nativeEvent)) return;
    const pressed = shortcutKey(event);
    const shortcut = acts.find(({ key }) => key === pressed);
    if (!shortcut) return;
    event.preventDefault();
    shortcut.act();
    if (event.target instanceof Element && event.target.closest('[role="gridcell"]')) onLeave();
  };
}

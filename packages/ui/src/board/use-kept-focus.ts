'use client';
import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus on a control of a card that moves to another column, where React makes it anew. Nothing else may have
 * taken the focus.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>) {
  const focused = useRef<{ key: string; part: string }>(undefined);
  useLayoutEffect(() => {
    const { key, part } = focused.current ?? {};
    const node = root.current;
    if (key === undefined || !node || document.activeElement !== document.body) return;
    const cards = [...node.querySelectorAll<HTMLElement>('li[data-key]')];
    const card = cards.find(({ dataset }) => dataset.key === key);
    card?.querySelector<HTMLElement>(`[data-part=${part}]`)?.focus();
  });
  return {
    onFocus({ target, currentTarget }: FocusEvent<HTMLElement>) {
      // A menu is outside of the board, and returns the focus to its card.
      if (!currentTarget.contains(target)) return;
      const key = target.closest<HTMLElement>('li[data-key]')?.dataset.key;
      const part = target.dataset.part;
      focused.current = key !== undefined && part !== undefined ? { key, part } : undefined;
    },
    onBlur({ target, currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
      const isToMenu = target.getAttribute('aria-expanded') === 'true';
      const isLeft = relatedTarget instanceof Node && !currentTarget.contains(relatedTarget);
      if (isLeft && !isToMenu && currentTarget.contains(target)) focused.current = undefined;
    },
  };
}

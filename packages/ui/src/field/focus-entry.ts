import type { FocusEvent } from 'react';

/** Passes the focus of a group on to its checked control, else its first. What stands beside its label comes later. */
export function focusEntry({ target, currentTarget }: FocusEvent<HTMLElement>) {
  if (target !== currentTarget) return;
  const entry =
    currentTarget.querySelector<HTMLElement>('input[type="radio"]:checked') ??
    [...currentTarget.querySelectorAll<HTMLElement>('input, button, select, textarea')].find(
      (control) => !control.closest('legend'),
    );
  // The group is already in sight.
  entry?.focus({ preventScroll: true });
}

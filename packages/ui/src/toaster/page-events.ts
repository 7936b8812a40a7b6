import { notify } from './notify.ts';

/**
 * Moves focus to the first toast on Alt+T (`TOAST-03`). By `code`, not `key`: Option on a Mac types another letter.
 * Ctrl+Alt is AltGr on Windows, which types. F8 works too, since Alt+T opens a menu in Firefox.
 */
export function focusToasts(event: KeyboardEvent): void {
  const { altKey, ctrlKey, metaKey, code } = event;
  if (ctrlKey || metaKey || code !== (altKey ? 'KeyT' : 'F8')) return;
  const toast = document.querySelector<HTMLElement>('[data-part="toast"][data-state="open"]');
  if (!toast) return;
  event.preventDefault();
  toast.focus();
}

/** Shows why a control is disabled when it is tapped (`ICON-04`). */
export function showReason(event: Event): void {
  const [target] = event.composedPath();
  if (!(target instanceof Element)) return;
  const reason = target.closest('[data-disabled-reason]')?.getAttribute('data-disabled-reason');
  if (reason) notify.error(reason);
}

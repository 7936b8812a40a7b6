import type { Messages } from '../messages/messages.ts';
import type { Toast } from './toast-queue.ts';

/** Long enough for a screen reader to pick up the text. */
const REMOVE_AFTER_MS = 1000;

const announced = /* @__PURE__ */ new WeakSet<Toast>();

/** The live regions of a toaster, empty before the first toast. */
export interface LiveRegions {
  polite: HTMLElement;
  assertive: HTMLElement;
}

/** Announces each new or renewed toast exactly once: errors assertively, the rest politely. */
export function announceToasts(
  toasts: readonly Toast[],
  { polite, assertive }: LiveRegions,
  messages: Messages['toaster'],
): void {
  for (const toast of toasts) {
    const { tone, text, action, isClosing } = toast;
    if (isClosing || announced.has(toast)) continue;
    announced.add(toast);
    const line = document.createElement('p');
    line.textContent = action ? `${text} ${messages.action(action.label)}` : text;
    (tone === 'danger' ? assertive : polite).append(line);
    setTimeout(() => line.remove(), REMOVE_AFTER_MS);
  }
}

import { MOBILE_MAX_WIDTH } from '../constants.ts';
import { matchesMedia } from '../primitives/use-media-query.ts';

/** A button, a field, or an icon that speaks for itself. */
export type Control = HTMLElement | SVGElement;

/** A control that has something to say, and the words. */
export interface Tip {
  readonly control: Control;
  readonly text: string;
}

/** Where the words stand: the reason wins, since it is what the reader wants to know of a control that refuses. */
const selector = '[data-tooltip], [data-disabled-reason]';

const isDisabled = (control: Control) =>
  control.dataset.disabledReason !== undefined ||
  control.matches(':disabled, [aria-disabled="true"]');

/**
 * The tip of the control that the node belongs to. None on screens of 480 px and less, where a finger would cover
 * it, unless the control is disabled (`TIP-01`).
 */
export function tipOf(node: EventTarget | null): Tip | undefined {
  const control = node instanceof Element ? node.closest<Control>(selector) : null;
  const text = control?.dataset.disabledReason ?? control?.dataset.tooltip;
  if (!control || !text) return undefined;
  const isWide = matchesMedia(`(min-width: ${MOBILE_MAX_WIDTH + 1}px)`, true);
  return isWide || isDisabled(control) ? { control, text } : undefined;
}

/** The tip of the control that the keyboard is on. */
export function focusedTip(): Tip | undefined {
  const focused = document.activeElement;
  return focused?.matches(':focus-visible') ? tipOf(focused) : undefined;
}

import { MOBILE_MAX_WIDTH } from '../constants.ts';
import { focusedElement } from '../primitives/dom/overlay-host.ts';
import { matchesMedia } from '../primitives/dom/use-media-query.ts';

/** A button, a field, or an icon with its own tooltip. */
export type Control = HTMLElement | SVGElement;

/** A control and the text of its tooltip. */
export interface Tip {
  readonly control: Control;
  readonly text: string;
}

/** Attributes with the text; the disabled reason takes precedence. */
const selector = '[data-tooltip], [data-disabled-reason]';

const isDisabled = (control: Control) =>
  control.dataset.disabledReason !== undefined ||
  control.matches(':disabled, [aria-disabled="true"]');

/**
 * Returns the tip of the control that contains the node. None on screens up to 480 px, where a finger would cover it,
 * unless the control is disabled (`TIP-01`).
 */
export function tipOf(node: EventTarget | null): Tip | undefined {
  const control = node instanceof Element ? node.closest<Control>(selector) : null;
  const text = control?.dataset.disabledReason ?? control?.dataset.tooltip;
  if (!control || !text) return undefined;
  const isWide = matchesMedia(`(min-width: ${MOBILE_MAX_WIDTH + 1}px)`, true);
  return isWide || isDisabled(control) ? { control, text } : undefined;
}

/** Returns the tip of the control with keyboard focus. */
export function focusedTip(): Tip | undefined {
  const focused = focusedElement();
  return focused?.matches(':focus-visible') ? tipOf(focused) : undefined;
}

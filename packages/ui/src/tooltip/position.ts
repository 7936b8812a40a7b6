import { zoomOf } from '../primitives/dom/zoom.ts';
import type { Control } from './tip.ts';

/** The name that the style sheet positions the tooltip by. */
const ANCHOR = '--bk-tooltip';

/** Distances in px, as in the style sheet. */
const GAP = 11;
const MARGIN = 8;

/**
 * Positions the tooltip above its control, or below it where there is no room, within the window. The browser does it,
 * and follows the control; for an older one each frame does. Returns a cleanup function.
 */
export function position(tip: HTMLElement, control: Control): () => void {
  if (!globalThis.CSS?.supports?.('position-anchor', ANCHOR)) {
    let frame = 0;
    const follow = () => {
      place(tip, control);
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }
  const { style } = control;
  const before = style.getPropertyValue('anchor-name');
  const others = getComputedStyle(control).getPropertyValue('anchor-name');
  style.setProperty('anchor-name', others && others !== 'none' ? `${others}, ${ANCHOR}` : ANCHOR);
  tip.dataset.anchored = '';
  return () => {
    style.setProperty('anchor-name', before);
    if (control.getAttribute('style') === '') control.removeAttribute('style');
  };
}

function place(tip: HTMLElement, control: Control) {
  const to = control.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const top = to.top - height - GAP;
  const left = to.left + (to.width - width) / 2;
  const most = document.documentElement.clientWidth - width - MARGIN;
  // Measured in px of the window, placed in those of the tooltip.
  const zoom = zoomOf(tip);
  tip.style.top = `${(top < MARGIN ? to.bottom + GAP : top) / zoom}px`;
  tip.style.left = `${Math.max(MARGIN, Math.min(left, most)) / zoom}px`;
}

/**
 * Says on a box that scrolls sideways at which sides something is out of sight: `data-under-start`, `data-under-end`.
 * Call it when the box scrolls or changes its size.
 */
export function markSides(box: HTMLElement): void {
  const { clientWidth, scrollWidth } = box;
  // From right to left it is negative.
  const scrolled = Math.abs(box.scrollLeft);
  box.toggleAttribute('data-under-start', scrolled > 0);
  // Widths are whole pixels.
  box.toggleAttribute('data-under-end', scrolled + clientWidth < scrollWidth - 1);
}

interface Zoomed {
  readonly currentCSSZoom?: number;
}

/** Returns the CSS `zoom` of an element with that of all around it. Older browsers know none that moves a popup. */
export const zoomOf = (element: Element): number => (element as Zoomed).currentCSSZoom || 1;

/** Returns how many pixels of the window a pixel of an element is, with `zoom` and transforms. */
export function scaleOf(element: HTMLElement): number {
  const { width } = element.getBoundingClientRect();
  // Layout widths are whole pixels.
  return Math.abs(width - element.offsetWidth) < 1 || element.offsetWidth === 0
    ? 1
    : width / element.offsetWidth;
}

const sizes = [
  ['--radix-popover-trigger-width', '--radix-popper-anchor-width'],
  ['--radix-popover-content-available-height', '--radix-popper-available-height'],
  ['--radix-dropdown-menu-content-available-height', '--radix-popper-available-height'],
] as const;

/**
 * Lets a popup be placed in a zoomed page: what is placed is measured in the pixels of the window, and only its content
 * is zoomed. The positioning library of Radix knows no zoom.
 */
export function placeInZoom(popup: HTMLElement): void {
  const wrapper = popup.parentElement;
  if (!wrapper?.hasAttribute('data-radix-popper-content-wrapper')) return;
  const zoom = zoomOf(wrapper);
  if (zoom === 1) return;
  wrapper.style.zoom = `${1 / zoom}`;
  popup.style.zoom = `${zoom}`;
  for (const [name, from] of sizes) popup.style.setProperty(name, `calc(var(${from}) / ${zoom})`);
}

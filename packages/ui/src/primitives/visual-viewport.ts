/**
 * Ref that keeps an element as high as the space above the on-screen keyboard, so its buttons stay visible. Starts on
 * mount and stops on unmount.
 */
export function trackVisualViewport(layer: HTMLElement | null) {
  const viewport = window.visualViewport;
  if (!layer || !viewport) return;
  const resize = () => {
    // While pinch-zoomed the element keeps its size.
    if (viewport.scale > 1.01) return;
    layer.style.setProperty('--bk-viewport-height', `${viewport.height}px`);
    layer.style.setProperty('--bk-viewport-top', `${viewport.offsetTop}px`);
  };
  resize();
  viewport.addEventListener('resize', resize);
  viewport.addEventListener('scroll', resize);
  return () => {
    viewport.removeEventListener('resize', resize);
    viewport.removeEventListener('scroll', resize);
  };
}

/**
 * Keeps the layer as high as what the keyboard on the screen leaves, so that the buttons stay above it. As a ref: it
 * begins when the layer mounts and ends when it goes.
 */
export function trackVisualViewport(layer: HTMLElement | null) {
  const viewport = window.visualViewport;
  if (!layer || !viewport) return;
  const resize = () => {
    // Zoomed in by two fingers the reader looks at a part: the layer stays as it is.
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

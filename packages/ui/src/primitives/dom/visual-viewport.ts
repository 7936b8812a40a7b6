import { zoomOf } from './zoom.ts';

/**
 * Keeps an element as high as the space above the on-screen keyboard, so its buttons stay visible. Returns a function
 * that ends this.
 */
export function trackVisualViewport(layer: HTMLElement): () => void {
  const viewport = window.visualViewport;
  if (!viewport) return () => {};
  const resize = () => {
    // While pinch-zoomed the element keeps its size.
    if (viewport.scale > 1.01) return;
    // Without a keyboard the style sheet knows the height.
    const isSet = layer.style.getPropertyValue('--bk-viewport-height') !== '';
    const zoom = zoomOf(layer);
    if (!isSet && viewport.height === window.innerHeight && zoom === 1) return;
    layer.style.setProperty('--bk-viewport-height', `${viewport.height / zoom}px`);
    layer.style.setProperty('--bk-viewport-top', `${viewport.offsetTop / zoom}px`);
  };
  resize();
  viewport.addEventListener('resize', resize);
  viewport.addEventListener('scroll', resize);
  return () => {
    viewport.removeEventListener('resize', resize);
    viewport.removeEventListener('scroll', resize);
  };
}
